/// The rules for pages and pictures of a site; the themes' colours come behind them.
enum SiteStyleSheet {
    static let text = """
        /* Written by gomaui. */
        *{box-sizing:border-box}
        html{scroll-padding-top:72px;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--text);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
        a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:3px}
        a:hover{text-decoration-thickness:2px}
        :focus-visible{outline:3px solid var(--accent);outline-offset:2px}
        .skip{position:absolute;left:-9999px}
        .skip:focus{left:8px;top:8px;z-index:3;background:var(--page);padding:8px 12px}
        .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        header{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 24px;
          background:var(--card);border-bottom:1px solid var(--line)}
        @media (max-width:640px){html{scroll-padding-top:12px}header{position:static}}
        .brand{font-weight:700;font-size:18px;letter-spacing:.02em;text-decoration:none}
        header form{flex:1 1 140px;min-width:0;max-width:420px}
        header .theme{margin-left:auto;font-size:14px}
        input,select{font:inherit;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:6px;
          padding:5px 10px;max-width:100%}
        input[type=search]{width:100%}
        main{max-width:1280px;margin:0 auto;padding:24px}
        h1{font-size:34px;line-height:1.15;margin:8px 0 4px;overflow-wrap:anywhere}
        h2{font-size:21px;margin:40px 0 12px;overflow-wrap:anywhere}
        h3{font-size:16px;margin:0 0 4px;overflow-wrap:anywhere}
        h3 a{text-decoration:none}
        h3 a:hover{text-decoration:underline}
        p{margin:0 0 8px;overflow-wrap:anywhere}
        code,kbd{font-family:\(PictureSheet.fonts);font-size:.9em;overflow-wrap:anywhere}
        kbd{border:1px solid var(--line);border-radius:4px;padding:1px 6px;background:var(--card)}
        .lead{font-size:18px}
        .muted{color:var(--muted)}
        .tags{display:flex;flex-wrap:wrap;gap:6px;list-style:none;padding:0;margin:12px 0 0;font-size:14px}
        .tags a{display:block;border:1px solid var(--line);border-radius:99px;padding:1px 11px;text-decoration:none}
        .tags a:hover{border-color:var(--accent)}
        .guide{display:grid;grid-template-columns:minmax(0,1fr);gap:0 24px;max-width:900px;margin:24px 0 0}
        .guide dt{color:var(--muted);font-size:14px;padding-top:2px}
        .guide dd{margin:0 0 10px;overflow-wrap:anywhere}
        @media (min-width:640px){.guide{grid-template-columns:144px minmax(0,1fr)}}
        .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,360px),1fr));gap:16px;list-style:none;
          padding:0;margin:0}
        .card{position:relative;min-width:0;background:var(--card);border:1px solid var(--line);border-radius:10px;
          padding:14px 16px 16px;display:flex;flex-direction:column}
        .card:hover,.card:focus-within{border-color:var(--accent)}
        .card h3 a::after{content:"";position:absolute;inset:0;border-radius:10px}
        .card p{font-size:14px;margin-bottom:4px}
        .card p.muted:last-of-type{margin-bottom:10px}
        .preview{flex:1;display:grid;place-content:center;container-type:inline-size;min-height:110px;padding:10px;
          border-radius:6px;background:var(--page)}
        .preview .pic{--cell:min(13px,100cqi / var(--columns) / .61,180px / var(--rows) / 1.2)}
        .preview .pic path{shape-rendering:crispEdges}
        .results .cards{margin-top:20px}
        pre.code{overflow-x:auto;padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--card);
          font:13px/1.5 \(PictureSheet.fonts)}
        .wide{overflow-x:auto}
        .fields{font-size:14px}
        .fields th{white-space:nowrap}
        .fields td:last-child{min-width:240px}
        .recording img{display:block;width:100%;height:auto;border-radius:10px;border:1px solid var(--line)}
        .columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 40px}
        .body{min-width:0}
        .contents ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:20px 0 0;font-size:14px}
        @media (min-width:960px){
          .columns{grid-template-columns:200px minmax(0,1fr)}
          .contents{position:sticky;top:64px;align-self:start;max-height:calc(100vh - 80px);overflow-y:auto}
          .contents ul{display:block;margin-top:44px}
          .contents li{margin:0 0 6px}
        }
        .state{margin:0 0 28px}
        .state:target h3 a{text-decoration:underline;text-decoration-thickness:3px}
        .frame{overflow-x:auto;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--page)}
        .state p{color:var(--muted);font-size:14px}
        details{margin-top:6px;font-size:14px}
        summary{cursor:pointer;color:var(--muted)}
        details .frame{margin-top:8px}
        table{border-collapse:collapse;max-width:100%}
        th,td{text-align:left;vertical-align:top;padding:6px 18px 6px 0;border-bottom:1px solid var(--line);font-weight:400}
        thead th{color:var(--muted);font-size:14px}
        td{overflow-wrap:anywhere}
        .neighbours{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px;margin-top:48px}
        footer{max-width:1280px;margin:0 auto;padding:16px 24px 40px;color:var(--muted);font-size:14px}
        [hidden]{display:none!important}
        @media (max-width:480px){header,main,footer{padding-left:12px;padding-right:12px}.frame{padding:12px}h1{font-size:27px}}

        """ + HTMLPicture.styleSheet.joined(separator: "\n") + "\n"
}
