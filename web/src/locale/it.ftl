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
