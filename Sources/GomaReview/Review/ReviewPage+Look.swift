extension ReviewPage {
    /// The page around the pictures, in the colours of the theme that the reader's system asks for.
    static let look = """
        *{box-sizing:border-box}
        body{margin:0;background:var(--backgroundPrimary);color:var(--textPrimary);font:15px/1.5 system-ui,sans-serif}
        header{position:sticky;top:0;z-index:1;padding:.75rem 1.25rem;background:var(--backgroundSecondary);
        border-bottom:1px solid var(--separatorLine)}
        h1{font-size:1rem;margin:0}h2{font-size:1rem;margin:0}header p{margin:.1rem 0;color:var(--textSecondary)}
        form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.4rem 0}
        input[type=search]{flex:1 1 14rem;max-width:30rem;padding:.3rem .5rem;font:inherit;color:inherit;
        background:var(--backgroundPrimary);border:1px solid var(--separatorLine);border-radius:4px}
        label{white-space:nowrap}.keys{font-size:.8rem}kbd{border:1px solid var(--separatorLine);border-radius:3px;
        padding:0 .3em;font:inherit;color:var(--textPrimary)}
        main{padding:1rem 1.25rem 40vh}
        article{padding:.75rem;margin:0 0 1rem;border-left:3px solid transparent;scroll-margin-top:9rem}
        article.here{border-left-color:var(--highlightPrimary);background:var(--backgroundSecondary)}
        article[hidden]{display:none}
        .about{margin:.1rem 0 .5rem;color:var(--textSecondary)}
        .cluster{font:inherit;font-size:.8rem;color:inherit;background:none;border:1px solid var(--separatorLine);
        border-radius:1em;padding:0 .6em;cursor:pointer}.cluster.on{border-color:var(--highlightPrimary)}
        .sides{display:flex;flex-wrap:wrap;gap:1rem}
        figure{margin:0;max-width:100%;overflow-x:auto}figcaption{font-size:.8rem;color:var(--textSecondary)}
        pre{margin:0;font:14px/1.25 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .picture{background:var(--backgroundPrimary);padding:.25rem}
        .picture span{display:inline-block}.picture .w{width:2ch}
        body.marks .m{outline:1px solid var(--highlightPrimary);outline-offset:-1px}
        .lines{padding:.25rem 0}del,ins{text-decoration:none}del{color:var(--alertError)}ins{color:var(--alertSuccess)}
        .none{color:var(--textSecondary)}
        body.flip-before .after,body.flip-after .before,body.only-before .after,body.only-before .difference,
        body.only-after .before,body.only-after .difference,body.only-difference .before,
        body.only-difference .after{display:none}
        """

    /// Filter, keys and ways of looking; without scripts the page shows everything side by side.
    static let script = """
        const all=[...document.querySelectorAll('article')],body=document.body,filter=document.getElementById('filter');
        let here=-1,cluster='';const modes=['flip-before','flip-after','only-before','only-after','only-difference'];
        const words=all.map(a=>a.textContent.toLowerCase());
        const shown=()=>all.filter(a=>!a.hidden);
        function apply(){const asked=filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
        const known=[...document.querySelectorAll('input[name=kind]')];
        const off=new Set(known.filter(i=>!i.checked).map(i=>i.value));
        all.forEach((a,i)=>{const kinds=a.dataset.kinds.split(' ').filter(Boolean);
        const kept=kinds.length===0||kinds.some(k=>!off.has(k));
        a.hidden=!(kept&&asked.every(w=>words[i].includes(w))&&(!cluster||a.dataset.clusters.split(' ').includes(cluster)));});
        document.querySelectorAll('.cluster').forEach(b=>b.classList.toggle('on',b.dataset.cluster===cluster));
        document.getElementById('count').textContent=shown().length+' of '+all.length;}
        function go(step){const list=shown();if(!list.length)return;
        let at=list.indexOf(all[here]);at=at<0?(step>0?0:list.length-1):Math.min(list.length-1,Math.max(0,at+step));
        all.forEach(a=>a.classList.remove('here'));list[at].classList.add('here');here=all.indexOf(list[at]);
        list[at].scrollIntoView({block:'start'});}
        function mode(name){modes.forEach(m=>body.classList.remove(m));if(name)body.classList.add(name);}
        document.addEventListener('keydown',e=>{
        if(e.target===filter){if(e.key==='Escape'||e.key==='Enter'){filter.blur();e.preventDefault();}return;}
        if(e.ctrlKey||e.metaKey||e.altKey)return;
        const act={j:()=>go(1),ArrowDown:()=>go(1),k:()=>go(-1),ArrowUp:()=>go(-1),s:()=>mode(''),b:()=>mode('only-before'),
        n:()=>mode('only-after'),d:()=>mode('only-difference'),m:()=>body.classList.toggle('marks'),'/':()=>filter.focus(),
        ' ':()=>mode(body.classList.contains('flip-before')?'flip-after':'flip-before'),
        Escape:()=>{filter.value='';cluster='';mode('');apply();}}[e.key];
        if(act){act();e.preventDefault();}});
        filter.addEventListener('input',apply);
        document.querySelectorAll('input[name=kind]').forEach(i=>i.addEventListener('change',apply));
        document.querySelector('form').addEventListener('submit',e=>e.preventDefault());
        document.querySelectorAll('.cluster').forEach(b=>b.addEventListener('click',()=>{
        cluster=cluster===b.dataset.cluster?'':b.dataset.cluster;apply();}));
        body.classList.add('marks');apply();
        """
}
