### Le parole della pagina in italiano. I messaggi della casa e del gioco si aggiungono a questi.

page-tagline = giochi da tavolo con segreti
page-language = Lingua
page-home = Tutti i giochi
page-menu = Menu
page-rules = regole
page-clock-left = tempo che resta
page-skip = Vai alla tua mossa
page-close = Chiudi
page-copy = Copia
page-copied = Copiato
page-retry = Riprova

## La sala

page-what-tonight = A che cosa giochiamo stasera?
page-chosen = scelto
page-players = { $few ->
    [true] { $from } giocatori
   *[false] { $from }–{ $to } giocatori
}
page-set-table = Prepara il tavolo
page-your-name = Il tuo nome
page-name-hint = come lo vedranno gli altri
page-name-missing = Prima scrivi un nome, così gli altri sanno chi sei.
page-seats = Posti
page-seats-range = da { $from } a { $to }
page-fewer = uno in meno
page-more = uno in più
page-you-host = tu, il tuo tavolo
page-free = Libero
page-send-link = manda il link
page-bots-play = I bot giocano
page-bots-quick = pensando
page-bots-search = pensando a lungo
page-bots-random = a caso
page-bots-hint = Le sedie che restano libere vanno ai bot quando cominci.
page-open-table = Apri il tavolo
page-join = Raggiungi un tavolo
page-join-hint = Hai ricevuto un codice? Scrivilo qui.
page-code = Codice del tavolo
page-go = Vai
page-recent = Riprendi
page-recent-none = Qui compaiono i tavoli a cui ti siedi o che guardi.
page-forget = Dimentica questo tavolo
page-resume = Riprendi
page-look = Guarda
page-status-open = non ancora cominciata
page-status-playing = in corso
page-status-over = finita
page-yes = sì
page-no = no
page-no-games = I giochi non si possono caricare.
page-credits = Icone degli autori di game-icons.net, CC BY 3.0.

## Prima della partita

page-table-of = Tavolo { $code }
page-waiting-room = Chi arriva?
page-invite = Invita
page-invite-hint = Chi apre il link si siede, o guarda. Senza iscrizione.
page-your-link = Il tuo link
page-your-link-hint = Apre il tuo posto su un altro dispositivo. Tienilo per te.
page-start = Comincia la partita
page-start-with-bots = { $free ->
    [0] Comincia la partita
    [one] Comincia: un bot prende la sedia libera
   *[other] Comincia: i bot prendono le { $free } sedie libere
}
page-wait-for-host = La partita la comincia { $name }.
page-sit-here = Siediti qui
page-sit-down = Siediti
page-watch = Guarda
page-watching = Stai guardando
page-watchers = { $count ->
    [0] nessuno guarda
    [one] 1 guarda
   *[other] { $count } guardano
}
page-full = Le sedie sono tutte occupate. Puoi guardare.
page-running = La partita è in corso. Puoi guardare.
page-take-seat = Prendi una sedia
page-bot = bot
page-here = c’è
page-away = non c’è
page-you = tu
page-settings = Com’è questo tavolo
page-dice = Dadi onesti
page-dice-hint = I dadi seguono da un segreto. Questa è la sua impronta; il segreto si mostra a fine partita, e chiunque può controllare ogni tiro.
page-secret = Il segreto

## Il tavolo

page-at-table = Al tavolo
page-side = Diario, parole e regole
page-waiting-for = Si attende: { $names }
page-waiting-all = Si attendono tutti
page-waiting-me = te
page-no-wait = Non si attende nessuno
page-night-all = È notte: questa pagina la vedono tutti.
page-is-choosing = sta scegliendo…
page-your-turn = tocca a te
page-seat-lives = { $lives ->
    [one] 1 vivo
   *[other] { $lives } vivi
}
page-seat-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
page-your-move = Tocca a te
page-wait = Attendi
page-over = La fine
page-why = perché?
page-let-go = Lascia
page-do-it = Conferma
page-confirm = Conferma: { $choice }
page-then = poi
page-choices = Scelte
page-pick-more = Continua: scegli sul tabellone o tra i pulsanti.
page-answered = La tua risposta: { $choice }. Puoi cambiarla finché il tempo corre.
page-sending = In arrivo…
page-seconds = { $seconds ->
    [one] secondo
   *[other] secondi
}
page-yours = Le tue
page-for-your-eyes = Solo per te
page-cover = Copri
page-show = Mostra
page-covered = coperta
page-nothing-known = Non sai niente che gli altri non sappiano.
page-log = Cronaca
page-log-empty = Non è ancora successo niente.
page-since = da quando hai guardato
page-talk = Parole
page-talk-empty = Nessuno ha ancora detto niente.
page-talk-write = Di’ qualcosa al tavolo
page-talk-send = Invia
page-talk-to = A chi
page-talk-all = A tutti
page-talk-closed = Adesso non si parla.
page-talk-closed-why = Riapre quando le regole lo permettono.
page-talk-watching = Chi guarda ascolta.
page-rules-tab = Regole
page-rules-search = Cerca nelle regole
page-rules-none = Nessuna regola parla di «{ $text }».
page-rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
page-board = Tabellone
page-board-words = Il tabellone a parole
page-on-it = { $place }: { $things }
page-table-tab = Tavolo
page-seats-tab = Posti
page-zoom-in = Più vicino
page-zoom-out = Più lontano
page-zoom-reset = Tutto il tabellone
page-steps = Fasi del turno
page-result = Com’è finita
page-see-board = Guarda il tabellone
page-see-result = Guarda com’è finita
page-player = giocatore
page-new-table = Un nuovo tavolo
page-track = { $what }: { $value }
page-track-of = { $what }: { $value } di { $of }
page-piece-of = { $thing } ({ $name })
page-several = { $thing } × { $count }

## Guai

page-lost = La connessione è caduta. Riprovo…
page-lost-in = La connessione è caduta. Riprovo tra { $seconds } s.
page-gone = Questo tavolo non si raggiunge più.
page-connecting = Si va al tavolo…
page-no-connection = Il server non risponde. C’è rete?
page-something-wrong = Non ha funzionato. Riprova, o ricarica la pagina.
page-refused = Adesso non si può.
problem-no-such-table = Non c’è un tavolo con questo codice. Ricontrolla il link.
problem-rules-changed = Questa partita è cominciata con regole più vecchie: con quelle di oggi non può continuare né essere rivista. La registrazione è conservata.
problem-bad-token = Questo link non tiene un posto a questo tavolo. Puoi prendere una sedia libera, o guardare.
problem-not-understood = Il server non ha capito la pagina. Ricaricala.
problem-no-talk-now = Adesso non si parla.
problem-not-yours = Può farlo solo chi siede lì.
problem-too-long = È troppo lungo.
problem-seat-taken = Qualcuno ha fatto prima: quella sedia è occupata.
problem-bad-name = Questo nome non si può usare. Scrivi delle lettere, al massimo 40.
problem-already-started = La partita è già cominciata. Puoi guardare.
problem-name-taken = Qui qualcuno ha già quel nome. Scegline un altro.

## Segni che il tema LupusBURG dipinge su una casa

mark-house-0 = D
mark-house-1 = S

# boards, cards, dice

page-boards = Tabelloni
page-board-keys = Le frecce spostano il tabellone, + e − lo avvicinano o lo allontanano, 0 lo mostra intero. Con Tab si va a ciò che si può scegliere; lì le frecce passano dall’uno all’altro e Invio sceglie.
page-zoom = Più vicino e più lontano
page-zoom-lit = Dove posso scegliere
page-map-coming = Si apre la mappa…
page-map-lost = La mappa non è arrivata.
page-layers = Sopra il tabellone
page-at-cost = { $what }, costo { $cost }
page-ghost = qui lo vedi solo tu
page-zones = Fuori dal tabellone
page-zones-show = Mostra ciò che sta fuori dal tabellone
page-zones-hide = Ripiega ciò che sta fuori dal tabellone
page-zone = { $zone }: { $count }
page-zone-empty = niente
page-read-card = Leggi { $card }
page-roll = Il lancio
page-rolled = È uscito: { $faces }
page-odds = Quanto è probabile
page-closed = ora non si può; tocca per sapere perché
page-pick-on-board = Scegli sul tabellone: sono troppe per un elenco.

# table features

## Dichiarazioni

page-claims = Chi dice cosa
page-claims-one = Dichiarazione
page-claim = Dichiara…
page-claim-what = Che cosa dici al tavolo?
page-claim-hint = Ognuno la legge nella sua lingua. Non dev’essere vera.
page-claims-none = Nessuno ha ancora dichiarato niente.
page-claims-none-now = Adesso non c’è niente da dichiarare.
page-claims-before = { $count ->
    [one] prima diceva
   *[other] prima diceva ({ $count })
}
page-back = Indietro

## Annullare, pausa, bot al posto tuo

page-undo = Riprendi la tua ultima mossa
page-undo-short = annulla
page-pause = Metti in pausa
page-paused = In pausa
page-paused-hint = Il tempo è fermo e nessuno muove. Chi è pronto riprende.
page-go-on = Riprendi
page-standin = Fai giocare un bot per me
page-standin-other = fai giocare un bot
page-take-back = Riprendi il tuo posto
page-bot-for = un bot gioca per { $name }
page-bot-stands-in = gioca un bot
page-bot-plays-you = Un bot sta giocando per te.
page-proposal = Si chiede a tutti
page-proposal-undo = { NAME($by) } vorrebbe riprendere l’ultima mossa.
page-proposal-pause = { NAME($by) } vorrebbe una pausa.
page-proposal-standin = { NAME($by) } propone che un bot giochi per { NAME($seat) }.
page-proposal-open = Devono ancora rispondere: { $names }
page-agree = D’accordo
page-agree-all = Siamo d’accordo
page-disagree = Meglio di no
page-withdraw = Ritira
page-sound-on = Suoni accesi
page-sound-off = Suoni spenti
page-drum = Tamburella sul tavolo

## Ancora una

page-rematch = Ancora una
page-follow = Alla prossima partita
page-next-waits = La prossima partita è pronta.
page-series = { $games ->
    [one] La serata fin qui: 1 partita
   *[other] La serata fin qui: { $games } partite
}

## Chi condivide un dispositivo

page-hotseat = In più persone su questo dispositivo
page-hotseat-name = il nome
page-hotseat-add = Aggiungi qualcuno
page-hotseat-drop = Togli
page-hotseat-hint = Vi passate il dispositivo. Tra una persona e l’altra è tutto coperto.
page-hotseat-clocks = Il tempo corre mentre vi passate il dispositivo. Per voi è meglio un tavolo senza tempo.
page-on-device = su questo dispositivo
page-pass = passa
page-pass-to = Passa il dispositivo a
page-pass-hint = Gli altri guardano altrove.
page-pass-idle = Non si attende nessuno di voi. Chi vuole può guardare che cosa sa.
page-pass-ready = Sono { $name }: mostra
page-pass-other = Vuole guardare qualcun altro?
page-pass-next = Poi tocca a { $name }. Passa il dispositivo quando hai letto tutto.

## Impostazioni

page-pace = Tempo
page-pace-printed = da regole
page-pace-slow = con calma
page-pace-none = nessuno
page-pace-printed-hint = I tempi del regolamento
page-pace-slow-hint = Il triplo di quelli del regolamento
page-pace-none-hint = Ognuno ci mette quanto vuole
page-qr = Il link dell’invito, da fotografare
page-share = Condividi
page-share-text = Vieni a giocare a { $title }

## Rivedere la partita

page-replay = Rivedi la partita
page-replay-short = rivedi
page-replay-now = proprio adesso
page-replay-first = All’inizio
page-replay-prev = Un passo indietro
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-play = Fai scorrere
page-replay-stop = Ferma
page-replay-moment = Momento
page-replay-of = { $at } di { $of }
page-replay-eyes = Con gli occhi di chi
page-replay-all = Tutto scoperto
page-replay-watcher = Occhi di chi guarda
page-replay-as = Occhi di { $name }
page-replay-copy = Copia il link
page-replay-record = Verbale
page-to-table = Al tavolo

## I dadi

page-fingerprint = Impronta del segreto
page-verify-title = I dadi erano onesti?
page-verify = Controlla i dadi
page-dice-fair = { $count ->
    [0] In questa partita il caso non ha avuto parte.
    [one] L’unica mossa del caso segue dal segreto.
   *[other] Tutte le { $count } mosse del caso seguono dal segreto.
}
page-dice-wrong = Non tutte le mosse del caso seguono dal segreto. Sbagliate: { $wrong }.
page-dice-same = L’ha calcolato il tuo browser: il segreto ha proprio l’impronta mostrata a questo dispositivo all’inizio.
page-dice-matches = L’ha calcolato il tuo browser: il segreto ha proprio l’impronta pubblicata.
page-dice-other = Il segreto non ha l’impronta pubblicata all’inizio.
page-dice-unchecked = Su questa connessione il tuo browser non può calcolare l’impronta; l’ha confrontata il server.

## Altri guai

problem-not-over = Questa partita non è finita. Si potrà rivedere alla fine.
problem-no-such-viewer = Lì non sedeva nessuno.
problem-no-such-moment = La partita non è durata tanto.
problem-nothing-to-undo = Adesso non c’è una tua mossa da riprendere.
problem-not-now = Adesso non si può.
problem-no-claims = In questo gioco non si fanno dichiarazioni.
refusal-paused = Il tavolo è in pausa. Prima bisogna riprendere.
refusal-bot-plays = Un bot sta giocando per te. Prima riprendi il tuo posto.
refusal-table-changed = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refusal-not-started = La partita non è cominciata.
refusal-unclear = La pagina ha chiesto qualcosa che il tavolo non conosce.

## Risposte che restano

page-standing = La prossima volta:
page-standing-never = chiedimelo
page-standing-nothing = passa, se non ho niente da giocare
page-standing-always = passa sempre
page-standing-end = Chiedimelo di nuovo
