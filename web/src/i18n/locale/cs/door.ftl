# The games in this browser's own tab, without a server.

door-opening = Připravujeme hry: { $percent } %
door-newer = Je tu novější verze. Vaše partie zůstanou, jak jsou.
door-newer-take = Načíst ji
door-memory = Tento prohlížeč si tu nic neukládá: po zavření karty se partie ztratí. Otevřete běžné okno, nebo této stránce povolte ukládání dat.
door-again = Zkusit znovu
door-second-tab = Bogwood už je otevřený na jiné kartě a partie může ukládat jen jedna. Pokračujte tam, nebo ji zavřete: tato stránka pak naváže sama.
door-newer-store = Vaše partie uložila novější verze Bogwoodu než tato. Načtěte stránku znovu, až budete připojeni; nic se nezměnilo.
door-broken-store = Soubor s vašimi partiemi nejde přečíst. Nic se nezměnilo; zkuste to znovu, nebo restartujte prohlížeč.
door-no-wasm = Tento prohlížeč nemá WebAssembly, bez kterého hry nefungují. Použijte aktuální verzi prohlížeče Firefox, Chrome, Edge nebo Safari.
door-broken = Hry se nepodařilo spustit. Při první návštěvě zkontrolujte připojení, uvolněte paměť a zkuste to znovu.
door-save = Uložit partii do souboru
door-open = Otevřít uloženou partii
door-no-record = Tento soubor není uložená partie.
