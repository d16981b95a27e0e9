### Conclave in italiano. $named è un posto, oppure none per chi si è astenuto.

game-blurb = Tra voi c’è un impostore, e uno di voi lo sa. Due votazioni per cacciarlo; ma chi parla troppo chiaro la paga.

title = { $read ->
    [0] Prima votazione
    [1] Seconda votazione
   *[2] La fine
}

## Che cosa succede

event-dealt = { $impostor ->
    [none] Sei leale. Qualcuno qui non lo è.
   *[other] { ME($impostor) ->
        [yes] L’impostore sei tu. Qualcuno qui lo sa.
       *[no] Il testimone sei tu: l’impostore è { NAME($impostor) }. Non farti scoprire.
    }
}
event-voted = { ME($seat) ->
    [yes] { $named ->
        [none] Non hai fatto nomi.
       *[other] Hai fatto il nome di { NAME($named) }.
    }
   *[no] { $named ->
        [none] { NAME($seat) } non ha fatto nomi.
       *[other] { ME($named) ->
            [yes] { NAME($seat) } ha fatto il tuo nome.
           *[no] { NAME($seat) } ha fatto il nome di { NAME($named) }.
        }
    }
}
event-end = { ME($impostor) ->
    [yes] { $reason ->
        [survived] L’impostore sei tu, e nessuno ti caccia.
        [revenge] Ti cacciano, e uscendo punti il dito sul testimone.
       *[expelled] Ti cacciano, e non hai trovato il testimone.
    }
   *[no] { $reason ->
        [survived] L’impostore è { NAME($impostor) }, e nessuno lo caccia.
        [revenge] L’impostore, { NAME($impostor) }, è cacciato, ma uscendo punta il dito sul testimone.
       *[expelled] L’impostore, { NAME($impostor) }, è cacciato senza aver trovato il testimone.
    }
} { ME($witness) ->
    [yes] Il testimone sei tu.
   *[no] Il testimone è { NAME($witness) }.
}

## Che cosa ti si chiede

prompt-name = Chi deve uscire? Fa’ un nome, oppure astieniti.
prompt-over = La partita è finita.
wait-votes = Si vota.

## Che cosa puoi fare

move-name = { NAME($seat) }
move-abstain = Astieniti

## Che cosa sai

note-impostor = { ME($seat) ->
    [yes] L’impostore sei tu. Il testimone lo sa: se ti cacciano, vinci solo facendo il suo nome.
   *[no] L’impostore è { NAME($seat) }.
}
note-witness = { ME($seat) ->
    [yes] Il testimone sei tu. Se l’impostore ti scopre, cacciarlo non serve.
   *[no] Il testimone è { NAME($seat) }.
}

## Com’è finita

result-survived = { ME($impostor) ->
    [yes] Hai vinto: nessuno ti ha fermato.
   *[no] Vince l’impostore, { NAME($impostor) }: nessuno l’ha fermato.
}
result-revenge = { ME($impostor) ->
    [yes] Hai vinto: hai trovato il testimone, { NAME($witness) }.
   *[no] Vince l’impostore, { NAME($impostor) }: ha trovato il testimone, { ME($witness) ->
        [yes] cioè te.
       *[no] { NAME($witness) }.
    }
}
result-expelled = { ME($impostor) ->
    [yes] Vincono i leali: tu sei fuori, e il testimone, { NAME($witness) }, è rimasto nascosto.
   *[no] Vincono i leali: l’impostore, { NAME($impostor) }, è fuori, e il testimone, { ME($witness) ->
        [yes] cioè tu, è rimasto nascosto.
       *[no] { NAME($witness) }, è rimasto nascosto.
    }
}

## Perché una mossa è rifiutata

refusal-game-over = La partita è finita: nessuno muove più.
refusal-not-asked = Il tavolo non aspetta te: il voto dato non si cambia.
refusal-not-yourself = Non puoi fare il tuo stesso nome.
refusal-no-such-choice = Puoi fare il nome di un altro a questo tavolo, per esempio «name 0», oppure «abstain».

## Nei rapporti del laboratorio
side-impostor = l’impostore
side-loyal = gli altri
end-survived = l’impostore resta
end-revenge = il testimone è cacciato
end-expelled = l’impostore è cacciato
