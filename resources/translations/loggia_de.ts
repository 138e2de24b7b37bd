<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>BoardPlay</name>
    <message>
        <source>Boxes: %1 to %2.</source>
        <translation>Kästchen: %1 zu %2.</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>untere Reihe</translation>
    </message>
    <message>
        <source>upper row</source>
        <translation>obere Reihe</translation>
    </message>
    <message>
        <source>solid lines</source>
        <translation>durchgezogene Linien</translation>
    </message>
    <message>
        <source>dashed lines</source>
        <translation>gestrichelte Linien</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>senkrecht</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>waagerecht</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>discs</source>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>Plays %1</source>
        <translation>Zug: %1</translation>
    </message>
    <message>
        <source>There is nothing to take here.</source>
        <translation>Hier gibt es nichts zu nehmen.</translation>
    </message>
    <message>
        <source>You cannot take %1 here.</source>
        <translation>%1 kann man hier nicht nehmen.</translation>
    </message>
    <message>
        <source>This square is already eaten.</source>
        <translation>Dieses Stück ist schon gegessen.</translation>
    </message>
    <message>
        <source>This square is poisoned.</source>
        <translation>Dieses Stück ist vergiftet.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>Spalte %1 ist voll.</translation>
    </message>
    <message>
        <source>There is no pin here.</source>
        <translation>Hier steht kein Kegel.</translation>
    </message>
    <message>
        <source>Knock down two pins that stand side by side.</source>
        <translation>Zwei Kegel umwerfen, die nebeneinander stehen.</translation>
    </message>
    <message>
        <source>First choose the stone to move.</source>
        <translation>Zuerst den Stein wählen, der ziehen soll.</translation>
    </message>
    <message>
        <source>This stone cannot move.</source>
        <translation>Dieser Stein kann nicht ziehen.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Dieses Feld ist besetzt.</translation>
    </message>
    <message>
        <source>Cancels the choice</source>
        <translation>Hebt die Auswahl auf</translation>
    </message>
    <message>
        <source>Chooses this car</source>
        <translation>Wählt dieses Auto</translation>
    </message>
    <message>
        <source>The chosen car cannot move there.</source>
        <translation>Das gewählte Auto kann nicht dorthin ziehen.</translation>
    </message>
    <message>
        <source>First choose one of your cars.</source>
        <translation>Zuerst eines deiner Autos wählen.</translation>
    </message>
    <message>
        <source>This car cannot move.</source>
        <translation>Dieses Auto kann nicht ziehen.</translation>
    </message>
    <message>
        <source>row %1: eaten</source>
        <translation>Reihe %1: gegessen</translation>
    </message>
    <message>
        <source>row %1: 1 square</source>
        <translation>Reihe %1: 1 Stück</translation>
    </message>
    <message>
        <source>row %1: %2 squares</source>
        <translation>Reihe %1: %2 Stücke</translation>
    </message>
    <message>
        <source>pile %1: no stones</source>
        <translation>Haufen %1: keine Steine</translation>
    </message>
    <message>
        <source>pile %1: 1 stone</source>
        <translation>Haufen %1: 1 Stein</translation>
    </message>
    <message>
        <source>pile %1: %2 stones</source>
        <translation>Haufen %1: %2 Steine</translation>
    </message>
    <message>
        <source>pile %1, stone %2</source>
        <translation>Haufen %1, Stein %2</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <translation>Reihe %1, Stück %2</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>store of player %1</source>
        <translation>Sammelmulde von Spieler %1</translation>
    </message>
    <message>
        <source>player %1, pit %2</source>
        <translation>Spieler %1, Mulde %2</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>lines of player %1 to %2</source>
        <translation>Linien von Spieler %1 zu %2</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>keine Linien</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 Samen</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Samen</translation>
    </message>
    <message>
        <source>eaten</source>
        <translation>gegessen</translation>
    </message>
    <message>
        <source>open box</source>
        <translation>offenes Kästchen</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>helles Feld</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>keine Linie</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>king of player 1</source>
        <translation>Dame von Spieler 1</translation>
    </message>
    <message>
        <source>king of player 2</source>
        <translation>Dame von Spieler 2</translation>
    </message>
    <message>
        <source>closed box</source>
        <translation>geschlossenes Kästchen</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>Schokolade</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>pins %1 and %2: both stand</source>
        <translation>Kegel %1 und %2: beide stehen</translation>
    </message>
    <message>
        <source>pins %1 and %2: not both stand</source>
        <translation>Kegel %1 und %2: nicht beide stehen</translation>
    </message>
    <message>
        <source>pin %1: stands</source>
        <translation>Kegel %1: steht</translation>
    </message>
    <message>
        <source>pin %1: fallen</source>
        <translation>Kegel %1: umgefallen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, last move</source>
        <translation>, letzter Zug</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Choose one of your pits that has seeds.</source>
        <translation>Eine deiner Mulden wählen, in der Samen liegen.</translation>
    </message>
    <message>
        <source>This line is already drawn.</source>
        <translation>Diese Linie ist schon gezeichnet.</translation>
    </message>
    <message>
        <source>Click between two dots.</source>
        <translation>Zwischen zwei Punkte klicken.</translation>
    </message>
    <message>
        <source>This point is already joined to all others.</source>
        <translation>Dieser Punkt ist schon mit allen anderen verbunden.</translation>
    </message>
    <message>
        <source>Only the dark squares are used.</source>
        <translation>Gespielt wird nur auf den dunklen Feldern.</translation>
    </message>
    <message>
        <source>First choose one of your pieces.</source>
        <translation>Zuerst eine deiner Figuren wählen.</translation>
    </message>
    <message>
        <source>This %1 cannot move.</source>
        <translation>Dieser %1 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>This stone cannot be removed.</source>
        <translation>Dieser Stein kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>A disc here would not turn any disc.</source>
        <translation>Ein Stein hier würde keinen Stein umdrehen.</translation>
    </message>
    <message>
        <source>There is no room for a domino here.</source>
        <translation>Hier ist kein Platz für einen Dominostein.</translation>
    </message>
    <message>
        <source>Passes: no disc can be placed</source>
        <translation>Passt: Es kann kein Stein gelegt werden</translation>
    </message>
    <message>
        <source>Chooses this %1</source>
        <translation>Wählt aus: %1</translation>
    </message>
    <message>
        <source>The chosen %1 cannot move there.</source>
        <translation>Der gewählte %1 kann nicht dorthin ziehen.</translation>
    </message>
    <message>
        <source>box of player %1</source>
        <translation>Kästchen von Spieler %1</translation>
    </message>
</context>
<context>
    <name>ChoiceTree</name>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>%1 chooses %2 in turn %3</source>
        <translation>%1 wählt %2 in Zug %3</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>E wins</source>
        <translation>E gewinnt</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>A gewinnt</translation>
    </message>
    <message>
        <source>the position shown</source>
        <translation>die gezeigte Stellung</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1; %2 gewinnt</translation>
    </message>
    <message>
        <source>Tree of the choices</source>
        <translation>Baum der Entscheidungen</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the formula is true</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the formula is false</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>the formula is true</source>
        <translation>die Formel ist wahr</translation>
    </message>
    <message>
        <source>the formula is false</source>
        <translation>die Formel ist falsch</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show a strong move, with the reasons for it.</source>
        <translation>Einen starken Zug zeigen, mit Begründung.</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Evaluate every column and draw the evaluation graph.</source>
        <translation>Jede Spalte bewerten und die Bewertungskurve zeichnen.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop the computation.</source>
        <translation>Die Berechnung anhalten.</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>Make the computer move in this position. If it is thinking, it plays the best move found so far.</source>
        <translation>Den Computer in dieser Stellung ziehen lassen. Denkt er gerade nach, spielt er den besten bisher gefundenen Zug.</translation>
    </message>
    <message>
        <source>S&amp;wap Sides</source>
        <translation>Seiten &amp;tauschen</translation>
    </message>
    <message>
        <source>Swap the players&apos; colours.</source>
        <translation>Die Farben der Spieler tauschen.</translation>
    </message>
    <message>
        <source>S&amp;et Up a Position</source>
        <translation>Stellung auf&amp;bauen</translation>
    </message>
    <message>
        <source>Place the stones yourself. Only positions that can occur in a game can be played.</source>
        <translation>Die Steine selbst setzen. Nur Stellungen, die in einem Spiel vorkommen können, lassen sich spielen.</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>Näch&amp;ster Fehler</translation>
    </message>
    <message>
        <source>Go to the next mistake, a move that gave away points according to the analysis.</source>
        <translation>Zum nächsten Fehler gehen, einem Zug, der laut Analyse Punkte verschenkt hat.</translation>
    </message>
    <message>
        <source>Pre&amp;vious Mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>Go to the previous mistake, a move that gave away points according to the analysis.</source>
        <translation>Zum vorigen Fehler gehen, einem Zug, der laut Analyse Punkte verschenkt hat.</translation>
    </message>
    <message>
        <source>&amp;Copy the Moves</source>
        <translation>Züge &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the moves as column numbers, for example &quot;moves: 4 4 3&quot;.</source>
        <translation>Die Züge als Spaltennummern kopieren, zum Beispiel „moves: 4 4 3“.</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Erste Stellung</translation>
    </message>
    <message>
        <source>Go to the start of the game.</source>
        <translation>Zum Anfang des Spiels gehen.</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Go back by one move.</source>
        <translation>Um einen Zug zurückgehen.</translation>
    </message>
    <message>
        <source>One Move F&amp;orward</source>
        <translation>Einen Zug v&amp;or</translation>
    </message>
    <message>
        <source>Go forward by one move.</source>
        <translation>Um einen Zug vorgehen.</translation>
    </message>
    <message>
        <source>Las&amp;t Position</source>
        <translation>Letzte Stell&amp;ung</translation>
    </message>
    <message>
        <source>Go to the end of the game.</source>
        <translation>Zum Ende des Spiels gehen.</translation>
    </message>
    <message>
        <source>Show the better value, with the reasons for it.</source>
        <translation>Den besseren Wert zeigen, mit Begründung.</translation>
    </message>
    <message>
        <source>Line of Best Pla&amp;y</source>
        <translation>Beste Zug&amp;folge</translation>
    </message>
    <message>
        <source>Add the moves of perfect players from here on, so that you can step through them.</source>
        <translation>Werte anfügen, mit denen perfekte Spieler von hier aus weiterspielen; sie lassen sich schrittweise durchgehen.</translation>
    </message>
    <message>
        <source>&amp;Who Wins?</source>
        <translation>&amp;Wer gewinnt?</translation>
    </message>
    <message>
        <source>Show who wins with perfect play, and why (spoiler).</source>
        <translation>Zeigen, wer bei perfektem Spiel gewinnt und warum (verrät die Lösung).</translation>
    </message>
    <message>
        <source>Choose &amp;0</source>
        <translation>&amp;0 wählen</translation>
    </message>
    <message>
        <source>Set the next variable to 0.</source>
        <translation>Die nächste Variable auf 0 setzen.</translation>
    </message>
    <message>
        <source>Choose &amp;1</source>
        <translation>&amp;1 wählen</translation>
    </message>
    <message>
        <source>Set the next variable to 1.</source>
        <translation>Die nächste Variable auf 1 setzen.</translation>
    </message>
    <message>
        <source>Choose for &amp;Me</source>
        <translation>Für &amp;mich wählen</translation>
    </message>
    <message>
        <source>Make the computer choose the next value.</source>
        <translation>Den Computer den nächsten Wert wählen lassen.</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Noch einmal &amp;spielen</translation>
    </message>
    <message>
        <source>Start again without any values.</source>
        <translation>Ohne Werte von vorn beginnen.</translation>
    </message>
    <message>
        <source>&amp;Random Game</source>
        <translation>Zufallsspie&amp;l</translation>
    </message>
    <message>
        <source>Make a random game with the settings of the Random tab and a new seed.</source>
        <translation>Ein Zufallsspiel mit den Einstellungen im Reiter „Zufall“ und einem neuen Startwert erzeugen.</translation>
    </message>
    <message>
        <source>Normalise &amp;the Formula</source>
        <translation>Formel &amp;normalisieren</translation>
    </message>
    <message>
        <source>Rewrite the formula in the game&apos;s syntax.</source>
        <translation>Die Formel in der Syntax des Spiels schreiben.</translation>
    </message>
    <message>
        <source>Copy as &amp;Unicode</source>
        <translation>Als &amp;Unicode kopieren</translation>
    </message>
    <message>
        <source>Copy the formula with the signs ∧, ∨ and ¬.</source>
        <translation>Die Formel mit den Zeichen ∧, ∨ und ¬ kopieren.</translation>
    </message>
    <message>
        <source>Copy as LaTe&amp;X</source>
        <translation>Als LaTe&amp;X kopieren</translation>
    </message>
    <message>
        <source>Copy the formula as LaTeX source.</source>
        <translation>Die Formel als LaTeX-Quelltext kopieren.</translation>
    </message>
    <message>
        <source>Copy the &amp;Drawing</source>
        <translation>Zeichnung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the tree as text, root on the left.</source>
        <translation>Den Baum als Text kopieren, Wurzel links.</translation>
    </message>
    <message>
        <source>Show the Drawin&amp;g</source>
        <translation>Zeichnung zei&amp;gen</translation>
    </message>
    <message>
        <source>Show the tree as text beside the picture, root on the left.</source>
        <translation>Den Baum als Text neben dem Bild zeigen, Wurzel links.</translation>
    </message>
    <message>
        <source>&amp;Fold the Tree</source>
        <translation>Baum &amp;einklappen</translation>
    </message>
    <message>
        <source>Show only the top of the tree.</source>
        <translation>Nur den oberen Teil des Baums zeigen.</translation>
    </message>
    <message>
        <source>U&amp;nfold the Tree</source>
        <translation>&amp;Baum ausklappen</translation>
    </message>
    <message>
        <source>Show the whole tree.</source>
        <translation>Den ganzen Baum zeigen.</translation>
    </message>
    <message>
        <source>Fit the Tre&amp;e</source>
        <translation>Baum e&amp;inpassen</translation>
    </message>
    <message>
        <source>Fit the tree into the window.</source>
        <translation>Den Baum in das Fenster einpassen.</translation>
    </message>
    <message>
        <source>Next B&amp;lunder</source>
        <translation>Nä&amp;chster Patzer</translation>
    </message>
    <message>
        <source>Go to the next turn that gave the win away. They are known when the game is over or Who Wins? is on.</source>
        <translation>Zum nächsten Zug gehen, der den Sieg verschenkt hat. Die Patzer sind bekannt, wenn das Spiel zu Ende oder „Wer gewinnt?“ eingeschaltet ist.</translation>
    </message>
    <message>
        <source>Pre&amp;vious Blunder</source>
        <translation>&amp;Voriger Patzer</translation>
    </message>
    <message>
        <source>Go to the previous turn that gave the win away.</source>
        <translation>Zum vorigen Zug gehen, der den Sieg verschenkt hat.</translation>
    </message>
    <message>
        <source>Before the F&amp;irst Turn</source>
        <translation>Vor den e&amp;rsten Zug</translation>
    </message>
    <message>
        <source>One Turn &amp;Back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Go back by one turn.</source>
        <translation>Einen Zug zurückgehen.</translation>
    </message>
    <message>
        <source>One Turn F&amp;orward</source>
        <translation>Einen Zug v&amp;or</translation>
    </message>
    <message>
        <source>Go forward by one turn.</source>
        <translation>Einen Zug vorgehen.</translation>
    </message>
    <message>
        <source>&amp;After the Last Turn</source>
        <translation>&amp;Hinter den letzten Zug</translation>
    </message>
    <message>
        <source>Show a best move, with the reason for it.</source>
        <translation>Einen besten Zug zeigen, mit Begründung.</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>Show who wins in each position, and the outcome of each move (spoiler).</source>
        <translation>Zeigen, wer in jeder Stellung gewinnt und wie jeder Zug ausgeht (verrät die Lösung).</translation>
    </message>
    <message>
        <source>&amp;Play the Move</source>
        <translation>Zug &amp;spielen</translation>
    </message>
    <message>
        <source>Play the move selected in the list.</source>
        <translation>Den in der Liste ausgewählten Zug spielen.</translation>
    </message>
    <message>
        <source>Make the computer move in this position.</source>
        <translation>Den Computer in dieser Stellung ziehen lassen.</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>Go back to the start of the game.</source>
        <translation>Zum Anfang des Spiels zurückgehen.</translation>
    </message>
    <message>
        <source>Back to the &amp;Game</source>
        <translation>Zurück &amp;zum Spiel</translation>
    </message>
    <message>
        <source>Return to the current position of the game.</source>
        <translation>Zur aktuellen Stellung des Spiels zurückkehren.</translation>
    </message>
    <message>
        <source>&amp;Draw a Game</source>
        <translation>Spiel zeic&amp;hnen</translation>
    </message>
    <message>
        <source>Draw your own game as a graph of states.</source>
        <translation>Ein eigenes Spiel als Graph von Zuständen zeichnen.</translation>
    </message>
    <message>
        <source>Add a Stat&amp;e</source>
        <translation>Z&amp;ustand hinzufügen</translation>
    </message>
    <message>
        <source>Add a state to the drawing.</source>
        <translation>Der Zeichnung einen Zustand hinzufügen.</translation>
    </message>
    <message>
        <source>A&amp;rrow from Here</source>
        <translation>Pfeil v&amp;on hier</translation>
    </message>
    <message>
        <source>Draw an arrow from the selected state, or delete it: choose its target next.</source>
        <translation>Einen Pfeil vom ausgewählten Zustand zeichnen oder löschen: als Nächstes sein Ziel wählen.</translation>
    </message>
    <message>
        <source>Delete the S&amp;tate</source>
        <translation>Zustand &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the selected state and its arrows.</source>
        <translation>Den ausgewählten Zustand und seine Pfeile löschen.</translation>
    </message>
    <message>
        <source>Start Here</source>
        <translation>Start hier</translation>
    </message>
    <message>
        <source>Start the game at the selected state.</source>
        <translation>Das Spiel beim ausgewählten Zustand beginnen.</translation>
    </message>
    <message>
        <source>Values on the Board</source>
        <translation>Werte auf dem Brett</translation>
    </message>
    <message>
        <source>Show on the board what each move leads to: a win, a loss or a draw, and in how many moves.</source>
        <translation>Auf dem Brett zeigen, wozu jeder Zug führt: Gewinn, Verlust oder Remis, und in wie vielen Zügen.</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Go to the next mistake, a move that gave away a better outcome.</source>
        <translation>Zum nächsten Fehler gehen, einem Zug, der einen besseren Ausgang verschenkt hat.</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Go to the previous mistake, a move that gave away a better outcome.</source>
        <translation>Zum vorigen Fehler gehen, einem Zug, der einen besseren Ausgang verschenkt hat.</translation>
    </message>
    <message>
        <source>Next Vie&amp;w</source>
        <translation>Nächste &amp;Ansicht</translation>
    </message>
    <message>
        <source>Switch between drawing, graphs and tree.</source>
        <translation>Zwischen Zeichnung, Graphen und Baum wechseln.</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Einklappen</translation>
    </message>
    <message>
        <source>Show only the positions near the start.</source>
        <translation>Nur die Stellungen nahe am Start zeigen.</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>Auskla&amp;ppen</translation>
    </message>
    <message>
        <source>Show everything.</source>
        <translation>Alles zeigen.</translation>
    </message>
    <message>
        <source>F&amp;it into the Window</source>
        <translation>In das Fens&amp;ter einpassen</translation>
    </message>
    <message>
        <source>Fit the picture into the window.</source>
        <translation>Das Bild in das Fenster einpassen.</translation>
    </message>
    <message>
        <source>Clear Labels</source>
        <translation>Markierungen löschen</translation>
    </message>
    <message>
        <source>Remove all labels.</source>
        <translation>Alle Markierungen entfernen.</translation>
    </message>
    <message>
        <source>Previous La&amp;bel</source>
        <translation>&amp;Vorige Markierung</translation>
    </message>
    <message>
        <source>Remove the last label.</source>
        <translation>Die letzte Markierung entfernen.</translation>
    </message>
    <message>
        <source>Next &amp;Label</source>
        <translation>Nächste &amp;Markierung</translation>
    </message>
    <message>
        <source>Label the next position, with the reason.</source>
        <translation>Die nächste Stellung markieren, mit Begründung.</translation>
    </message>
    <message>
        <source>All Labels</source>
        <translation>Alle Markierungen</translation>
    </message>
    <message>
        <source>Label every position.</source>
        <translation>Jede Stellung markieren.</translation>
    </message>
    <message>
        <source>Label It &amp;Yourself</source>
        <translation>Sel&amp;bst markieren</translation>
    </message>
    <message>
        <source>Give the positions their labels yourself, and have wrong ones corrected.</source>
        <translation>Die Stellungen selbst markieren; falsche Markierungen werden berichtigt.</translation>
    </message>
    <message>
        <source>Play the Labelli&amp;ng</source>
        <translation>Mark&amp;ieren abspielen</translation>
    </message>
    <message>
        <source>Label the positions one by one, or pause.</source>
        <translation>Die Stellungen eine nach der anderen markieren, oder pausieren.</translation>
    </message>
    <message>
        <source>Copy for Graphvi&amp;z</source>
        <translation>Für &amp;Graphviz kopieren</translation>
    </message>
    <message>
        <source>Copy the graph or tree in the view as a Graphviz file.</source>
        <translation>Den angezeigten Graphen oder Baum als Graphviz-Datei kopieren.</translation>
    </message>
    <message>
        <source>Copy the Tree as Te&amp;xt</source>
        <translation>Baum als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the Values Along the Game</source>
        <translation>Werte des Spielverlau&amp;fs kopieren</translation>
    </message>
    <message>
        <source>Copy the moves of the game with the value of each position.</source>
        <translation>Die Züge des Spiels mit dem Wert jeder Stellung kopieren.</translation>
    </message>
    <message>
        <source>First P&amp;osition</source>
        <translation>Erste Stellun&amp;g</translation>
    </message>
    <message>
        <source>One Move Bac&amp;k</source>
        <translation>Einen Zug zu&amp;rück</translation>
    </message>
    <message>
        <source>One Move Forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>M&amp;inimise</source>
        <translation>M&amp;inimieren</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Disjunctive Form (DNF)</source>
        <translation>&amp;Disjunktive Form (DNF)</translation>
    </message>
    <message>
        <source>Find the minimum disjunction of terms.</source>
        <translation>Die minimale Disjunktion von Termen bestimmen.</translation>
    </message>
    <message>
        <source>&amp;Conjunctive Form (CNF)</source>
        <translation>&amp;Konjunktive Form (KNF)</translation>
    </message>
    <message>
        <source>Find the minimum conjunction of clauses.</source>
        <translation>Die minimale Konjunktion von Klauseln bestimmen.</translation>
    </message>
    <message>
        <source>Karnaugh M&amp;ap</source>
        <translation>KV-Diag&amp;ramm</translation>
    </message>
    <message>
        <source>Show the Karnaugh map; each group is a term.</source>
        <translation>Das KV-Diagramm zeigen; jeder Block ist ein Term.</translation>
    </message>
    <message>
        <source>Truth Ta&amp;ble</source>
        <translation>Wahrheits&amp;tabelle</translation>
    </message>
    <message>
        <source>Show the truth table and edit its values.</source>
        <translation>Die Wahrheitstabelle zeigen und ihre Werte bearbeiten.</translation>
    </message>
    <message>
        <source>&amp;Quine-McCluskey Steps</source>
        <translation>&amp;Quine-McCluskey-Schritte</translation>
    </message>
    <message>
        <source>Follow the Quine-McCluskey procedure step by step.</source>
        <translation>Das Quine-McCluskey-Verfahren Schritt für Schritt verfolgen.</translation>
    </message>
    <message>
        <source>Circui&amp;t</source>
        <translation>&amp;Schaltung</translation>
    </message>
    <message>
        <source>Show the form as a two-level circuit.</source>
        <translation>Die Form als zweistufige Schaltung zeigen.</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>E&amp;rster Schritt</translation>
    </message>
    <message>
        <source>Go to the first step.</source>
        <translation>Zum ersten Schritt gehen.</translation>
    </message>
    <message>
        <source>Step Bac&amp;k</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Go back one step.</source>
        <translation>Einen Schritt zurückgehen.</translation>
    </message>
    <message>
        <source>Step Fo&amp;rward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Zum nächsten Schritt gehen.</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>&amp;Letzter Schritt</translation>
    </message>
    <message>
        <source>Go to the last step.</source>
        <translation>Zum letzten Schritt gehen.</translation>
    </message>
    <message>
        <source>Play or Pa&amp;use</source>
        <translation>Abspielen oder Pa&amp;use</translation>
    </message>
    <message>
        <source>Play the steps automatically, or pause.</source>
        <translation>Die Schritte automatisch abspielen oder pausieren.</translation>
    </message>
    <message>
        <source>Mark the Ne&amp;xt Term</source>
        <translation>Nä&amp;chsten Term markieren</translation>
    </message>
    <message>
        <source>Highlight the next term or clause in all views.</source>
        <translation>Den nächsten Term oder die nächste Klausel in allen Ansichten hervorheben.</translation>
    </message>
    <message>
        <source>Mark the Pre&amp;vious Term</source>
        <translation>V&amp;origen Term markieren</translation>
    </message>
    <message>
        <source>Highlight the previous term or clause in all views.</source>
        <translation>Den vorigen Term oder die vorige Klausel in allen Ansichten hervorheben.</translation>
    </message>
    <message>
        <source>Next Minimum Form</source>
        <translation>Nächste Minimalform</translation>
    </message>
    <message>
        <source>Show the next of several minimum forms.</source>
        <translation>Die nächste von mehreren Minimalformen zeigen.</translation>
    </message>
    <message>
        <source>Previous Minimum Form</source>
        <translation>Vorige Minimalform</translation>
    </message>
    <message>
        <source>Show the previous of several minimum forms.</source>
        <translation>Die vorige von mehreren Minimalformen zeigen.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Result</source>
        <translation>Ergebnis ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the result in the chosen format.</source>
        <translation>Das Ergebnis im gewählten Format kopieren.</translation>
    </message>
    <message>
        <source>&amp;Save the Result...</source>
        <translation>Er&amp;gebnis speichern ...</translation>
    </message>
    <message>
        <source>Save the result as a formula, LaTeX, C, Python, PLA, DIMACS or a table.</source>
        <translation>Das Ergebnis als Formel, LaTeX, C, Python, PLA, DIMACS oder Tabelle speichern.</translation>
    </message>
    <message>
        <source>Use the Result as In&amp;put</source>
        <translation>Ergebnis als &amp;Eingabe verwenden</translation>
    </message>
    <message>
        <source>Replace the text with the result.</source>
        <translation>Den Text durch das Ergebnis ersetzen.</translation>
    </message>
    <message>
        <source>Compare &amp;with...</source>
        <translation>Vergleichen &amp;mit ...</translation>
    </message>
    <message>
        <source>Check whether another function is equivalent.</source>
        <translation>Prüfen, ob eine andere Funktion äquivalent ist.</translation>
    </message>
    <message>
        <source>&amp;New Problem...</source>
        <translation>&amp;Neue Aufgabe ...</translation>
    </message>
    <message>
        <source>Choose a random problem with its answer key.</source>
        <translation>Eine Zufallsaufgabe mit Lösungsblatt auswählen.</translation>
    </message>
    <message>
        <source>&amp;Make Another Problem</source>
        <translation>&amp;Weitere Aufgabe erzeugen</translation>
    </message>
    <message>
        <source>Make a problem with the same settings and a new seed.</source>
        <translation>Eine Aufgabe mit denselben Einstellungen und einem neuen Startwert erzeugen.</translation>
    </message>
    <message>
        <source>Save the S&amp;heet...</source>
        <translation>&amp;Aufgabenblatt speichern ...</translation>
    </message>
    <message>
        <source>Save the sheet for students as Markdown, LaTeX or PDF.</source>
        <translation>Das Aufgabenblatt für Studierende als Markdown, LaTeX oder PDF speichern.</translation>
    </message>
    <message>
        <source>Save the Answer Key...</source>
        <translation>Lösungsblatt speichern ...</translation>
    </message>
    <message>
        <source>Save the minimum forms as Markdown, LaTeX or PDF.</source>
        <translation>Die Minimalformen als Markdown, LaTeX oder PDF speichern.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;2 Variables</source>
        <translation>Leeres Diagramm, &amp;2 Variablen</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of two variables.</source>
        <translation>Mit einem leeren KV-Diagramm mit zwei Variablen beginnen.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;3 Variables</source>
        <translation>Leeres Diagramm, &amp;3 Variablen</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of three variables.</source>
        <translation>Mit einem leeren KV-Diagramm mit drei Variablen beginnen.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;4 Variables</source>
        <translation>Leeres Diagramm, &amp;4 Variablen</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of four variables.</source>
        <translation>Mit einem leeren KV-Diagramm mit vier Variablen beginnen.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;5 Variables</source>
        <translation>Leeres Diagramm, &amp;5 Variablen</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of five variables.</source>
        <translation>Mit einem leeren KV-Diagramm mit fünf Variablen beginnen.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;6 Variables</source>
        <translation>Leeres Diagramm, &amp;6 Variablen</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of six variables.</source>
        <translation>Mit einem leeren KV-Diagramm mit sechs Variablen beginnen.</translation>
    </message>
    <message>
        <source>Show the &amp;Example</source>
        <translation>Beispiel zei&amp;gen</translation>
    </message>
    <message>
        <source>Replace the text with the worked example.</source>
        <translation>Den Text durch das Lehrbeispiel ersetzen.</translation>
    </message>
    <message>
        <source>Example: Seven Se&amp;gments</source>
        <translation>&amp;Beispiel: Siebensegmentanzeige</translation>
    </message>
    <message>
        <source>A table with seven outputs and don&apos;t-cares.</source>
        <translation>Eine Tabelle mit sieben Ausgängen und Don’t-Cares.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the search.</source>
        <translation>Die Suche abspielen oder pausieren.</translation>
    </message>
    <message>
        <source>Start of the Search</source>
        <translation>Anfang der Suche</translation>
    </message>
    <message>
        <source>Go to the start of the search.</source>
        <translation>Zum Anfang der Suche gehen.</translation>
    </message>
    <message>
        <source>One Step Bac&amp;k</source>
        <translation>Einen Schritt zu&amp;rück</translation>
    </message>
    <message>
        <source>Go back by one expansion.</source>
        <translation>Um eine Expansion zurückgehen.</translation>
    </message>
    <message>
        <source>One Step Fo&amp;rward</source>
        <translation>Einen Schritt vo&amp;r</translation>
    </message>
    <message>
        <source>Go forward by one expansion.</source>
        <translation>Um eine Expansion vorgehen.</translation>
    </message>
    <message>
        <source>End of &amp;the Search</source>
        <translation>&amp;Ende der Suche</translation>
    </message>
    <message>
        <source>Go to the end of the search.</source>
        <translation>Zum Ende der Suche gehen.</translation>
    </message>
    <message>
        <source>Next Line of Code</source>
        <translation>Nächste Codezeile</translation>
    </message>
    <message>
        <source>Execute one line of the pseudo-code.</source>
        <translation>Eine Zeile des Pseudocodes ausführen.</translation>
    </message>
    <message>
        <source>Previo&amp;us Line of Code</source>
        <translation>Vorige &amp;Codezeile</translation>
    </message>
    <message>
        <source>Go back by one line of the pseudo-code.</source>
        <translation>Um eine Zeile des Pseudocodes zurückgehen.</translation>
    </message>
    <message>
        <source>Walk the Path</source>
        <translation>Weg ablaufen</translation>
    </message>
    <message>
        <source>Animate the walk along the path, or pause it.</source>
        <translation>Den Lauf entlang des Weges abspielen oder pausieren.</translation>
    </message>
    <message>
        <source>Step &amp;Back on the Path</source>
        <translation>Auf dem Weg &amp;zurück</translation>
    </message>
    <message>
        <source>Go back by one step of the path.</source>
        <translation>Auf dem Weg einen Schritt zurückgehen.</translation>
    </message>
    <message>
        <source>Step o&amp;n along the Path</source>
        <translation>Auf dem Weg v&amp;or</translation>
    </message>
    <message>
        <source>Go forward by one step of the path.</source>
        <translation>Auf dem Weg einen Schritt vorgehen.</translation>
    </message>
    <message>
        <source>&amp;Compare All</source>
        <translation>Alle ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Run all algorithms on this problem and compare their results.</source>
        <translation>Alle Algorithmen auf diese Aufgabe anwenden und ihre Ergebnisse vergleichen.</translation>
    </message>
    <message>
        <source>Compare on &amp;Growing Mazes</source>
        <translation>In &amp;wachsenden Labyrinthen vergleichen</translation>
    </message>
    <message>
        <source>Plot the nodes expanded on larger and larger mazes.</source>
        <translation>Die expandierten Knoten in immer größeren Labyrinthen als Kurven zeigen.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Comparison</source>
        <translation>Vergleich ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the table of all algorithms as text.</source>
        <translation>Die Tabelle aller Algorithmen als Text kopieren.</translation>
    </message>
    <message>
        <source>Copy the Comparison as CS&amp;V</source>
        <translation>Vergleich als CS&amp;V kopieren</translation>
    </message>
    <message>
        <source>Copy the table of all algorithms as comma-separated values.</source>
        <translation>Die Tabelle aller Algorithmen als kommagetrennte Werte kopieren.</translation>
    </message>
    <message>
        <source>Draw &amp;Walls</source>
        <translation>Wä&amp;nde zeichnen</translation>
    </message>
    <message>
        <source>Drag to draw or erase walls.</source>
        <translation>Ziehen, um Wände zu zeichnen oder zu löschen.</translation>
    </message>
    <message>
        <source>&amp;Draw Costs</source>
        <translation>&amp;Kosten zeichnen</translation>
    </message>
    <message>
        <source>Drag to set the cost of entering a cell.</source>
        <translation>Ziehen, um die Kosten für das Betreten eines Feldes festzulegen.</translation>
    </message>
    <message>
        <source>Place the &amp;Start</source>
        <translation>&amp;Start setzen</translation>
    </message>
    <message>
        <source>Click to place the start.</source>
        <translation>Klicken, um den Start zu setzen.</translation>
    </message>
    <message>
        <source>Place the Goa&amp;l</source>
        <translation>Zie&amp;l setzen</translation>
    </message>
    <message>
        <source>Click to place the goal.</source>
        <translation>Klicken, um das Ziel zu setzen.</translation>
    </message>
    <message>
        <source>Add &amp;Food</source>
        <translation>&amp;Futter auslegen</translation>
    </message>
    <message>
        <source>Drag to add or remove food.</source>
        <translation>Ziehen, um Futter auszulegen oder zu entfernen.</translation>
    </message>
    <message>
        <source>&amp;Eight Neighbours</source>
        <translation>Ac&amp;ht Nachbarn</translation>
    </message>
    <message>
        <source>Turn diagonal moves on or off.</source>
        <translation>Diagonale Schritte ein- oder ausschalten.</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>Entfern&amp;ungen</translation>
    </message>
    <message>
        <source>Colour each cell by the cost of its shortest path to the goal, or by the search.</source>
        <translation>Jedes Feld nach den Kosten seines kürzesten Weges zum Ziel färben oder nach der Suche.</translation>
    </message>
    <message>
        <source>&amp;Values in the Cells</source>
        <translation>Werte in &amp;den Feldern</translation>
    </message>
    <message>
        <source>Show or hide g, h and f in cells that are large enough.</source>
        <translation>g, h und f in ausreichend großen Feldern ein- oder ausblenden.</translation>
    </message>
    <message>
        <source>Cle&amp;ar the Maze</source>
        <translation>La&amp;byrinth leeren</translation>
    </message>
    <message>
        <source>Turn the whole maze into plain floor.</source>
        <translation>Das ganze Labyrinth in einfachen Boden verwandeln.</translation>
    </message>
    <message>
        <source>Generate a &amp;Maze</source>
        <translation>Lab&amp;yrinth erzeugen</translation>
    </message>
    <message>
        <source>Generate a maze or a tile order with the current settings.</source>
        <translation>Ein Labyrinth oder eine Kachelreihenfolge mit den aktuellen Einstellungen erzeugen.</translation>
    </message>
    <message>
        <source>Generate with Ne&amp;xt Seed</source>
        <translation>Mit nächste&amp;m Startwert erzeugen</translation>
    </message>
    <message>
        <source>Generate a maze or shuffle the tiles with the next seed.</source>
        <translation>Mit dem nächsten Startwert ein Labyrinth erzeugen oder die Kacheln mischen.</translation>
    </message>
    <message>
        <source>Map of Roman&amp;ia</source>
        <translation>Karte von Rumän&amp;ien</translation>
    </message>
    <message>
        <source>Search for routes on the textbook&apos;s map of Romania.</source>
        <translation>Auf der Lehrbuchkarte von Rumänien nach Routen suchen.</translation>
    </message>
    <message>
        <source>Draw a Graph</source>
        <translation>Graphen zeichnen</translation>
    </message>
    <message>
        <source>Search a graph that you draw, with your own costs and heuristics.</source>
        <translation>Einen selbst gezeichneten Graphen durchsuchen, mit eigenen Kosten und Heuristiken.</translation>
    </message>
    <message>
        <source>S&amp;how the Example</source>
        <translation>&amp;Beispiel zeigen</translation>
    </message>
    <message>
        <source>Open the small example maze.</source>
        <translation>Das kleine Beispiellabyrinth öffnen.</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Search for a solution from this position.</source>
        <translation>Von dieser Stellung aus nach einer Lösung suchen.</translation>
    </message>
    <message>
        <source>Show a jump that leads to the goal, or how far to go back.</source>
        <translation>Einen Sprung zeigen, der zum Ziel führt, oder wie weit man zurückgehen muss.</translation>
    </message>
    <message>
        <source>Still Sol&amp;vable?</source>
        <translation>Noch lös&amp;bar?</translation>
    </message>
    <message>
        <source>Show whether each position can still be solved, and mark the jumps that keep it solvable.</source>
        <translation>Zeigen, ob jede Stellung noch lösbar ist, und die Sprünge markieren, nach denen sie es bleibt.</translation>
    </message>
    <message>
        <source>&amp;Make the Table</source>
        <translation>&amp;Tabelle erstellen</translation>
    </message>
    <message>
        <source>Solve every position of the board once; then hints and the solvability indicator are instant.</source>
        <translation>Jede Stellung des Bretts einmal lösen; danach sind Tipps und Lösbarkeitsanzeige sofort da.</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Go back to the starting position.</source>
        <translation>Zur Anfangsstellung zurückgehen.</translation>
    </message>
    <message>
        <source>&amp;Play the Jumps</source>
        <translation>Sprünge &amp;abspielen</translation>
    </message>
    <message>
        <source>Play the jumps one by one.</source>
        <translation>Die Sprünge einen nach dem anderen abspielen.</translation>
    </message>
    <message>
        <source>Ne&amp;xt Reason</source>
        <translation>&amp;Nächster Grund</translation>
    </message>
    <message>
        <source>Draw the next reason why there is no solution.</source>
        <translation>Den nächsten Grund einzeichnen, warum es keine Lösung gibt.</translation>
    </message>
    <message>
        <source>Go to the Bl&amp;under</source>
        <translation>Zum &amp;Patzer gehen</translation>
    </message>
    <message>
        <source>Go to the position before the jump that put the goal out of reach.</source>
        <translation>Zur Stellung vor dem Sprung gehen, der das Ziel unerreichbar machte.</translation>
    </message>
    <message>
        <source>One Jump Bac&amp;k</source>
        <translation>Einen Sprung zu&amp;rück</translation>
    </message>
    <message>
        <source>Go back by one jump.</source>
        <translation>Um einen Sprung zurückgehen.</translation>
    </message>
    <message>
        <source>One Jump Fo&amp;rward</source>
        <translation>Einen Sprung v&amp;or</translation>
    </message>
    <message>
        <source>Go forward by one jump.</source>
        <translation>Um einen Sprung vorgehen.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Click a peg, then the hole it jumps to.</source>
        <translation>Einen Stift anklicken, dann das Loch, in das er springt.</translation>
    </message>
    <message>
        <source>Set Pe&amp;gs</source>
        <translation>&amp;Stifte setzen</translation>
    </message>
    <message>
        <source>Click a hole to add or remove its peg.</source>
        <translation>Ein Loch anklicken, um seinen Stift hinzuzufügen oder zu entfernen.</translation>
    </message>
    <message>
        <source>Set the Goa&amp;l</source>
        <translation>Zie&amp;l festlegen</translation>
    </message>
    <message>
        <source>Click the holes that must have a peg at the end.</source>
        <translation>Die Löcher anklicken, in denen am Ende ein Stift sein muss.</translation>
    </message>
    <message>
        <source>&amp;Draw Holes</source>
        <translation>Lö&amp;cher zeichnen</translation>
    </message>
    <message>
        <source>Click to add or remove a hole; drag to move one.</source>
        <translation>Klicken fügt ein Loch hinzu oder entfernt es; Ziehen verschiebt es.</translation>
    </message>
    <message>
        <source>Dra&amp;w Lines</source>
        <translation>Linien &amp;zeichnen</translation>
    </message>
    <message>
        <source>Click three holes to add a line; click a line to remove it.</source>
        <translation>Drei Löcher anklicken, um eine Linie hinzuzufügen; eine Linie anklicken, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>Show the &amp;Numbers</source>
        <translation>Nu&amp;mmern zeigen</translation>
    </message>
    <message>
        <source>Show the number of each hole.</source>
        <translation>Die Nummer jedes Lochs zeigen.</translation>
    </message>
    <message>
        <source>&amp;Copy the Jumps</source>
        <translation>Sprünge &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the jumps in the assignment&apos;s format.</source>
        <translation>Die Sprünge im Format der Übungsaufgabe kopieren.</translation>
    </message>
    <message>
        <source>Random &amp;Board</source>
        <translation>Zu&amp;fallsbrett</translation>
    </message>
    <message>
        <source>Make a random board that can be solved, with the size and difficulty of the Game tab.</source>
        <translation>Ein lösbares Zufallsbrett mit der Größe und Schwierigkeit aus dem Reiter „Spiel“ erzeugen.</translation>
    </message>
    <message>
        <source>Open the triangle of fifteen with a solution to step through.</source>
        <translation>Das Fünfzehnerdreieck mit einer Lösung zum Durchgehen öffnen.</translation>
    </message>
    <message>
        <source>&amp;Next Statement</source>
        <translation>&amp;Nächste Aussage</translation>
    </message>
    <message>
        <source>Highlight the next statement in the picture and in all three texts.</source>
        <translation>Die nächste Aussage im Bild und in allen drei Texten hervorheben.</translation>
    </message>
    <message>
        <source>&amp;Previous Statement</source>
        <translation>&amp;Vorige Aussage</translation>
    </message>
    <message>
        <source>Highlight the previous statement in the picture and in all three texts.</source>
        <translation>Die vorige Aussage im Bild und in allen drei Texten hervorheben.</translation>
    </message>
    <message>
        <source>Edit the &amp;Words</source>
        <translation>&amp;Worte bearbeiten</translation>
    </message>
    <message>
        <source>Go to the puzzle in words.</source>
        <translation>Zum Rätsel in Worten gehen.</translation>
    </message>
    <message>
        <source>Edit the P&amp;ropositions</source>
        <translation>&amp;Formeln bearbeiten</translation>
    </message>
    <message>
        <source>Go to the formulas of propositional logic.</source>
        <translation>Zu den aussagenlogischen Formeln gehen.</translation>
    </message>
    <message>
        <source>Edit the E&amp;quations</source>
        <translation>&amp;Gleichungen bearbeiten</translation>
    </message>
    <message>
        <source>Go to the equations over GF(2).</source>
        <translation>Zu den Gleichungen über GF(2) gehen.</translation>
    </message>
    <message>
        <source>Wrap in mod &amp;2</source>
        <translation>In mod &amp;2 einschließen</translation>
    </message>
    <message>
        <source>Add mod 2 to the equations that Mace4 reads differently.</source>
        <translation>Die Gleichungen, die Mace4 anders liest, um mod 2 ergänzen.</translation>
    </message>
    <message>
        <source>Algebra: go to the given equations.</source>
        <translation>Algebra: zu den gegebenen Gleichungen gehen.</translation>
    </message>
    <message>
        <source>Algebra: go back by one step.</source>
        <translation>Algebra: um einen Schritt zurückgehen.</translation>
    </message>
    <message>
        <source>S&amp;tep Forward</source>
        <translation>Schritt v&amp;or</translation>
    </message>
    <message>
        <source>Algebra: go forward by one step.</source>
        <translation>Algebra: um einen Schritt vorgehen.</translation>
    </message>
    <message>
        <source>Algebra: go to the solution.</source>
        <translation>Algebra: zur Lösung gehen.</translation>
    </message>
    <message>
        <source>&amp;Copy for Mace4</source>
        <translation>Für Mace4 &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the propositions as a Mace4 file.</source>
        <translation>Die Formeln als Mace4-Datei kopieren.</translation>
    </message>
    <message>
        <source>Copy the &amp;Equations for Mace4</source>
        <translation>Gleichungen für Mace4 kop&amp;ieren</translation>
    </message>
    <message>
        <source>Copy the equations as a Mace4 file.</source>
        <translation>Die Gleichungen als Mace4-Datei kopieren.</translation>
    </message>
    <message>
        <source>Copy as DIM&amp;ACS</source>
        <translation>Als DIM&amp;ACS kopieren</translation>
    </message>
    <message>
        <source>Copy the puzzle as DIMACS clauses.</source>
        <translation>Das Rätsel als DIMACS-Klauseln kopieren.</translation>
    </message>
    <message>
        <source>Copy the &amp;Derivation</source>
        <translation>&amp;Herleitung kopieren</translation>
    </message>
    <message>
        <source>Copy all steps of the derivation as text.</source>
        <translation>Alle Schritte der Herleitung als Text kopieren.</translation>
    </message>
    <message>
        <source>Copy the Deri&amp;vation as LaTeX</source>
        <translation>Herleitung als LaTe&amp;X kopieren</translation>
    </message>
    <message>
        <source>Copy all steps of the derivation as a LaTeX document.</source>
        <translation>Alle Schritte der Herleitung als LaTeX-Dokument kopieren.</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>&amp;Exportieren ...</translation>
    </message>
    <message>
        <source>Save the puzzle as words, propositions, equations, clauses or a derivation.</source>
        <translation>Das Rätsel als Worte, Formeln, Gleichungen, Klauseln oder Herleitung speichern.</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Neues Rät&amp;sel ...</translation>
    </message>
    <message>
        <source>Make a puzzle and try to solve it.</source>
        <translation>Ein Rätsel erzeugen und versuchen, es zu lösen.</translation>
    </message>
    <message>
        <source>Open the first trial of the lady and the tiger.</source>
        <translation>Die erste Prüfung mit Dame und Tiger öffnen.</translation>
    </message>
    <message>
        <source>Next Exa&amp;mple</source>
        <translation>Nä&amp;chstes Beispiel</translation>
    </message>
    <message>
        <source>Open the next of the trials, then the islanders.</source>
        <translation>Die nächste der Prüfungen öffnen, dann die Inselbewohner.</translation>
    </message>
    <message>
        <source>Find a model, or show that there is none.</source>
        <translation>Ein Modell finden oder zeigen, dass es keines gibt.</translation>
    </message>
    <message>
        <source>Enumerate &amp;All Models</source>
        <translation>Alle &amp;Modelle aufzählen</translation>
    </message>
    <message>
        <source>List the models one by one, projected onto the chosen atoms.</source>
        <translation>Die Modelle eines nach dem anderen auflisten, projiziert auf die gewählten Atome.</translation>
    </message>
    <message>
        <source>Find &amp;Minimal Core (MUS)</source>
        <translation>Minimalen Kern &amp;suchen (MUS)</translation>
    </message>
    <message>
        <source>Find and mark a minimal unsatisfiable core.</source>
        <translation>Einen minimalen unerfüllbaren Kern suchen und markieren.</translation>
    </message>
    <message>
        <source>Copy the Core</source>
        <translation>Kern kopieren</translation>
    </message>
    <message>
        <source>Copy the clauses of the core with the names of their atoms.</source>
        <translation>Die Klauseln des Kerns mit den Namen ihrer Atome kopieren.</translation>
    </message>
    <message>
        <source>Save the Core...</source>
        <translation>Kern speichern ...</translation>
    </message>
    <message>
        <source>Save the clauses of the core as DIMACS or in the assignment format.</source>
        <translation>Die Klauseln des Kerns als DIMACS oder im Übungsformat speichern.</translation>
    </message>
    <message>
        <source>&amp;Check the Proof</source>
        <translation>Beweis &amp;prüfen</translation>
    </message>
    <message>
        <source>Check the recorded proof step by step with an independent checker.</source>
        <translation>Den aufgezeichneten Beweis mit einem unabhängigen Prüfprogramm Schritt für Schritt prüfen.</translation>
    </message>
    <message>
        <source>Save the &amp;Proof...</source>
        <translation>B&amp;eweis speichern ...</translation>
    </message>
    <message>
        <source>Save the proof as DRAT, text or binary.</source>
        <translation>Den Beweis als DRAT speichern, als Text oder binär.</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Answer...</source>
        <translation>Antwort spei&amp;chern ...</translation>
    </message>
    <message>
        <source>Save the answer in the assignment format or the SAT Competition format.</source>
        <translation>Die Antwort im Übungsformat oder im Format der SAT Competition speichern.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Answer</source>
        <translation>Antwort &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the answer in the assignment format.</source>
        <translation>Die Antwort im Übungsformat kopieren.</translation>
    </message>
    <message>
        <source>Copy the Answer by Names</source>
        <translation>Antwort mit Namen kopieren</translation>
    </message>
    <message>
        <source>Copy the model with the names of the atoms.</source>
        <translation>Das Modell mit den Namen der Atome kopieren.</translation>
    </message>
    <message>
        <source>Copy t&amp;he Statistics</source>
        <translation>S&amp;tatistik kopieren</translation>
    </message>
    <message>
        <source>Copy the statistics of the run as a table.</source>
        <translation>Die Statistik des Laufs als Tabelle kopieren.</translation>
    </message>
    <message>
        <source>Propagate Units</source>
        <translation>Einheitsklauseln propagieren</translation>
    </message>
    <message>
        <source>Give values to the atoms that unit clauses force.</source>
        <translation>Den Atomen Werte geben, die Einheitsklauseln erzwingen.</translation>
    </message>
    <message>
        <source>Take Back a Value</source>
        <translation>Wert zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last change to an atom&apos;s value.</source>
        <translation>Die letzte Änderung der Werte von Atomen rückgängig machen.</translation>
    </message>
    <message>
        <source>Clear the Values</source>
        <translation>Werte leeren</translation>
    </message>
    <message>
        <source>Leave all atoms open.</source>
        <translation>Alle Atome offen lassen.</translation>
    </message>
    <message>
        <source>Back to the Model</source>
        <translation>Zurück zum Modell</translation>
    </message>
    <message>
        <source>Show the model that was found again.</source>
        <translation>Das gefundene Modell wieder zeigen.</translation>
    </message>
    <message>
        <source>Generate Clauses...</source>
        <translation>Klauseln erzeugen ...</translation>
    </message>
    <message>
        <source>Choose random or classical clauses to generate.</source>
        <translation>Zufällige oder klassische Klauseln zum Erzeugen auswählen.</translation>
    </message>
    <message>
        <source>&amp;Watch the Engine</source>
        <translation>Dem Verfahren &amp;zusehen</translation>
    </message>
    <message>
        <source>Follow the engine step by step, forwards and backwards.</source>
        <translation>Dem Verfahren Schritt für Schritt folgen, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>One Step &amp;Forward</source>
        <translation>Einen Schritt &amp;vor</translation>
    </message>
    <message>
        <source>Watch: go to the next event.</source>
        <translation>Zusehen: zum nächsten Ereignis gehen.</translation>
    </message>
    <message>
        <source>Watch: go to the previous event.</source>
        <translation>Zusehen: zum vorigen Ereignis gehen.</translation>
    </message>
    <message>
        <source>Next &amp;Decision</source>
        <translation>&amp;Nächste Entscheidung</translation>
    </message>
    <message>
        <source>Watch: go to the next decision.</source>
        <translation>Zusehen: zur nächsten Entscheidung gehen.</translation>
    </message>
    <message>
        <source>Previous Dec&amp;ision</source>
        <translation>Vorige Entschei&amp;dung</translation>
    </message>
    <message>
        <source>Watch: go to the previous decision.</source>
        <translation>Zusehen: zur vorigen Entscheidung gehen.</translation>
    </message>
    <message>
        <source>Next Conflic&amp;t</source>
        <translation>Nächster Konfl&amp;ikt</translation>
    </message>
    <message>
        <source>Watch: go to the next conflict.</source>
        <translation>Zusehen: zum nächsten Konflikt gehen.</translation>
    </message>
    <message>
        <source>Previous Conf&amp;lict</source>
        <translation>V&amp;origer Konflikt</translation>
    </message>
    <message>
        <source>Watch: go to the previous conflict.</source>
        <translation>Zusehen: zum vorigen Konflikt gehen.</translation>
    </message>
    <message>
        <source>Play or Paus&amp;e</source>
        <translation>Abspielen oder Pa&amp;use</translation>
    </message>
    <message>
        <source>Watch: play automatically, or pause.</source>
        <translation>Zusehen: automatisch abspielen oder pausieren.</translation>
    </message>
    <message>
        <source>Example: Class &amp;Notes</source>
        <translation>Beispiel: &amp;Vorlesungsskript</translation>
    </message>
    <message>
        <source>Open the clauses of the class notes.</source>
        <translation>Die Klauseln aus dem Vorlesungsskript öffnen.</translation>
    </message>
    <message>
        <source>Example: Pi&amp;geonhole</source>
        <translation>Beispiel: Schub&amp;fachprinzip</translation>
    </message>
    <message>
        <source>Open six pigeons in five holes.</source>
        <translation>Sechs Tauben in fünf Fächern öffnen.</translation>
    </message>
    <message>
        <source>Example: S&amp;udoku</source>
        <translation>Beispiel: S&amp;udoku</translation>
    </message>
    <message>
        <source>Open a sudoku.</source>
        <translation>Ein Sudoku öffnen.</translation>
    </message>
    <message>
        <source>Example: &amp;Random 3-SAT</source>
        <translation>Beispiel: Zufälli&amp;ges 3-SAT</translation>
    </message>
    <message>
        <source>Make a new random set of clauses.</source>
        <translation>Eine neue zufällige Klauselmenge erzeugen.</translation>
    </message>
    <message>
        <source>Example: Peg &amp;Board</source>
        <translation>&amp;Beispiel: Solitärbrett</translation>
    </message>
    <message>
        <source>Open the clauses of a peg board with ten holes.</source>
        <translation>Die Klauseln eines Solitärbretts mit zehn Löchern öffnen.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Start a new document on this page. Undo brings the old one back.</source>
        <translation>Auf dieser Seite ein neues Dokument beginnen. „Rückgängig“ holt das alte zurück.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen ...</translation>
    </message>
    <message>
        <source>Open a file. Loggia chooses the page by its format.</source>
        <translation>Eine Datei öffnen. Loggia wählt die Seite nach dem Format.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the document of this page.</source>
        <translation>Das Dokument dieser Seite speichern.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter ...</translation>
    </message>
    <message>
        <source>Save the document of this page under another name.</source>
        <translation>Das Dokument dieser Seite unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>&amp;Export Picture...</source>
        <translation>Bild &amp;exportieren ...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window. Your work is restored at the next start.</source>
        <translation>Das Fenster schließen. Deine Arbeit ist beim nächsten Start wieder da.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last step on this page.</source>
        <translation>Den letzten Schritt auf dieser Seite rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone step.</source>
        <translation>Den zuletzt rückgängig gemachten Schritt wiederholen.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the document of this page as text.</source>
        <translation>Das Dokument dieser Seite als Text kopieren.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Replace the document of this page with the text on the clipboard.</source>
        <translation>Das Dokument dieser Seite durch den Text in der Zwischenablage ersetzen.</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the picture of this page.</source>
        <translation>Das Bild dieser Seite kopieren.</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Ein&amp;stellungen ...</translation>
    </message>
    <message>
        <source>Theme, text sizes, limits, and what is kept at exit.</source>
        <translation>Farbschema, Textgrößen, Grenzen und was beim Beenden behalten wird.</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation>Farbschema des &amp;Systems</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop.</source>
        <translation>Dem hellen oder dunklen Farbschema des Desktops folgen.</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>&amp;Helles Farbschema</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Dunkler Text auf hellem Fenster.</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>&amp;Dunkles Farbschema</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Heller Text auf dunklem Fenster.</translation>
    </message>
    <message>
        <source>Motion of the &amp;System</source>
        <translation>Bewegung wie im &amp;System</translation>
    </message>
    <message>
        <source>Follow the desktop&apos;s setting for animations.</source>
        <translation>Der Animationseinstellung des Desktops folgen.</translation>
    </message>
    <message>
        <source>&amp;Full Motion</source>
        <translation>&amp;Volle Bewegung</translation>
    </message>
    <message>
        <source>Pieces fall and views glide.</source>
        <translation>Steine fallen und Ansichten gleiten.</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>&amp;Reduzierte Bewegung</translation>
    </message>
    <message>
        <source>No animations.</source>
        <translation>Keine Animationen.</translation>
    </message>
    <message>
        <source>&amp;As the Desktop</source>
        <translation>&amp;Wie der Desktop</translation>
    </message>
    <message>
        <source>Use the language of the desktop, or English if it is not available.</source>
        <translation>Die Sprache des Desktops verwenden, oder Englisch, wenn es sie nicht gibt.</translation>
    </message>
    <message>
        <source>Show the window in English.</source>
        <translation>Das Fenster auf Englisch anzeigen.</translation>
    </message>
    <message>
        <source>Show the window in German.</source>
        <translation>Das Fenster auf Deutsch anzeigen.</translation>
    </message>
    <message>
        <source>Show the window in Spanish.</source>
        <translation>Das Fenster auf Spanisch anzeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;1</source>
        <translation>Zu Reiter &amp;1</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 1.</source>
        <translation>Die Seite mit Reiter Nummer 1 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;2</source>
        <translation>Zu Reiter &amp;2</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 2.</source>
        <translation>Die Seite mit Reiter Nummer 2 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;3</source>
        <translation>Zu Reiter &amp;3</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 3.</source>
        <translation>Die Seite mit Reiter Nummer 3 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;4</source>
        <translation>Zu Reiter &amp;4</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 4.</source>
        <translation>Die Seite mit Reiter Nummer 4 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;5</source>
        <translation>Zu Reiter &amp;5</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 5.</source>
        <translation>Die Seite mit Reiter Nummer 5 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;6</source>
        <translation>Zu Reiter &amp;6</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 6.</source>
        <translation>Die Seite mit Reiter Nummer 6 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;7</source>
        <translation>Zu Reiter &amp;7</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 7.</source>
        <translation>Die Seite mit Reiter Nummer 7 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;8</source>
        <translation>Zu Reiter &amp;8</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 8.</source>
        <translation>Die Seite mit Reiter Nummer 8 zeigen.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;9</source>
        <translation>Zu Reiter &amp;9</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 9.</source>
        <translation>Die Seite mit Reiter Nummer 9 zeigen.</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>Go to the tab on the right.</source>
        <translation>Zum Reiter rechts gehen.</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>Go to the tab on the left.</source>
        <translation>Zum Reiter links gehen.</translation>
    </message>
    <message>
        <source>Move Tab &amp;Right</source>
        <translation>Reiter nach &amp;rechts</translation>
    </message>
    <message>
        <source>Put this tab one place to the right.</source>
        <translation>Diesen Reiter um einen Platz nach rechts verschieben.</translation>
    </message>
    <message>
        <source>Move Tab &amp;Left</source>
        <translation>Reiter nach &amp;links</translation>
    </message>
    <message>
        <source>Put this tab one place to the left.</source>
        <translation>Diesen Reiter um einen Platz nach links verschieben.</translation>
    </message>
    <message>
        <source>Next &amp;Area</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the next area of the window.</source>
        <translation>Den Fokus in den nächsten Bereich des Fensters setzen.</translation>
    </message>
    <message>
        <source>Previous Ar&amp;ea</source>
        <translation>Voriger B&amp;ereich</translation>
    </message>
    <message>
        <source>Move the focus to the previous area of the window.</source>
        <translation>Den Fokus in den vorigen Bereich des Fensters setzen.</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in on the picture or the text that has the focus.</source>
        <translation>Das Bild oder den Text mit dem Fokus vergrößern.</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out of the picture or the text that has the focus.</source>
        <translation>Das Bild oder den Text mit dem Fokus verkleinern.</translation>
    </message>
    <message>
        <source>Usual &amp;Size</source>
        <translation>Übli&amp;che Größe</translation>
    </message>
    <message>
        <source>Show the whole picture, or text at its usual size.</source>
        <translation>Das ganze Bild oder den Text in üblicher Größe zeigen.</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Switch full screen on or off.</source>
        <translation>Vollbild ein- oder ausschalten.</translation>
    </message>
    <message>
        <source>Find &amp;Command...</source>
        <translation>Befehl &amp;suchen ...</translation>
    </message>
    <message>
        <source>Type a few letters to find and run any command.</source>
        <translation>Ein paar Buchstaben eingeben, um einen beliebigen Befehl zu finden und auszuführen.</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts...</source>
        <translation>&amp;Tastenkürzel ...</translation>
    </message>
    <message>
        <source>View and change the keys of all commands.</source>
        <translation>Die Tasten aller Befehle ansehen und ändern.</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Rules, symbols, keys and examples for this page.</source>
        <translation>Regeln, Zeichen, Tasten und Beispiele zu dieser Seite.</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Einführung</translation>
    </message>
    <message>
        <source>Show what this page is for, and ways to begin.</source>
        <translation>Zeigen, wozu diese Seite da ist und wie man anfangen kann.</translation>
    </message>
    <message>
        <source>&amp;Explain This Control</source>
        <translation>Dieses &amp;Bedienelement erklären</translation>
    </message>
    <message>
        <source>Explain the control that has the keyboard.</source>
        <translation>Das Bedienelement mit dem Tastaturfokus erklären.</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Click a control to see what it is for.</source>
        <translation>Ein Bedienelement anklicken, um zu sehen, wozu es dient.</translation>
    </message>
    <message>
        <source>&amp;About Loggia</source>
        <translation>Über L&amp;oggia</translation>
    </message>
    <message>
        <source>Version, licence and components.</source>
        <translation>Version, Lizenz und Bestandteile.</translation>
    </message>
    <message>
        <source>&amp;New Walk</source>
        <translation>&amp;Neue Erkundung</translation>
    </message>
    <message>
        <source>Start a walk through a new hidden cave.</source>
        <translation>Die Erkundung einer neuen verborgenen Höhle beginnen.</translation>
    </message>
    <message>
        <source>&amp;Careful Step</source>
        <translation>&amp;Vorsichtiger Schritt</translation>
    </message>
    <message>
        <source>Show the H&amp;idden Cave</source>
        <translation>Verborgene Höhle zei&amp;gen</translation>
    </message>
    <message>
        <source>Show or hide what is in each square of the hidden cave.</source>
        <translation>Zeigen oder verbergen, was in jedem Feld der verborgenen Höhle ist.</translation>
    </message>
    <message>
        <source>En&amp;d the Walk</source>
        <translation>&amp;Erkundung beenden</translation>
    </message>
    <message>
        <source>End the walk; the knowledge stays.</source>
        <translation>Die Erkundung beenden; das Wissen bleibt.</translation>
    </message>
    <message>
        <source>Insert the Re&amp;ference Rules</source>
        <translation>&amp;Musterregeln einsetzen</translation>
    </message>
    <message>
        <source>Replace the rules with the reference rules of the assignment.</source>
        <translation>Die Regeln durch die Musterregeln der Übungsaufgabe ersetzen.</translation>
    </message>
    <message>
        <source>Replace all three texts with the worked example.</source>
        <translation>Alle drei Texte durch das Lehrbeispiel ersetzen.</translation>
    </message>
    <message>
        <source>Open &amp;Rules...</source>
        <translation>&amp;Regeln öffnen ...</translation>
    </message>
    <message>
        <source>Open a file in the rules editor.</source>
        <translation>Eine Datei im Regeleditor öffnen.</translation>
    </message>
    <message>
        <source>Open &amp;Knowledge...</source>
        <translation>&amp;Wissen öffnen ...</translation>
    </message>
    <message>
        <source>Open a file in the knowledge editor.</source>
        <translation>Eine Datei im Wissenseditor öffnen.</translation>
    </message>
    <message>
        <source>Open &amp;Statement...</source>
        <translation>&amp;Aussage öffnen ...</translation>
    </message>
    <message>
        <source>Open a file in the statement editor.</source>
        <translation>Eine Datei im Aussageneditor öffnen.</translation>
    </message>
    <message>
        <source>Save R&amp;ules</source>
        <translation>Rege&amp;ln speichern</translation>
    </message>
    <message>
        <source>Save the rules to their file.</source>
        <translation>Die Regeln in ihrer Datei speichern.</translation>
    </message>
    <message>
        <source>Save Kno&amp;wledge</source>
        <translation>W&amp;issen speichern</translation>
    </message>
    <message>
        <source>Save the knowledge to its file.</source>
        <translation>Das Wissen in seiner Datei speichern.</translation>
    </message>
    <message>
        <source>Save S&amp;tatement</source>
        <translation>Aussage &amp;speichern</translation>
    </message>
    <message>
        <source>Save the statement to its file.</source>
        <translation>Die Aussage in ihrer Datei speichern.</translation>
    </message>
    <message>
        <source>Copy &amp;Verdict and Reason</source>
        <translation>&amp;Urteil und Begründung kopieren</translation>
    </message>
    <message>
        <source>Copy the verdict and the lines that force it as text.</source>
        <translation>Das Urteil und die Zeilen, die es erzwingen, als Text kopieren.</translation>
    </message>
    <message>
        <source>Copy the Prob&amp;abilities</source>
        <translation>Wa&amp;hrscheinlichkeiten kopieren</translation>
    </message>
    <message>
        <source>Copy the probabilities of monster and pit as a table.</source>
        <translation>Die Wahrscheinlichkeiten von Monster und Grube als Tabelle kopieren.</translation>
    </message>
    <message>
        <source>Go to a provably safe square if there is one, otherwise to the one with the lowest risk. On a hunt for gold, never take a risk.</source>
        <translation>Auf ein beweisbar sicheres Feld gehen, wenn es eines gibt, sonst auf das mit dem geringsten Risiko. Auf Goldsuche kein Risiko eingehen.</translation>
    </message>
    <message>
        <source>Hunt for &amp;Gold</source>
        <translation>Gold&amp;suche</translation>
    </message>
    <message>
        <source>Play for gold and a score, with an arrow against the monster, or walk without.</source>
        <translation>Um Gold und Punkte spielen, mit einem Pfeil gegen das Monster, oder ohne das erkunden.</translation>
    </message>
    <message>
        <source>Gra&amp;b the Gold</source>
        <translation>Gol&amp;d nehmen</translation>
    </message>
    <message>
        <source>Take the gold where it glitters.</source>
        <translation>Das Gold nehmen, wo es glitzert.</translation>
    </message>
    <message>
        <source>&amp;Leave the Cave</source>
        <translation>Höhle &amp;verlassen</translation>
    </message>
    <message>
        <source>Climb out at (1,1), with the gold or without.</source>
        <translation>Auf (1,1) hinausklettern, mit oder ohne Gold.</translation>
    </message>
    <message>
        <source>S&amp;hoot the Arrow...</source>
        <translation>&amp;Pfeil schießen ...</translation>
    </message>
    <message>
        <source>Choose a direction for the only arrow, which flies to the wall.</source>
        <translation>Eine Richtung für den einzigen Pfeil wählen, der bis zur Wand fliegt.</translation>
    </message>
    <message>
        <source>Show Com&amp;pleted Fours</source>
        <translation>&amp;Fertige Vierer zeigen</translation>
    </message>
    <message>
        <source>Draw every line of four that is completed; those of the last move stand out.</source>
        <translation>Alle vollendeten Viererreihen zeichnen; die des letzten Zugs sind hervorgehoben.</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>Spiel dur&amp;chsehen</translation>
    </message>
    <message>
        <source>Evaluate every position of this game and mark the moves that gave points away.</source>
        <translation>Jede Stellung dieses Spiels bewerten und die Züge markieren, die Punkte verschenkt haben.</translation>
    </message>
    <message>
        <source>Fi&amp;nd the Better Move</source>
        <translation>&amp;Den besseren Zug finden</translation>
    </message>
    <message>
        <source>Try other moves in the position before the mistake. Nothing is played.</source>
        <translation>In der Stellung vor dem Fehler andere Züge ausprobieren. Gespielt wird dabei nichts.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Position</source>
        <translation>Ste&amp;llung kopieren</translation>
    </message>
    <message>
        <source>Copy the board shown in the assignment&apos;s format, without the moves.</source>
        <translation>Das gezeigte Brett im Format der Übungsaufgabe kopieren, ohne die Züge.</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Nächste Va&amp;riante</translation>
    </message>
    <message>
        <source>Show the next alternative to the move shown.</source>
        <translation>Die nächste Alternative zum gezeigten Zug zeigen.</translation>
    </message>
    <message>
        <source>Previo&amp;us Variation</source>
        <translation>Vo&amp;rige Variante</translation>
    </message>
    <message>
        <source>Show the previous alternative to the move shown.</source>
        <translation>Die vorige Alternative zum gezeigten Zug zeigen.</translation>
    </message>
    <message>
        <source>Ma&amp;ke the Variation the Main Line</source>
        <translation>Variante zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>The line shown becomes the main line; the old one stays as a variation.</source>
        <translation>Die gezeigte Zugfolge wird zur Hauptvariante; die alte bleibt als Variante erhalten.</translation>
    </message>
    <message>
        <source>&amp;Delete the Variation</source>
        <translation>Variante &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the moves of the line shown from where it leaves the main line.</source>
        <translation>Die Züge der gezeigten Zugfolge löschen, ab da, wo sie von der Hauptvariante abweicht.</translation>
    </message>
    <message>
        <source>Save the picture of this page as SVG, PDF or PNG.</source>
        <translation>Das Bild dieser Seite als SVG, PDF oder PNG speichern.</translation>
    </message>
    <message>
        <source>Grade &amp;Hand-ins...</source>
        <translation>Ab&amp;gaben bewerten ...</translation>
    </message>
    <message>
        <source>Grade what a class handed in for an assignment, in a window of its own.</source>
        <translation>In einem eigenen Fenster bewerten, was eine Klasse zu einer Aufgabe abgegeben hat.</translation>
    </message>
    <message>
        <source>Find the minimum form.</source>
        <translation>Die Minimalform bestimmen.</translation>
    </message>
    <message>
        <source>Find the minimum form again after each change to the text.</source>
        <translation>Die Minimalform nach jeder Änderung des Textes neu bestimmen.</translation>
    </message>
    <message>
        <source>Solve the puzzle.</source>
        <translation>Das Rätsel lösen.</translation>
    </message>
    <message>
        <source>Solve again after each change to the puzzle.</source>
        <translation>Das Rätsel nach jeder Änderung neu lösen.</translation>
    </message>
    <message>
        <source>Solve again after each change to the clauses.</source>
        <translation>Die Klauseln nach jeder Änderung neu lösen.</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Empty Map</source>
        <translation>Leeres Diagramm</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Minimise W&amp;hile Typing</source>
        <translation>Beim Sc&amp;hreiben minimieren</translation>
    </message>
    <message>
        <source>Solve While T&amp;yping</source>
        <translation>Beim &amp;Schreiben lösen</translation>
    </message>
    <message>
        <source>Solve While &amp;Typing</source>
        <translation>Beim &amp;Schreiben lösen</translation>
    </message>
    <message>
        <source>&amp;Tournament...</source>
        <translation>&amp;Turnier ...</translation>
    </message>
    <message>
        <source>Let engines, programs and hand-ins play Max-Connect4 or the formula game against each other, in a window of its own.</source>
        <translation>In einem eigenen Fenster Engines, Programme und Abgaben Max-Connect4 oder das Formelspiel gegeneinander spielen lassen.</translation>
    </message>
</context>
<context>
    <name>Connect4</name>
    <message>
        <source>No points yet.</source>
        <translation>Noch keine Punkte.</translation>
    </message>
    <message>
        <source>The score is %1 all.</source>
        <translation>Gleichstand: je %1.</translation>
    </message>
    <message>
        <source>%1 leads by %2 to %3.</source>
        <translation>%1 führt %2 zu %3.</translation>
    </message>
    <message>
        <source>Draw: 1 point each.</source>
        <translation>Remis: je 1 Punkt.</translation>
    </message>
    <message>
        <source>Draw: %1 points each.</source>
        <translation>Remis: je %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3.</source>
        <translation>%1 gewinnt %2 zu %3.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Click a column to drop a stone. Right-click a stone to remove it; the stones above it fall. With the keyboard, use the arrows, Enter and Delete.
Orange moves first, so it has as many stones as Blue or one more.</source>
        <translation>Ein Klick auf eine Spalte wirft einen Stein ein. Ein Rechtsklick auf einen Stein entfernt ihn; die Steine darüber fallen nach. Mit der Tastatur: Pfeiltasten, Enter und Entf.
Orange beginnt und hat deshalb gleich viele Steine wie Blau oder einen mehr.</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Viererreihen</translation>
    </message>
    <message>
        <source>Point at a score, or at a line under Points, to see the stones behind it.</source>
        <translation>Den Mauszeiger auf einen Punktestand oder auf eine Zeile unter „Punkte“ halten, um die zugehörigen Steine zu sehen.</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Four in a row, vertical, horizontal or diagonal, scores a point. The game ends when the board is full; the player with more points wins.</source>
        <translation>Vier in einer Reihe, senkrecht, waagerecht oder diagonal, geben einen Punkt. Das Spiel endet, wenn das Brett voll ist; wer mehr Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>1 point for %1</source>
        <translation>1 Punkt für %1</translation>
    </message>
    <message>
        <source>%1 points for %2</source>
        <translation>%1 Punkte für %2</translation>
    </message>
    <message>
        <source>%1 played column %2</source>
        <translation>%1 spielte Spalte %2</translation>
    </message>
    <message>
        <source>Blocks %1: %2</source>
        <translation>Blockiert %1: %2</translation>
    </message>
    <message>
        <source> 1 stone left.</source>
        <translation> Noch 1 Stein übrig.</translation>
    </message>
    <message>
        <source> %1 stones left.</source>
        <translation> Noch %1 Steine übrig.</translation>
    </message>
    <message>
        <source>Game in progress (you play Orange)</source>
        <translation>Laufendes Spiel (du spielst Orange)</translation>
    </message>
    <message>
        <source>Four in a row, vertical, horizontal or diagonal, scores a point. The game ends when the board is full; the player with more points wins.
One move scores two points at once. Can you find it?</source>
        <translation>Vier in einer Reihe, senkrecht, waagerecht oder diagonal, geben einen Punkt. Das Spiel endet, wenn das Brett voll ist; wer mehr Punkte hat, gewinnt.
Ein Zug bringt zwei Punkte auf einmal. Findest du ihn?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>column %1, row %2: %3</source>
        <translation>Spalte %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>, last move</source>
        <translation>, letzter Zug</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Max-Connect4 board</source>
        <translation>Max-Connect4-Brett</translation>
    </message>
    <message>
        <source>Max-Connect4 board being edited</source>
        <translation>Max-Connect4-Brett in Bearbeitung</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>depth %1, %2 position</source>
        <translation>Tiefe %1, %2 Stellung</translation>
    </message>
    <message>
        <source>depth %1, %2 positions</source>
        <translation>Tiefe %1, %2 Stellungen</translation>
    </message>
    <message>
        <source>, %1/s, %2</source>
        <translation>, %1/s, %2</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>a blunder: gives away %1</source>
        <translation>ein Patzer: verschenkt %1</translation>
    </message>
    <message>
        <source>gives away %1</source>
        <translation>verschenkt %1</translation>
    </message>
    <message>
        <source>gives away about %1</source>
        <translation>verschenkt etwa %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>genau %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>gives away %1 and the better result</source>
        <translation>verschenkt %1 und das bessere Ergebnis</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Ungeübt</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Etwas geübt</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Sehr stark</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <translation>Computer, %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>Vollendet: %1</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>definitely true</source>
        <translation>sicher wahr</translation>
    </message>
    <message>
        <source>definitely false</source>
        <translation>sicher falsch</translation>
    </message>
    <message>
        <source>possibly true, possibly false</source>
        <translation>möglicherweise wahr, möglicherweise falsch</translation>
    </message>
    <message>
        <source>both true and false</source>
        <translation>wahr und falsch zugleich</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>Genau eine Lösung</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 Lösungen</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1; gefunden: %2</translation>
    </message>
    <message>
        <source>expected %1, not %2</source>
        <translation>erwartet: %1, nicht %2</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet: %1</translation>
    </message>
    <message>
        <source>expected %1, for example %2</source>
        <translation>erwartet: %1, zum Beispiel %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>erwartet: eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>erwartet: eine Zahl von %1 bis %2; gefunden: %3</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>erwartet: eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>erwartet: eine ganze Zahl von %1 bis %2; gefunden: %3</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 is too large (the limit is %2)</source>
        <translation>%1 ist zu groß (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>%1 is larger than %2 (the limit)</source>
        <translation>%1 ist größer als %2 (die Grenze)</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Zeilenende</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Textende</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Dateiende</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulator</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a letter</source>
        <translation>ein Buchstabe</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>%1 kann nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>cannot write %1: its folder is write-protected</source>
        <translation>%1 kann nicht geschrieben werden: Der Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot write %1: it is write-protected</source>
        <translation>%1 kann nicht geschrieben werden: Die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>it is a %1, not a file</source>
        <translation>es ist keine Datei (%1)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Speicherplatz mehr auf dem Gerät</translation>
    </message>
    <message>
        <source>the %1 file is damaged</source>
        <translation>die %1-Datei ist beschädigt</translation>
    </message>
    <message>
        <source>the %1 file is truncated</source>
        <translation>die %1-Datei ist unvollständig</translation>
    </message>
    <message>
        <source>the text is longer than 256 MB</source>
        <translation>der Text ist länger als 256 MB</translation>
    </message>
    <message>
        <source>nested more than %1 deep</source>
        <translation>tiefer als %1-mal verschachtelt</translation>
    </message>
    <message>
        <source>stopped while reading</source>
        <translation>beim Lesen angehalten</translation>
    </message>
    <message>
        <source>stopped while writing %1</source>
        <translation>beim Schreiben von %1 angehalten</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>a draw (exact)</source>
        <translation>Remis (exakt)</translation>
    </message>
    <message>
        <source>player %1 wins by %2 (exact)</source>
        <translation>player %1 gewinnt mit %2 Vorsprung (exakt)</translation>
    </message>
    <message>
        <source>player %1 wins by at least %2 (proven)</source>
        <translation>player %1 gewinnt mit mindestens %2 Vorsprung (bewiesen)</translation>
    </message>
    <message>
        <source>player %1 has at least a draw (proven)</source>
        <translation>player %1 hat mindestens ein Remis (bewiesen)</translation>
    </message>
    <message>
        <source>player %1 loses by at most %2 (proven)</source>
        <translation>player %1 verliert mit höchstens %2 Rückstand (bewiesen)</translation>
    </message>
    <message>
        <source>even (heuristic value)</source>
        <translation>ausgeglichen (heuristischer Wert)</translation>
    </message>
    <message>
        <source>player %1 is ahead by about %2 (heuristic value)</source>
        <translation>player %1 liegt um etwa %2 vorn (heuristischer Wert)</translation>
    </message>
    <message>
        <source>column %1, rows %2-%3</source>
        <translation>Spalte %1, Zeilen %2–%3</translation>
    </message>
    <message>
        <source>row %1, columns %2-%3</source>
        <translation>Zeile %1, Spalten %2–%3</translation>
    </message>
    <message>
        <source>rising diagonal, columns %1-%2, rows %3-%4</source>
        <translation>steigende Diagonale, Spalten %1–%2, Zeilen %3–%4</translation>
    </message>
    <message>
        <source>falling diagonal, columns %1-%2, rows %3-%4</source>
        <translation>fallende Diagonale, Spalten %1–%2, Zeilen %3–%4</translation>
    </message>
    <message>
        <source>It completes %1: %2</source>
        <translation>Er vollendet %1: %2</translation>
    </message>
    <message>
        <source>It blocks %1 of the opponent: %2</source>
        <translation>Er verhindert %1 des Gegners: %2</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>It leaves %1 line of four one stone short: %2</source>
        <translation>Danach fehlt bei %1 Vierer ein Stein: %2</translation>
    </message>
    <message>
        <source>It leaves %1 lines of four one stone short: %2</source>
        <translation>Danach fehlt bei %1 Vierern ein Stein: %2</translation>
    </message>
    <message>
        <source>The opponent can then score on top of it: %1</source>
        <translation>Der Gegner kann dann darüber punkten: %1</translation>
    </message>
    <message>
        <source>It has no immediate effect</source>
        <translation>Er wirkt sich nicht sofort aus</translation>
    </message>
    <message>
        <source>Value for player %1: %2</source>
        <translation>Wert für player %1: %2</translation>
    </message>
    <message>
        <source>The best alternative is column %1: %2</source>
        <translation>Die beste Alternative ist Spalte %1: %2</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <translation>exakt %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>depth %1, measurement %2</source>
        <translation>Tiefe %1, Messung %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>expected 7 digits in this row, found %1</source>
        <translation>erwartet: 7 Ziffern in dieser Zeile; gefunden: %1</translation>
    </message>
    <message>
        <source>expected 6 rows, found %1</source>
        <translation>erwartet: 6 Zeilen; gefunden: %1</translation>
    </message>
    <message>
        <source>the stone in column %1, row %2 floats: the cell below it is empty</source>
        <translation>der Stein in Spalte %1, Zeile %2 schwebt: Das Feld darunter ist leer</translation>
    </message>
    <message>
        <source>the file is empty; expected six rows of seven digits</source>
        <translation>die Datei ist leer; erwartet: sechs Zeilen mit sieben Ziffern</translation>
    </message>
    <message>
        <source>the player to move, 1 or 2, alone on this line</source>
        <translation>der Spieler am Zug, 1 oder 2, allein in dieser Zeile</translation>
    </message>
    <message>
        <source>a seventh line with the player to move, 1 or 2</source>
        <translation>eine siebte Zeile mit dem Spieler am Zug, 1 oder 2</translation>
    </message>
    <message>
        <source>the end of the file after the player to move</source>
        <translation>das Dateiende nach dem Spieler am Zug</translation>
    </message>
    <message>
        <source>player 1 has %1 stone and player 2 has %2; player 1 moves first, so it must have as many stones as player 2 or one more</source>
        <translation>Spieler 1 hat %1 Stein und Spieler 2 hat %2; Spieler 1 beginnt, muss also gleich viele Steine wie Spieler 2 haben oder einen mehr</translation>
    </message>
    <message>
        <source>player 1 has %1 stones and player 2 has %2; player 1 moves first, so it must have as many stones as player 2 or one more</source>
        <translation>Spieler 1 hat %1 Steine und Spieler 2 hat %2; Spieler 1 beginnt, muss also gleich viele Steine wie Spieler 2 haben oder einen mehr</translation>
    </message>
    <message>
        <source>player 1 has %1 stone and player 2 has %2, so player %3 is to move, not player %4</source>
        <translation>Spieler 1 hat %1 Stein und Spieler 2 hat %2, also ist Spieler %3 am Zug, nicht Spieler %4</translation>
    </message>
    <message>
        <source>player 1 has %1 stones and player 2 has %2, so player %3 is to move, not player %4</source>
        <translation>Spieler 1 hat %1 Steine und Spieler 2 hat %2, also ist Spieler %3 am Zug, nicht Spieler %4</translation>
    </message>
    <message>
        <source>a column from 1 to 7</source>
        <translation>eine Spalte von 1 bis 7</translation>
    </message>
    <message>
        <source>move %1: column %2 is full</source>
        <translation>Zug %1: Spalte %2 ist voll</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>Spalte %1 ist voll</translation>
    </message>
    <message>
        <source>%1 stone</source>
        <translation>%1 Stein</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 Steine</translation>
    </message>
    <message>
        <source>player 1 has %1 and player 2 only %2; player 1 may have one more at most</source>
        <translation>Spieler 1 hat %1 und Spieler 2 nur %2; Spieler 1 darf höchstens einen mehr haben</translation>
    </message>
    <message>
        <source>player 2 has %1 and player 1 only %2; player 1 moves first, so player 2 cannot have more</source>
        <translation>Spieler 2 hat %1 und Spieler 1 nur %2; Spieler 1 beginnt, also kann Spieler 2 nicht mehr haben</translation>
    </message>
    <message>
        <source>the value is between %1 and %2</source>
        <translation>der Wert liegt zwischen %1 und %2</translation>
    </message>
    <message>
        <source>a match needs at least one game</source>
        <translation>ein Wettkampf braucht mindestens ein Spiel</translation>
    </message>
    <message>
        <source>it made no move in %1 seconds</source>
        <translation>es hat in %1 Sekunden keinen Zug gemacht</translation>
    </message>
    <message>
        <source>its output contains no move</source>
        <translation>seine Ausgabe enthält keinen Zug</translation>
    </message>
    <message>
        <source>its output is not a position: %1</source>
        <translation>seine Ausgabe ist keine Stellung: %1</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>es hat nichts ausgegeben</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>die Formel</translation>
    </message>
    <message>
        <source>a subformula with %1 leaves</source>
        <translation>eine Teilformel mit %1 Blättern</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1 has won: %2 is %3</source>
        <translation>%1 hat gewonnen: %2 ist %3</translation>
    </message>
    <message>
        <source>%1 wins: %2 is %3, whatever else is chosen</source>
        <translation>%1 gewinnt: %2 ist %3, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes %3 %4, whatever else is chosen</source>
        <translation>%1 gewinnt: Mit %2 wird %3 %4, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes the formula %3, whatever else is chosen</source>
        <translation>%1 gewinnt: Mit %2 wird die Formel %3, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes a subformula with %3 leaves %4, whatever else is chosen</source>
        <translation>%1 gewinnt: Mit %2 wird eine Teilformel mit %3 Blättern %4, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes %2 %3 in each of the %4 cases in which %5 can choose, for example %6</source>
        <translation>%1 gewinnt: In jedem der %4 Fälle, in denen %5 wählen kann, gibt es eine Antwort, mit der %2 %3 wird, zum Beispiel %6</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes the formula %2 in each of the %3 cases in which %4 can choose, for example %5</source>
        <translation>%1 gewinnt: In jedem der %3 Fälle, in denen %4 wählen kann, gibt es eine Antwort, mit der die Formel %2 wird, zum Beispiel %5</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes a subformula with %2 leaves %3 in each of the %4 cases in which %5 can choose, for example %6</source>
        <translation>%1 gewinnt: In jedem der %4 Fälle, in denen %5 wählen kann, gibt es eine Antwort, mit der eine Teilformel mit %2 Blättern %3 wird, zum Beispiel %6</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>%1 is a blunder: it gives the win away</source>
        <translation>%1 ist ein Patzer: Das verschenkt den Sieg</translation>
    </message>
    <message>
        <source>Blunder in turn %1: %2 played %3; %4 would have kept the win</source>
        <translation>Patzer in Zug %1: %2 spielte %3; %4 hätte den Sieg bewahrt</translation>
    </message>
    <message>
        <source>a lower-case letter as the variable</source>
        <translation>ein Kleinbuchstabe als Variable</translation>
    </message>
    <message>
        <source>a lower-case letter, a to z</source>
        <translation>ein Kleinbuchstabe, a bis z</translation>
    </message>
    <message>
        <source>the value 0 or 1</source>
        <translation>der Wert 0 oder 1</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <source>variable %1 appears more than once</source>
        <translation>Variable %1 kommt mehr als einmal vor</translation>
    </message>
    <message>
        <source>variable %1 has no value</source>
        <translation>Variable %1 hat keinen Wert</translation>
    </message>
    <message>
        <source>variable %1 not in formula</source>
        <translation>Variable %1 kommt in der Formel nicht vor</translation>
    </message>
    <message>
        <source>variable %1 not entered</source>
        <translation>Variable %1 fehlt</translation>
    </message>
    <message>
        <source>%1 values for %2 variables</source>
        <translation>%1 Werte für %2 Variablen</translation>
    </message>
    <message>
        <source>too many values for %1 variable</source>
        <translation>zu viele Werte für %1 Variable</translation>
    </message>
    <message>
        <source>too many values for %1 variables</source>
        <translation>zu viele Werte für %1 Variablen</translation>
    </message>
    <message>
        <source>%1 is not a valid player</source>
        <translation>%1 ist kein gültiger Spieler</translation>
    </message>
    <message>
        <source>too many turns for number of variables</source>
        <translation>zu viele Züge für die Zahl der Variablen</translation>
    </message>
    <message>
        <source>too few turns for number of variables</source>
        <translation>zu wenige Züge für die Zahl der Variablen</translation>
    </message>
    <message>
        <source>invalid formula</source>
        <translation>ungültige Formel</translation>
    </message>
    <message>
        <source>missing line %1</source>
        <translation>Zeile %1 fehlt</translation>
    </message>
    <message>
        <source>%1 at the start of the line</source>
        <translation>%1 am Zeilenanfang</translation>
    </message>
    <message>
        <source>the end of the file after the values</source>
        <translation>das Dateiende nach den Werten</translation>
    </message>
    <message>
        <source>the formula is always %1; the game&apos;s syntax has no constants</source>
        <translation>die Formel ist immer %1; die Syntax des Spiels hat keine Konstanten</translation>
    </message>
    <message>
        <source>%1 variables are too many; the game&apos;s syntax has letters for %2</source>
        <translation>%1 Variablen sind zu viele; die Syntax des Spiels hat Buchstaben für %2</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>die Formel ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>the drawing would exceed %1 characters</source>
        <translation>die Zeichnung wäre länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <translation>%1, wie in %2</translation>
    </message>
    <message>
        <source>a number of variables, %1</source>
        <translation>eine Zahl von Variablen, %1</translation>
    </message>
    <message>
        <source>a number of leaves, %1</source>
        <translation>eine Zahl von Blättern, %1</translation>
    </message>
    <message>
        <source>the winner, E or A</source>
        <translation>der Gewinner, E oder A</translation>
    </message>
    <message>
        <source>easy, medium or hard</source>
        <translation>easy, medium oder hard</translation>
    </message>
    <message>
        <source>a seed of at most 16 hexadecimal digits and nothing after it</source>
        <translation>ein Startwert aus höchstens 16 Hexadezimalziffern und nichts danach</translation>
    </message>
    <message>
        <source>a seed of at most 20 digits and nothing after it</source>
        <translation>ein Startwert aus höchstens 20 Ziffern und nichts danach</translation>
    </message>
    <message>
        <source>found no %1 game that %2 wins with %3 variable and %4 in %5 trials; try other sizes or another seed</source>
        <translation>in %5 Versuchen wurde kein Spiel mit %3 Variable und %4 gefunden, das %2 gewinnt (%1); versuche andere Größen oder einen anderen Startwert</translation>
    </message>
    <message>
        <source>found no %1 game that %2 wins with %3 variables and %4 in %5 trials; try other sizes or another seed</source>
        <translation>in %5 Versuchen wurde kein Spiel mit %3 Variablen und %4 gefunden, das %2 gewinnt (%1); versuche andere Größen oder einen anderen Startwert</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>%1 leaf</source>
        <translation>%1 Blatt</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 Blättern</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>by the assignment&apos;s rules each pair of brackets joins two parts; this is a third</source>
        <translation>nach den Regeln der Übungsaufgabe verbindet jedes Klammerpaar zwei Teile; dies ist ein dritter</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>the player to move</source>
        <translation>der Spieler am Zug</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>der andere Spieler</translation>
    </message>
    <message>
        <source>%1 wins in %2 move</source>
        <translation>%1 gewinnt in %2 Zug</translation>
    </message>
    <message>
        <source>%1 wins in %2 moves</source>
        <translation>%1 gewinnt in %2 Zügen</translation>
    </message>
    <message>
        <source>%1 loses in %2 move</source>
        <translation>%1 verliert in %2 Zug</translation>
    </message>
    <message>
        <source>%1 loses in %2 moves</source>
        <translation>%1 verliert in %2 Zügen</translation>
    </message>
    <message>
        <source>%1 wins without end</source>
        <translation>%1 gewinnt ohne Ende</translation>
    </message>
    <message>
        <source>%1 loses without end</source>
        <translation>%1 verliert ohne Ende</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 hat verloren</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>a draw in %1 move</source>
        <translation>Remis in %1 Zug</translation>
    </message>
    <message>
        <source>a draw in %1 moves</source>
        <translation>Remis in %1 Zügen</translation>
    </message>
    <message>
        <source>a draw without end</source>
        <translation>Remis ohne Ende</translation>
    </message>
    <message>
        <source>%1: %2, because %3</source>
        <translation>%1: %2, denn %3</translation>
    </message>
    <message>
        <source>a move wins</source>
        <translation>ein Zug gewinnt</translation>
    </message>
    <message>
        <source>every move loses</source>
        <translation>jeder Zug verliert</translation>
    </message>
    <message>
        <source>no move wins, but one leads to a draw</source>
        <translation>kein Zug gewinnt, aber einer führt zum Remis</translation>
    </message>
    <message>
        <source>no move wins, but one avoids a loss for ever</source>
        <translation>kein Zug gewinnt, aber einer vermeidet die Niederlage für immer</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>a move leads to a loss for %1</source>
        <translation>ein Zug führt zur Niederlage (%1)</translation>
    </message>
    <message>
        <source>a move leads to a loss for player %1</source>
        <translation>ein Zug führt zur Niederlage von Spieler %1</translation>
    </message>
    <message>
        <source>a move leads to a loss for the other player</source>
        <translation>ein Zug führt zur Niederlage des anderen Spielers</translation>
    </message>
    <message>
        <source>every move leads to a win for player %1</source>
        <translation>jeder Zug führt zum Sieg von Spieler %1</translation>
    </message>
    <message>
        <source>every move leads to a win for the other player</source>
        <translation>jeder Zug führt zum Sieg des anderen Spielers</translation>
    </message>
    <message>
        <source>no move leads to a loss for player %1, but one leads to a draw</source>
        <translation>kein Zug führt zur Niederlage von Spieler %1, aber einer führt zum Remis</translation>
    </message>
    <message>
        <source>no move leads to a loss for the other player, but one leads to a draw</source>
        <translation>kein Zug führt zur Niederlage des anderen Spielers, aber einer führt zum Remis</translation>
    </message>
    <message>
        <source>no move leads to a loss for player %1, but one avoids a loss for ever</source>
        <translation>kein Zug führt zur Niederlage von Spieler %1, aber einer vermeidet die eigene für immer</translation>
    </message>
    <message>
        <source>no move leads to a loss for the other player, but one avoids a loss for ever</source>
        <translation>kein Zug führt zur Niederlage des anderen Spielers, aber einer vermeidet die eigene für immer</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4, which is lost for player %5</source>
        <translation>%1: %2: %3 führt zu %4, und das ist für Spieler %5 verloren</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4, which is lost for the other player</source>
        <translation>%1: %2: %3 führt zu %4, und das ist für den anderen Spieler verloren</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4</source>
        <translation>%1: %2: %3 führt zu %4</translation>
    </message>
    <message>
        <source>%1: %2: every move loses; %3 to %4 holds out longest</source>
        <translation>%1: %2: Jeder Zug verliert; %3 zu %4 hält am längsten stand</translation>
    </message>
    <message>
        <source>%1: %2: no move wins, but %3 leads to %4, a draw</source>
        <translation>%1: %2: Kein Zug gewinnt, aber %3 führt zu %4, einem Remis</translation>
    </message>
    <message>
        <source>%1: %2: no move wins, but one avoids a loss for ever</source>
        <translation>%1: %2: Kein Zug gewinnt, aber einer vermeidet die Niederlage für immer</translation>
    </message>
    <message>
        <source>%1 can never be reached, so there are %2</source>
        <translation>%1 ist nie erreichbar, also gibt es %2</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of player and counter can be reached</source>
        <translation>%1 der %2 Paare aus Spieler und Zählerstand sind erreichbar</translation>
    </message>
    <message>
        <source>win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation>Gewinn in %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation>Verlust in %1</translation>
    </message>
    <message>
        <source>draw in %1</source>
        <translation>Remis in %1</translation>
    </message>
    <message>
        <source>win without end</source>
        <translation>Gewinn ohne Ende</translation>
    </message>
    <message>
        <source>loss without end</source>
        <translation>Verlust ohne Ende</translation>
    </message>
    <message>
        <source>draw without end</source>
        <translation>Remis ohne Ende</translation>
    </message>
    <message>
        <source>too many nodes to draw: %1 (the limit is %2); merge more (--merge), choose a smaller game or raise the limit</source>
        <translation>zu viele Knoten zum Zeichnen: %1 (die Grenze ist %2); fasse mehr zusammen (--merge), wähle ein kleineres Spiel oder erhöhe die Grenze</translation>
    </message>
    <message>
        <source>this game was solved layer by layer, which gives no graph; choose a smaller one</source>
        <translation>dieses Spiel wurde Schicht für Schicht gelöst, was keinen Graphen ergibt; wähle ein kleineres</translation>
    </message>
    <message>
        <source>stopped before the game was solved</source>
        <translation>angehalten, bevor das Spiel gelöst war</translation>
    </message>
    <message>
        <source>stopped before the drawing was ready</source>
        <translation>angehalten, bevor die Zeichnung fertig war</translation>
    </message>
    <message>
        <source>stopped before the tree was complete</source>
        <translation>angehalten, bevor der Baum vollständig war</translation>
    </message>
    <message>
        <source>there are more than %1 positions</source>
        <translation>es gibt mehr als %1 Stellungen</translation>
    </message>
    <message>
        <source>the positions have more than %1 moves</source>
        <translation>die Stellungen haben mehr als %1 Züge</translation>
    </message>
    <message>
        <source>the positions need more than %1 MB</source>
        <translation>die Stellungen brauchen mehr als %1 MB</translation>
    </message>
    <message>
        <source>%1 positions, %2 of them expanded</source>
        <translation>%1 Stellungen, davon %2 expandiert</translation>
    </message>
    <message>
        <source>depth %1: %2 positions</source>
        <translation>Tiefe %1: %2 Stellungen</translation>
    </message>
    <message>
        <source>%1 positions, values at depth %2</source>
        <translation>%1 Stellungen, Werte in Tiefe %2</translation>
    </message>
    <message>
        <source>positions can repeat, so the tree is infinite; limit its depth</source>
        <translation>Stellungen können sich wiederholen, der Baum ist also unendlich; begrenze seine Tiefe</translation>
    </message>
    <message>
        <source>the tree has more than %1 nodes</source>
        <translation>der Baum hat mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>two numbers up to %1</source>
        <translation>zwei Zahlen bis %1</translation>
    </message>
    <message>
        <source>the size must be two numbers up to %1, for example %2</source>
        <translation>die Größe muss aus zwei Zahlen bis %1 bestehen, zum Beispiel %2</translation>
    </message>
    <message>
        <source>the board must have at least %1 columns and %2 rows</source>
        <translation>das Brett braucht mindestens %1 Spalten und %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 has %2 cells; the limit is %3, for example %4</source>
        <translation>%1 hat %2 Felder; die Grenze ist %3, zum Beispiel %4</translation>
    </message>
    <message>
        <source>%1 has %2 lines; the limit is %3, for example 3x3</source>
        <translation>%1 hat %2 Linien; die Grenze ist %3, zum Beispiel 3x3</translation>
    </message>
    <message>
        <source>expected numbers from 1 to %1 separated by -, for example 1-2-10: the steps, then the target</source>
        <translation>erwartet: Zahlen von 1 bis %1, getrennt durch -, zum Beispiel 1-2-10: die Schritte, dann das Ziel</translation>
    </message>
    <message>
        <source>the steps must come before the target and must not exceed it</source>
        <translation>die Schritte müssen vor dem Ziel stehen und dürfen nicht größer sein</translation>
    </message>
    <message>
        <source>the pile must be odd; with an even pile both players end with an even number, or both with an odd one</source>
        <translation>der Haufen muss ungerade sein; bei einem geraden enden beide mit einer geraden Zahl oder beide mit einer ungeraden</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>der Haufen</translation>
    </message>
    <message>
        <source>a pile</source>
        <translation>ein Haufen</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>a pit</source>
        <translation>eine Mulde</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>der Startwert</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>die Größe</translation>
    </message>
    <message>
        <source>the number that may be taken</source>
        <translation>die Anzahl, die genommen werden darf</translation>
    </message>
    <message>
        <source>the number taken</source>
        <translation>die genommene Anzahl</translation>
    </message>
    <message>
        <source>the length of a line</source>
        <translation>die Länge einer Reihe</translation>
    </message>
    <message>
        <source>the number of points</source>
        <translation>die Zahl der Punkte</translation>
    </message>
    <message>
        <source>the number of pits</source>
        <translation>die Zahl der Mulden</translation>
    </message>
    <message>
        <source>the number of empty cells</source>
        <translation>die Zahl der leeren Felder</translation>
    </message>
    <message>
        <source>the number of seeds in a pit</source>
        <translation>die Zahl der Samen in einer Mulde</translation>
    </message>
    <message>
        <source>the number of player %1</source>
        <translation>die Anzahl von Spieler %1</translation>
    </message>
    <message>
        <source>the boxes of player %1</source>
        <translation>die Kästchen von Spieler %1</translation>
    </message>
    <message>
        <source>the board must have 4 or 6 columns and rows</source>
        <translation>das Brett muss 4 oder 6 Spalten und Zeilen haben</translation>
    </message>
    <message>
        <source>take and the numbers that may be taken</source>
        <translation>take und die Anzahlen, die genommen werden dürfen</translation>
    </message>
    <message>
        <source>rows and the gaps between them are limited to %1 places in total</source>
        <translation>Reihen und die Lücken dazwischen haben zusammen höchstens %1 Plätze</translation>
    </message>
    <message>
        <source>a game, for example 1-2-10 or nim 3 4 5</source>
        <translation>ein Spiel, zum Beispiel 1-2-10 oder nim 3 4 5</translation>
    </message>
    <message>
        <source>expected a game: 1-2-10, %1</source>
        <translation>erwartet: ein Spiel: 1-2-10, %1</translation>
    </message>
    <message>
        <source>the board must be %1 rows of %2 characters (%3), separated by slashes</source>
        <translation>das Brett muss aus %1 Zeilen von %2 Zeichen (%3) bestehen, getrennt durch Schrägstriche</translation>
    </message>
    <message>
        <source>X moves first, so %1 X and %2 O are impossible</source>
        <translation>X beginnt, also sind %1 X und %2 O unmöglich</translation>
    </message>
    <message>
        <source>with %1 X and %2 O, player %3 is to move</source>
        <translation>bei %1 X und %2 O ist Spieler %3 am Zug</translation>
    </message>
    <message>
        <source>a disc floats in column %1</source>
        <translation>in Spalte %1 schwebt ein Stein</translation>
    </message>
    <message>
        <source>no piece can be on %1, a light square</source>
        <translation>auf %1, einem hellen Feld, kann kein Stein stehen</translation>
    </message>
    <message>
        <source>the piece on %1 must be a king</source>
        <translation>der Stein auf %1 muss eine Dame sein</translation>
    </message>
    <message>
        <source>a player has at most %1 pieces</source>
        <translation>ein Spieler hat höchstens %1 Steine</translation>
    </message>
    <message>
        <source>a player has at most %1 cars</source>
        <translation>ein Spieler hat höchstens %1 Autos</translation>
    </message>
    <message>
        <source>a player has at most %1 pawns</source>
        <translation>ein Spieler hat höchstens %1 Bauern</translation>
    </message>
    <message>
        <source>a player has at most %1 stones</source>
        <translation>ein Spieler hat höchstens %1 Steine</translation>
    </message>
    <message>
        <source>the game ends before both players have driven off their last car</source>
        <translation>das Spiel endet, bevor beide ihr letztes Auto vom Brett gefahren haben</translation>
    </message>
    <message>
        <source>pile and holdings must add up to an odd number, at most %1</source>
        <translation>Haufen und Besitz müssen zusammen eine ungerade Zahl ergeben, höchstens %1</translation>
    </message>
    <message>
        <source>there is a pin in a gap of the game</source>
        <translation>in einer Lücke des Spiels steht ein Kegel</translation>
    </message>
    <message>
        <source>pits and stores must hold %1 seeds in total</source>
        <translation>Mulden und Sammelmulden müssen zusammen %1 Samen haben</translation>
    </message>
    <message>
        <source>only stones of player %1 can be on %2</source>
        <translation>auf %2 können nur Steine von Spieler %1 liegen</translation>
    </message>
    <message>
        <source>with %1 and %2 stones placed, player %3 cannot be to move</source>
        <translation>bei %1 und %2 gesetzten Steinen kann Spieler %3 nicht am Zug sein</translation>
    </message>
    <message>
        <source>nine characters: 1 and 2 four times each, and one dot</source>
        <translation>neun Zeichen: je viermal 1 und 2 und ein Punkt</translation>
    </message>
    <message>
        <source>player 1 moves first, so %1 and %2 lines are impossible</source>
        <translation>Spieler 1 beginnt, also sind %1 und %2 Linien unmöglich</translation>
    </message>
    <message>
        <source>with %1 and %2 lines, player %3 is to move</source>
        <translation>bei %1 und %2 Linien ist Spieler %3 am Zug</translation>
    </message>
    <message>
        <source>the graph has no state</source>
        <translation>der Graph hat keinen Zustand</translation>
    </message>
    <message>
        <source>the graph has no state %1</source>
        <translation>der Graph hat keinen Zustand %1</translation>
    </message>
    <message>
        <source>the name of a state</source>
        <translation>der Name eines Zustands</translation>
    </message>
    <message>
        <source>no other line has the state %1</source>
        <translation>keine andere Zeile hat den Zustand %1</translation>
    </message>
    <message>
        <source>invalid name of a state; it must not contain -&gt; or any of %1</source>
        <translation>ungültiger Name eines Zustands; er darf weder -&gt; noch eines von %1 enthalten</translation>
    </message>
    <message>
        <source>the game ends at %1</source>
        <translation>das Spiel endet bei %1</translation>
    </message>
    <message>
        <source>the start is given twice</source>
        <translation>der Anfang ist zweimal angegeben</translation>
    </message>
    <message>
        <source>the outcome is given twice</source>
        <translation>der Ausgang ist zweimal angegeben</translation>
    </message>
    <message>
        <source>this state has arrows, so it cannot be final</source>
        <translation>dieser Zustand hat Pfeile, kann also kein Endzustand sein</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win, loss oder draw</translation>
    </message>
    <message>
        <source>the first line must name the game, for example %1</source>
        <translation>die erste Zeile muss das Spiel nennen, zum Beispiel %1</translation>
    </message>
    <message>
        <source>a token on a graph</source>
        <translation>eine Marke auf einem Graphen</translation>
    </message>
    <message>
        <source>A token on a graph</source>
        <translation>Eine Marke auf einem Graphen</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>Subtraktion</translation>
    </message>
    <message>
        <source>Dots and boxes</source>
        <translation>Käsekästchen</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Dreiermühle</translation>
    </message>
    <message>
        <source>Connect 4</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Even or Odd</source>
        <translation>Gerade oder ungerade</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Dawsons Kayles</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tic-Tac-Toe</translation>
    </message>
    <message>
        <source>A counter starts at 0. On your turn you add one of the allowed numbers to it. It may never pass the target. Whoever brings it to the target wins. If no number fits any more, the player to move loses.</source>
        <translation>Ein Zähler beginnt bei 0. Wer am Zug ist, addiert eine der erlaubten Zahlen. Der Zähler darf das Ziel nie überschreiten. Wer ihn auf das Ziel bringt, gewinnt. Passt keine Zahl mehr, verliert, wer am Zug ist.</translation>
    </message>
    <message>
        <source>An odd number of tokens lies in a pile. On your turn you take at least one token and at most MOST, and keep them. The game ends when the pile is empty. One player then has an even number of tokens and the other an odd number. Whoever has an even number wins.</source>
        <translation>Eine ungerade Zahl von Spielsteinen liegt auf einem Haufen. Wer am Zug ist, nimmt mindestens einen und höchstens MOST Steine und behält sie. Das Spiel endet, wenn der Haufen leer ist. Dann hat einer eine gerade Zahl von Steinen und der andere eine ungerade. Wer eine gerade Zahl hat, gewinnt.</translation>
    </message>
    <message>
        <source>Tokens lie in several piles. On your turn you choose one pile and take as many tokens from it as you like, but at least one. The game ends when all piles are empty. Whoever takes the last token wins.</source>
        <translation>Spielsteine liegen auf mehreren Haufen. Wer am Zug ist, wählt einen Haufen und nimmt davon beliebig viele Steine, mindestens aber einen. Das Spiel endet, wenn alle Haufen leer sind. Wer den letzten Stein nimmt, gewinnt.</translation>
    </message>
    <message>
        <source>Tokens lie in one or more piles. On your turn you choose one pile and take one of the allowed numbers of tokens from it. The game ends when no allowed number is left to take. Whoever cannot move loses.</source>
        <translation>Spielsteine liegen auf einem oder mehreren Haufen. Wer am Zug ist, wählt einen Haufen und nimmt davon eine der erlaubten Anzahlen. Das Spiel endet, wenn keine erlaubte Anzahl mehr übrig ist. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>Pins stand in one or more rows. On your turn you knock down one pin, or two pins that stand side by side. Pins with a gap between them are not side by side. The game ends when no pin stands. Whoever knocks down the last pin wins.</source>
        <translation>Kegel stehen in einer oder mehreren Reihen. Wer am Zug ist, wirft einen Kegel um oder zwei, die nebeneinander stehen. Kegel mit einer Lücke dazwischen stehen nicht nebeneinander. Das Spiel endet, wenn kein Kegel mehr steht. Wer den letzten umwirft, gewinnt.</translation>
    </message>
    <message>
        <source>Pins stand in one or more rows. On your turn you knock down two pins that stand side by side. Pins with a gap between them are not side by side. The game ends when no two pins stand side by side. Whoever cannot move loses.</source>
        <translation>Kegel stehen in einer oder mehreren Reihen. Wer am Zug ist, wirft zwei Kegel um, die nebeneinander stehen. Kegel mit einer Lücke dazwischen stehen nicht nebeneinander. Das Spiel endet, wenn keine zwei Kegel mehr nebeneinander stehen. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>The board is a bar of chocolate whose top left square is poisoned. On your turn you choose a square and eat it together with every square to its right and below. Nobody may choose the poisoned square. Whoever has only the poisoned square left loses.</source>
        <translation>Das Brett ist eine Tafel Schokolade, deren Stück links oben vergiftet ist. Wer am Zug ist, wählt ein Stück und isst es mit allen Stücken rechts davon und darunter. Das vergiftete Stück darf niemand wählen. Wem nur das vergiftete Stück bleibt, der verliert.</translation>
    </message>
    <message>
        <source>The board has empty cells. On your turn you put your sign on an empty cell; player 1 has X and begins, player 2 has O. The first to get LINE of their own signs in a horizontal, vertical or diagonal line wins. If the board is full and nobody has a line, the game is a draw.</source>
        <translation>Das Brett hat leere Felder. Wer am Zug ist, setzt sein Zeichen auf ein leeres Feld; Spieler 1 hat X und beginnt, Spieler 2 hat O. Wer zuerst LINE eigene Zeichen in einer waagerechten, senkrechten oder diagonalen Reihe hat, gewinnt. Ist das Brett voll und niemand hat eine Reihe, ist das Spiel remis.</translation>
    </message>
    <message>
        <source>The board has vertical columns. On your turn you drop one of your discs into a column that is not full; it falls to the lowest free cell. The first to get LINE of their own discs in a horizontal, vertical or diagonal line wins. If the board is full and nobody has a line, the game is a draw.</source>
        <translation>Das Brett hat senkrechte Spalten. Wer am Zug ist, wirft einen seiner Steine in eine Spalte, die nicht voll ist; er fällt auf das unterste freie Feld. Wer zuerst LINE eigene Steine in einer waagerechten, senkrechten oder diagonalen Reihe hat, gewinnt. Ist das Brett voll und niemand hat eine Reihe, ist das Spiel remis.</translation>
    </message>
    <message>
        <source>The board is a star of eight points around a centre, and each player has four stones on neighbouring points. On your turn you move one stone to the one free place: from a point to the next point, from the centre to a point, or from a point to the centre. A stone may go to the centre only if a stone of the other player is next to it. Positions can repeat. Whoever cannot move loses.</source>
        <translation>Das Brett ist ein Stern aus acht Punkten um eine Mitte, und jeder Spieler hat vier Steine auf benachbarten Punkten. Wer am Zug ist, zieht einen Stein auf den einen freien Platz: von einem Punkt zum nächsten, von der Mitte zu einem Punkt oder von einem Punkt zur Mitte. In die Mitte darf ein Stein nur, wenn ein Stein des anderen Spielers neben ihm liegt. Stellungen können sich wiederholen. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>Player 1 has cars at the left edge that drive to the right, player 2 has cars at the bottom that drive up. On your turn you move a car one square ahead or to a side, never back, onto a free square. From the far edge a car may drive off the board. The game ends when a player&apos;s last car has left the board: that player wins. You also win if you cannot move on your turn, so do not block the other player.</source>
        <translation>Spieler 1 hat am linken Rand Autos, die nach rechts fahren, Spieler 2 am unteren Rand Autos, die nach oben fahren. Wer am Zug ist, zieht ein Auto ein Feld vorwärts oder zur Seite, nie zurück, auf ein freies Feld. Vom gegenüberliegenden Rand darf ein Auto vom Brett fahren. Das Spiel endet, wenn das letzte Auto eines Spielers das Brett verlassen hat: Er gewinnt. Es gewinnt auch, wer am Zug ist und nicht ziehen kann; blockiere den anderen also nicht.</translation>
    </message>
    <message>
        <source>On your turn you place a disc on an empty cell so that at least one straight line of the other player&apos;s discs lies between it and another disc of yours. All discs in such lines become yours. If you have no such cell you pass. The game ends when neither player can move. Whoever has more discs wins; with equal numbers the game is a draw.</source>
        <translation>Wer am Zug ist, setzt einen Stein auf ein leeres Feld, sodass zwischen ihm und einem anderen eigenen Stein mindestens eine gerade Reihe gegnerischer Steine liegt. Alle Steine in solchen Reihen wechseln den Besitzer. Wer kein solches Feld hat, passt. Das Spiel endet, wenn keiner ziehen kann. Wer mehr Steine hat, gewinnt; bei gleich vielen ist das Spiel remis.</translation>
    </message>
    <message>
        <source>Each player has a row of pits with seeds and a store at its end. On your turn you take all seeds of one of your pits and sow them one by one into the next pits and your own store, around the board, leaving out the other player&apos;s store. If the last seed falls into your store you move again; if it falls into an empty pit of yours, you put it and the seeds in the pit opposite into your store, unless that pit is empty. The game ends when you have no seeds in your pits on your turn; the other player keeps the seeds in theirs. Whoever has more seeds wins; with equal numbers the game is a draw.</source>
        <translation>Jeder Spieler hat eine Reihe Mulden mit Samen und am Ende eine Sammelmulde. Wer am Zug ist, nimmt alle Samen einer eigenen Mulde und sät sie einzeln in die nächsten Mulden und die eigene Sammelmulde, rund um das Brett, ohne die Sammelmulde des anderen. Fällt der letzte Samen in die eigene Sammelmulde, ist man noch einmal am Zug; fällt er in eine leere eigene Mulde, legt man ihn und die Samen der Mulde gegenüber in die eigene Sammelmulde, außer wenn die Mulde gegenüber leer ist. Das Spiel endet, wenn die Mulden dessen leer sind, der am Zug ist; der andere behält die Samen in seinen. Wer mehr Samen hat, gewinnt; bei gleich vielen ist das Spiel remis.</translation>
    </message>
    <message>
        <source>Men stand on the dark squares of the first row of each player. On your turn you move a man one square diagonally forward, or a king one square diagonally in any direction. A piece captures by jumping over a neighbouring piece of the other player to the free square behind it, and goes on jumping while it can; you must capture if you can. A man that reaches the last row becomes a king and stops there. Positions can repeat. Whoever has no piece left or cannot move loses.</source>
        <translation>Steine stehen auf den dunklen Feldern der ersten Reihe jedes Spielers. Wer am Zug ist, zieht einen Stein ein Feld schräg vorwärts oder eine Dame ein Feld schräg in jede Richtung. Geschlagen wird durch einen Sprung über einen benachbarten Stein des anderen auf das freie Feld dahinter, und es wird weiter gesprungen, solange es geht; wer schlagen kann, muss schlagen. Ein Stein, der die letzte Reihe erreicht, wird zur Dame und bleibt dort stehen. Stellungen können sich wiederholen. Wer keinen Stein mehr hat oder nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>The board is a grid of dots. On your turn you draw a line between two neighbouring dots. If your line closes a box, or two boxes, they are yours and you move again. The game ends when all lines are drawn. Whoever has more boxes wins; with equal numbers the game is a draw.</source>
        <translation>Das Brett ist ein Gitter aus Punkten. Wer am Zug ist, zieht eine Linie zwischen zwei benachbarten Punkten. Schließt sie ein Kästchen oder zwei, gehören sie dem, der sie gezogen hat, und er ist noch einmal am Zug. Das Spiel endet, wenn alle Linien gezogen sind. Wer mehr Kästchen hat, gewinnt; bei gleich vielen ist das Spiel remis.</translation>
    </message>
    <message>
        <source>Each player has a row of pawns; player 1 moves up, player 2 down. On your turn you move a pawn straight forward onto a free square, or capture a pawn of the other player diagonally in front of it. Whoever brings a pawn to the far row wins. Whoever cannot move loses.</source>
        <translation>Jeder Spieler hat eine Reihe Bauern; Spieler 1 zieht nach oben, Spieler 2 nach unten. Wer am Zug ist, zieht einen Bauern geradeaus auf ein freies Feld oder schlägt einen Bauern des anderen schräg vor ihm. Wer einen Bauern auf die gegenüberliegende Reihe bringt, gewinnt. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>The board has empty squares. On your turn you cover two neighbouring empty squares with a domino. Player 1 places dominoes vertically, player 2 horizontally. Whoever cannot place a domino loses.</source>
        <translation>Das Brett hat leere Felder. Wer am Zug ist, bedeckt zwei benachbarte leere Felder mit einem Dominostein. Spieler 1 legt senkrecht, Spieler 2 waagerecht. Wer keinen Stein legen kann, verliert.</translation>
    </message>
    <message>
        <source>The board has nine points joined by lines. First the players take turns placing four stones each on free points. Then on your turn you move one of your stones along a line to a free neighbouring point. Whoever has three of their own stones in a line wins, also while stones are placed. Positions can repeat. Whoever cannot move loses.</source>
        <translation>Das Brett hat neun Punkte, die durch Linien verbunden sind. Zuerst setzen die Spieler abwechselnd je vier Steine auf freie Punkte. Danach zieht, wer am Zug ist, einen eigenen Stein entlang einer Linie auf einen freien Nachbarpunkt. Wer drei eigene Steine in einer Linie hat, gewinnt, auch während des Setzens. Stellungen können sich wiederholen. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>The board has nine points joined by lines. First the players take turns placing three stones each on free points. Then on your turn you move one of your stones along a line to a free neighbouring point. Whoever has three of their own stones in a line wins, also while stones are placed. Positions can repeat. Whoever cannot move loses.</source>
        <translation>Das Brett hat neun Punkte, die durch Linien verbunden sind. Zuerst setzen die Spieler abwechselnd je drei Steine auf freie Punkte. Danach zieht, wer am Zug ist, einen eigenen Stein entlang einer Linie auf einen freien Nachbarpunkt. Wer drei eigene Steine in einer Linie hat, gewinnt, auch während des Setzens. Stellungen können sich wiederholen. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>The board has points, and every two of them can be joined by a line. On your turn you draw a line of your colour between two points that are not joined yet. Whoever first closes a triangle of their own colour, with three of the points as corners, loses. If all lines are drawn and there is no such triangle, the game is a draw.</source>
        <translation>Das Brett hat Punkte, von denen je zwei durch eine Linie verbunden werden können. Wer am Zug ist, zieht eine Linie der eigenen Farbe zwischen zwei noch nicht verbundenen Punkten. Wer zuerst ein Dreieck der eigenen Farbe mit drei der Punkte als Ecken schließt, verliert. Sind alle Linien gezogen und gibt es kein solches Dreieck, ist das Spiel remis.</translation>
    </message>
    <message>
        <source>Stones of both players fill the board like a chessboard. Player 1 begins by taking away one of their own stones in the middle or in a corner, and player 2 takes away one of theirs next to the gap. Then on your turn you jump with a stone over a neighbouring stone of the other player to the free square behind it, which captures that stone. You may go on jumping with the same stone in the same direction. Whoever cannot move loses.</source>
        <translation>Steine beider Spieler füllen das Brett wie ein Schachbrett. Spieler 1 nimmt zuerst einen eigenen Stein in der Mitte oder in einer Ecke weg, dann Spieler 2 einen eigenen neben der Lücke. Danach springt, wer am Zug ist, mit einem Stein über einen benachbarten Stein des anderen auf das freie Feld dahinter und schlägt ihn damit. Mit demselben Stein darf in derselben Richtung weiter gesprungen werden. Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>A token stands on a state of the graph. On your turn you move it along an arrow that you may follow. The game ends at a final state with its outcome, and whoever cannot move loses. Positions can repeat if arrows form a cycle.</source>
        <translation>Eine Spielmarke steht auf einem Zustand des Graphen. Wer am Zug ist, zieht sie entlang eines Pfeils, dem er folgen darf. Das Spiel endet an einem Endzustand mit dessen Ausgang, und wer nicht ziehen kann, verliert. Stellungen können sich wiederholen, wenn Pfeile einen Kreis bilden.</translation>
    </message>
    <message>
        <source>Triangle, %1 holes</source>
        <translation>Dreieck, %1 Löcher</translation>
    </message>
    <message>
        <source>Hexagon, %1 holes</source>
        <translation>Sechseck, %1 Löcher</translation>
    </message>
    <message>
        <source>Plus, %1 holes</source>
        <translation>Plus, %1 Löcher</translation>
    </message>
    <message>
        <source>English board, %1 holes</source>
        <translation>Englisches Brett, %1 Löcher</translation>
    </message>
    <message>
        <source>European board, %1 holes</source>
        <translation>Europäisches Brett, %1 Löcher</translation>
    </message>
    <message>
        <source>Diamond, %1 holes</source>
        <translation>Raute, %1 Löcher</translation>
    </message>
    <message>
        <source>German board (Wiegleb), %1 holes</source>
        <translation>Deutsches Brett (Wiegleb), %1 Löcher</translation>
    </message>
    <message>
        <source>there is no hole %1; the holes are 1 to %2</source>
        <translation>es gibt kein Loch %1; die Löcher sind 1 bis %2</translation>
    </message>
    <message>
        <source>a line needs three different holes, found %1</source>
        <translation>eine Linie braucht drei verschiedene Löcher; gefunden: %1</translation>
    </message>
    <message>
        <source>expected 1 to %1 holes, found %2</source>
        <translation>erwartet: 1 bis %1 Löcher; gefunden: %2</translation>
    </message>
    <message>
        <source>a board has at most 64 holes</source>
        <translation>ein Brett hat höchstens 64 Löcher</translation>
    </message>
    <message>
        <source>there is already a hole here</source>
        <translation>hier ist schon ein Loch</translation>
    </message>
    <message>
        <source>this line already exists</source>
        <translation>diese Linie gibt es schon</translation>
    </message>
    <message>
        <source>the encoding has more than %1 clauses</source>
        <translation>die Kodierung hat mehr als %1 Klauseln</translation>
    </message>
    <message>
        <source>there are fewer pegs at the start than the goal requires</source>
        <translation>am Anfang sind weniger Stifte da, als das Ziel verlangt</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <translation>die Zahl der Runden</translation>
    </message>
    <message>
        <source>expected 1 to %1 rounds, found %2</source>
        <translation>erwartet: 1 bis %1 Runden; gefunden: %2</translation>
    </message>
    <message>
        <source>1 preconditions</source>
        <translation>1 Vorbedingungen</translation>
    </message>
    <message>
        <source>2 effects</source>
        <translation>2 Wirkungen</translation>
    </message>
    <message>
        <source>3A frame: pegs leave only by jumps</source>
        <translation>3A Rahmen: Stifte gehen nur durch Sprünge</translation>
    </message>
    <message>
        <source>3B frame: pegs arrive only by jumps</source>
        <translation>3B Rahmen: Stifte kommen nur durch Sprünge</translation>
    </message>
    <message>
        <source>4A at most one jump at a time</source>
        <translation>4A zu jedem Zeitpunkt höchstens ein Sprung</translation>
    </message>
    <message>
        <source>4B at least one jump at a time</source>
        <translation>4B zu jedem Zeitpunkt mindestens ein Sprung</translation>
    </message>
    <message>
        <source>5 start</source>
        <translation>5 Anfang</translation>
    </message>
    <message>
        <source>6A at most the goal&apos;s pegs at the end</source>
        <translation>6A am Ende höchstens die Stifte des Ziels</translation>
    </message>
    <message>
        <source>6B at least one peg at the end</source>
        <translation>6B am Ende mindestens ein Stift</translation>
    </message>
    <message>
        <source>position classes</source>
        <translation>Stellungsklassen</translation>
    </message>
    <message>
        <source>pagoda functions</source>
        <translation>Pagodenfunktionen</translation>
    </message>
    <message>
        <source>order of independent jumps</source>
        <translation>Reihenfolge unabhängiger Sprünge</translation>
    </message>
    <message>
        <source>A jump needs two pegs and a hole: when it is made, there are pegs in a and b, and none in c</source>
        <translation>Ein Sprung braucht zwei Stifte und ein Loch: Wenn er gemacht wird, stecken in a und b Stifte und in c keiner</translation>
    </message>
    <message>
        <source>What a jump does: afterwards a and b are empty, and the peg is in c</source>
        <translation>Was ein Sprung bewirkt: Danach sind a und b leer, und der Stift steckt in c</translation>
    </message>
    <message>
        <source>A peg stays where it is unless a jump takes it away: if it is gone, it has jumped or was jumped over</source>
        <translation>Ein Stift bleibt, wo er ist, wenn ihn kein Sprung wegnimmt: Ist er weg, ist er gesprungen oder wurde übersprungen</translation>
    </message>
    <message>
        <source>A hole stays empty unless a peg jumps into it</source>
        <translation>Ein Loch bleibt leer, wenn kein Stift hineinspringt</translation>
    </message>
    <message>
        <source>Two jumps are never made at the same time</source>
        <translation>Zwei Sprünge werden nie gleichzeitig gemacht</translation>
    </message>
    <message>
        <source>In the parallel encodings this holds only for jumps that share a hole</source>
        <translation>In den parallelen Kodierungen gilt das nur für Sprünge mit einem gemeinsamen Loch</translation>
    </message>
    <message>
        <source>A jump is made at every time step, so none is wasted</source>
        <translation>Zu jeder Zeit wird ein Sprung gemacht, damit keine ungenutzt bleibt</translation>
    </message>
    <message>
        <source>Which holes have pegs at the start: a clause of one literal for each hole</source>
        <translation>In welchen Löchern am Anfang Stifte stecken: für jedes Loch eine Klausel aus einem Literal</translation>
    </message>
    <message>
        <source>At the end no more pegs are left than the goal allows, and each goal hole has one</source>
        <translation>Am Ende sind nicht mehr Stifte übrig, als das Ziel erlaubt, und in jedem Zielloch steckt einer</translation>
    </message>
    <message>
        <source>For one peg, with T the time of the end:</source>
        <translation>Für einen Stift, mit T als Endzeitpunkt:</translation>
    </message>
    <message>
        <source>At the end at least one peg is left</source>
        <translation>Am Ende ist mindestens ein Stift übrig</translation>
    </message>
    <message>
        <source>It follows from the other axioms, but helps the solver</source>
        <translation>Das folgt aus den anderen Axiomen, hilft aber dem Solver</translation>
    </message>
    <message>
        <source>In some sets of holes no jump changes whether the number of pegs is even or odd, so the end has the same parities as the start</source>
        <translation>In manchen Mengen von Löchern ändert kein Sprung, ob die Zahl der Stifte gerade oder ungerade ist; am Ende sind die Paritäten also wie am Anfang</translation>
    </message>
    <message>
        <source>With some weights of the holes no jump makes the pegs heavier, so at each time they weigh at least as much as at the end</source>
        <translation>Mit manchen Gewichten der Löcher macht kein Sprung die Stifte schwerer; zu jeder Zeit wiegen sie also mindestens so viel wie am Ende</translation>
    </message>
    <message>
        <source>These clauses follow from the others</source>
        <translation>Diese Klauseln folgen aus den anderen</translation>
    </message>
    <message>
        <source>Two jumps that share no hole can be swapped</source>
        <translation>Zwei Sprünge ohne gemeinsames Loch kann man vertauschen</translation>
    </message>
    <message>
        <source>Only one of the two orders is allowed, which leaves the solver less to search</source>
        <translation>Nur eine der beiden Reihenfolgen ist erlaubt, so bleibt dem Solver weniger zu suchen</translation>
    </message>
    <message>
        <source>the file is empty; expected the number of holes and the empty hole</source>
        <translation>die Datei ist leer; erwartet: die Zahl der Löcher und das leere Loch</translation>
    </message>
    <message>
        <source>the number of holes</source>
        <translation>die Zahl der Löcher</translation>
    </message>
    <message>
        <source>the number of a hole</source>
        <translation>die Nummer eines Lochs</translation>
    </message>
    <message>
        <source>the number of pegs</source>
        <translation>die Zahl der Stifte</translation>
    </message>
    <message>
        <source>the hole that is empty at the start</source>
        <translation>das Loch, das am Anfang leer ist</translation>
    </message>
    <message>
        <source>the hole that has a peg at the end</source>
        <translation>das Loch, in dem am Ende ein Stift steckt</translation>
    </message>
    <message>
        <source>the number of pegs that are left at the end</source>
        <translation>die Zahl der Stifte, die am Ende übrig sind</translation>
    </message>
    <message>
        <source>%1 (no empty hole)</source>
        <translation>%1 (kein leeres Loch)</translation>
    </message>
    <message>
        <source>hole %1 is listed twice</source>
        <translation>Loch %1 ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>the end of the line after %1</source>
        <translation>das Zeilenende nach %1</translation>
    </message>
    <message>
        <source>a line of three holes</source>
        <translation>eine Linie aus drei Löchern</translation>
    </message>
    <message>
        <source>a line of three holes, `final`, `left`, `layout` or `jumps`</source>
        <translation>eine Linie aus drei Löchern, `final`, `left`, `layout` oder `jumps`</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>expected 1 to %1 pegs left, found %2</source>
        <translation>erwartet: 1 bis %1 übrige Stifte; gefunden: %2</translation>
    </message>
    <message>
        <source>hole %1 already has a place</source>
        <translation>Loch %1 hat schon einen Platz</translation>
    </message>
    <message>
        <source>the layout has no place for hole %1</source>
        <translation>im Layout hat Loch %1 keinen Platz</translation>
    </message>
    <message>
        <source>%1 is not possible here</source>
        <translation>%1 ist hier nicht möglich</translation>
    </message>
    <message>
        <source>a jump, for example Jump(4,2,1)</source>
        <translation>ein Sprung, zum Beispiel Jump(4,2,1)</translation>
    </message>
    <message>
        <source>this is jump %1, but its time is %2</source>
        <translation>dies ist Sprung %1, aber seine Zeit ist %2</translation>
    </message>
    <message>
        <source>holes %1, %2 and %3 are not a line</source>
        <translation>die Löcher %1, %2 und %3 sind keine Linie</translation>
    </message>
    <message>
        <source>hole %1 is empty</source>
        <translation>Loch %1 ist leer</translation>
    </message>
    <message>
        <source>hole %1 is not empty</source>
        <translation>Loch %1 ist nicht leer</translation>
    </message>
    <message>
        <source>not reachable: %1, because the number of pegs in holes %2 is odd at the start, and every jump changes it by 0 or 2</source>
        <translation>nicht erreichbar: %1, denn die Zahl der Stifte in den Löchern %2 ist am Anfang ungerade, und jeder Sprung ändert sie um 0 oder 2</translation>
    </message>
    <message>
        <source>not reachable: %1, because the number of pegs in holes %2 is even at the start, and every jump changes it by 0 or 2</source>
        <translation>nicht erreichbar: %1, denn die Zahl der Stifte in den Löchern %2 ist am Anfang gerade, und jeder Sprung ändert sie um 0 oder 2</translation>
    </message>
    <message>
        <source>not reachable: %1, because with the hole weights %2 no jump increases the total weight of the pegs, which is %3 at the start</source>
        <translation>nicht erreichbar: %1, denn mit den Lochgewichten %2 erhöht kein Sprung das Gesamtgewicht der Stifte, das am Anfang %3 ist</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>found no %1 board of %2 holes; try another number of holes or another seed</source>
        <translation>kein Brett mit %2 Löchern gefunden (%1); versuche eine andere Zahl von Löchern oder einen anderen Startwert</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 Löcher</translation>
    </message>
    <message>
        <source>stopped before there was such a board</source>
        <translation>angehalten, bevor es ein solches Brett gab</translation>
    </message>
    <message>
        <source>jump %1 of %2: %3 positions</source>
        <translation>Sprung %1 von %2: %3 Stellungen</translation>
    </message>
    <message>
        <source>back to jump %1</source>
        <translation>zurück zu Sprung %1</translation>
    </message>
    <message>
        <source>the table of positions is damaged</source>
        <translation>die Stellungstabelle ist beschädigt</translation>
    </message>
    <message>
        <source>without braces the bar covers only the first letter</source>
        <translation>ohne geschweifte Klammern gilt der Strich nur für den ersten Buchstaben</translation>
    </message>
    <message>
        <source>the bar covers only the last letter of this name; use %1 to negate all of it</source>
        <translation>der Strich gilt nur für den letzten Buchstaben dieses Namens; schreibe %1, um den ganzen zu verneinen</translation>
    </message>
    <message>
        <source>%1 needs two operands, found %2</source>
        <translation>%1 braucht zwei Operanden; gefunden: %2</translation>
    </message>
    <message>
        <source>%1 next to %2 needs brackets, because the precedence of %3 differs between languages</source>
        <translation>%1 neben %2 braucht Klammern, weil der Vorrang von %3 je nach Sprache verschieden ist</translation>
    </message>
    <message>
        <source>a chain of %1 needs brackets</source>
        <translation>eine Kette von %1 braucht Klammern</translation>
    </message>
    <message>
        <source>%1 next to %2 needs brackets</source>
        <translation>%1 neben %2 braucht Klammern</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a word of %1 bytes</source>
        <translation>ein Wort aus %1 Bytes</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>die Formel ist leer</translation>
    </message>
    <message>
        <source>a variable, a constant, a negation or an opening bracket</source>
        <translation>eine Variable, eine Konstante, eine Negation oder eine öffnende Klammer</translation>
    </message>
    <message>
        <source>an operator or the end of the formula</source>
        <translation>ein Operator oder das Ende der Formel</translation>
    </message>
    <message>
        <source>expected an operator or %1 for the %2 in line %3, column %4, found %5</source>
        <translation>erwartet: ein Operator oder %1 zu %2 in Zeile %3, Spalte %4; gefunden: %5</translation>
    </message>
    <message>
        <source>expected an operator, %1 or %2 for the %3 in line %4, column %5, found %6</source>
        <translation>erwartet: ein Operator, %1 oder %2 zu %3 in Zeile %4, Spalte %5; gefunden: %6</translation>
    </message>
    <message>
        <source>the formula is longer than 256 MB</source>
        <translation>die Formel ist länger als 256 MB</translation>
    </message>
    <message>
        <source>%1 is not UTF-8</source>
        <translation>%1 ist kein UTF-8</translation>
    </message>
    <message>
        <source>unknown character %1</source>
        <translation>unbekanntes Zeichen %1</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for the negation, or %3 for a variable of that name</source>
        <translation>%1 ist mehrdeutig; schreibe %2 für die Negation oder %3 für eine Variable dieses Namens</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for a variable, or %3 for a product</source>
        <translation>%1 ist mehrdeutig; schreibe %2 für eine Variable oder %3 für ein Produkt</translation>
    </message>
    <message>
        <source>a name that starts with a letter, or a constant 0 or 1</source>
        <translation>ein Name, der mit einem Buchstaben beginnt, oder eine Konstante 0 oder 1</translation>
    </message>
    <message>
        <source>a variable is one letter, found %1</source>
        <translation>eine Variable ist ein Buchstabe; gefunden: %1</translation>
    </message>
    <message>
        <source>a variable is one letter</source>
        <translation>eine Variable ist ein Buchstabe</translation>
    </message>
    <message>
        <source>T and F are ambiguous next to other capital letters; write 1 and 0, or lower-case variables</source>
        <translation>T und F sind neben anderen Großbuchstaben mehrdeutig; schreibe 1 und 0 oder Variablen klein</translation>
    </message>
    <message>
        <source>ambiguous bar over several letters; write %1 or %2</source>
        <translation>mehrdeutiger Strich über mehreren Buchstaben; schreibe %1 oder %2</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>unbekannter Befehl %1</translation>
    </message>
    <message>
        <source>an operator next to the word %1</source>
        <translation>ein Operator neben dem Wort %1</translation>
    </message>
    <message>
        <source>%1 has no variable named %2</source>
        <translation>%1 hat keine Variable namens %2</translation>
    </message>
    <message>
        <source>the line is too long (the limit is 256 MB)</source>
        <translation>die Zeile ist zu lang (die Grenze ist 256 MB)</translation>
    </message>
    <message>
        <source>expected %1 for the %2 in column %3</source>
        <translation>erwartet: %1 zu %2 in Spalte %3</translation>
    </message>
    <message>
        <source>a statement: a symbol or %1</source>
        <translation>eine Aussage: ein Symbol oder %1</translation>
    </message>
    <message>
        <source>a statement or an empty line</source>
        <translation>eine Aussage oder eine leere Zeile</translation>
    </message>
    <message>
        <source>only blanks</source>
        <translation>nur Leerzeichen</translation>
    </message>
    <message>
        <source>an unmatched %1</source>
        <translation>%1 ohne Gegenstück</translation>
    </message>
    <message>
        <source>the end of the line after the statement</source>
        <translation>das Zeilenende nach der Aussage</translation>
    </message>
    <message>
        <source>a connective right after %1: %2</source>
        <translation>ein Junktor gleich nach %1: %2</translation>
    </message>
    <message>
        <source>write the symbol %1 without brackets; expected a connective: %2</source>
        <translation>schreibe das Symbol %1 ohne Klammern; erwartet: ein Junktor: %2</translation>
    </message>
    <message>
        <source>unknown connective %1; expected %2</source>
        <translation>unbekannter Junktor %1; erwartet: %2</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>eine Aussage</translation>
    </message>
    <message>
        <source>%1 takes exactly %2, found %3</source>
        <translation>%1 braucht genau %2; gefunden: %3</translation>
    </message>
    <message>
        <source>one statement</source>
        <translation>eine Aussage</translation>
    </message>
    <message>
        <source>two statements</source>
        <translation>zwei Aussagen</translation>
    </message>
    <message>
        <source>a blank before %1</source>
        <translation>ein Leerzeichen vor %1</translation>
    </message>
    <message>
        <source>a blank after %1</source>
        <translation>ein Leerzeichen nach %1</translation>
    </message>
    <message>
        <source>a connective must follow %1; expected %2</source>
        <translation>auf %1 muss ein Junktor folgen; erwartet: %2</translation>
    </message>
    <message>
        <source>unknown symbol %1; expected %2</source>
        <translation>unbekanntes Symbol %1; erwartet: %2</translation>
    </message>
    <message>
        <source>%1 with i and j from 1 to 4</source>
        <translation>%1 mit i und j von 1 bis 4</translation>
    </message>
    <message>
        <source>ambiguous: a symbol or a formula; put blanks around the operators</source>
        <translation>mehrdeutig: ein Symbol oder eine Formel; setze Leerzeichen um die Operatoren</translation>
    </message>
    <message>
        <source>a chain of xor is ambiguous; write (xor A B C) or one(A, B, C) for exactly one, (A xor B) xor C for an odd number</source>
        <translation>eine Kette von xor ist mehrdeutig; schreibe (xor A B C) oder one(A, B, C) für genau eines, (A xor B) xor C für eine ungerade Zahl</translation>
    </message>
    <message>
        <source>the formula is too long (the limit is %1 characters)</source>
        <translation>die Formel ist zu lang (die Grenze ist %1 Zeichen)</translation>
    </message>
    <message>
        <source>%1 is never closed</source>
        <translation>%1 wird nie geschlossen</translation>
    </message>
    <message>
        <source>`*` and `+` are mixed; each needs its own brackets</source>
        <translation>`*` und `+` sind gemischt; jedes braucht eigene Klammern</translation>
    </message>
    <message>
        <source>missing `*` or `+` before this letter (variables are single letters)</source>
        <translation>vor diesem Buchstaben fehlt `*` oder `+` (Variablen sind einzelne Buchstaben)</translation>
    </message>
    <message>
        <source>missing `*` or `+` before %1</source>
        <translation>vor %1 fehlt `*` oder `+`</translation>
    </message>
    <message>
        <source>expected a formula, found nothing</source>
        <translation>erwartet: eine Formel; gefunden: nichts</translation>
    </message>
    <message>
        <source>a formula</source>
        <translation>eine Formel</translation>
    </message>
    <message>
        <source>a formula before %1</source>
        <translation>eine Formel vor %1</translation>
    </message>
    <message>
        <source>a formula after %1</source>
        <translation>eine Formel nach %1</translation>
    </message>
    <message>
        <source>a formula between %1 and %2</source>
        <translation>eine Formel zwischen %1 und %2</translation>
    </message>
    <message>
        <source>a formula between these brackets</source>
        <translation>eine Formel zwischen diesen Klammern</translation>
    </message>
    <message>
        <source>missing brackets around the operands of %1</source>
        <translation>um die Operanden von %1 fehlen Klammern</translation>
    </message>
    <message>
        <source>unmatched %1</source>
        <translation>%1 ohne Gegenstück</translation>
    </message>
    <message>
        <source>the end of the formula</source>
        <translation>das Ende der Formel</translation>
    </message>
    <message>
        <source>the end of the formula before this letter (variables are single letters)</source>
        <translation>das Ende der Formel vor diesem Buchstaben (Variablen sind einzelne Buchstaben)</translation>
    </message>
    <message>
        <source>brackets are not allowed around %1</source>
        <translation>um %1 sind keine Klammern erlaubt</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>eine Variable</translation>
    </message>
    <message>
        <source>a negation</source>
        <translation>eine Negation</translation>
    </message>
    <message>
        <source>%1 after `-`</source>
        <translation>%1 nach `-`</translation>
    </message>
    <message>
        <source>blanks are not allowed in a formula; found %1</source>
        <translation>Leerzeichen sind in einer Formel nicht erlaubt; gefunden: %1</translation>
    </message>
    <message>
        <source>unexpected %1 in the formula: %2</source>
        <translation>unerwartet: %1 in der Formel: %2</translation>
    </message>
    <message>
        <source>%1 needs two or more operands, found %2</source>
        <translation>%1 braucht zwei oder mehr Operanden; gefunden: %2</translation>
    </message>
    <message>
        <source>the expression is too large: it would have more than %1 operands</source>
        <translation>der Ausdruck ist zu groß: Er hätte mehr als %1 Operanden</translation>
    </message>
    <message>
        <source>Input file is empty</source>
        <translation>Die Eingabe ist leer</translation>
    </message>
    <message>
        <source>missing %1 for this list</source>
        <translation>zu dieser Liste fehlt %1</translation>
    </message>
    <message>
        <source>unknown command %1; expected %2</source>
        <translation>unbekannter Befehl %1; erwartet: %2</translation>
    </message>
    <message>
        <source>Mace4 does not use the list %1; it was ignored</source>
        <translation>Mace4 verwendet die Liste %1 nicht; sie wurde übergangen</translation>
    </message>
    <message>
        <source>%1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>%1 steuert nur die Suche von Mace4; hier hat es keine Wirkung</translation>
    </message>
    <message>
        <source>the flag %1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>die Option %1 steuert nur die Suche von Mace4; hier hat sie keine Wirkung</translation>
    </message>
    <message>
        <source>the parameter %1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>der Parameter %1 steuert nur die Suche von Mace4; hier hat er keine Wirkung</translation>
    </message>
    <message>
        <source>Mace4 has no flag %1; it was ignored</source>
        <translation>Mace4 hat keine Option %1; sie wurde übergangen</translation>
    </message>
    <message>
        <source>Mace4 has no parameter %1; it was ignored</source>
        <translation>Mace4 hat keinen Parameter %1; er wurde übergangen</translation>
    </message>
    <message>
        <source>%1 is not allowed in propositional logic</source>
        <translation>%1 ist in der Aussagenlogik nicht erlaubt</translation>
    </message>
    <message>
        <source>a list of distinct terms is not allowed in propositional logic</source>
        <translation>eine Liste verschiedener Terme ist in der Aussagenlogik nicht erlaubt</translation>
    </message>
    <message>
        <source>%1 compares terms, but propositional logic has none</source>
        <translation>%1 vergleicht Terme, aber die Aussagenlogik hat keine</translation>
    </message>
    <message>
        <source>%1 compares terms, but propositional logic has none; use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>%1 vergleicht Terme, aber die Aussagenlogik hat keine; nimm &apos;&lt;-&gt;&apos; für Formeln</translation>
    </message>
    <message>
        <source>%1 has arguments; a proposition has none</source>
        <translation>%1 hat Argumente; eine Aussage hat keine</translation>
    </message>
    <message>
        <source>a number is not a formula; use $T for true and $F for false</source>
        <translation>eine Zahl ist keine Formel; nimm $T für wahr und $F für falsch</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a capital letter; use another name, for example %2</source>
        <translation>%1 ist eine Variable, weil es mit einem Großbuchstaben beginnt; nimm einen anderen Namen, zum Beispiel %2</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a letter from u to z; use another name, for example %2</source>
        <translation>%1 ist eine Variable, weil es mit einem Buchstaben von u bis z beginnt; nimm einen anderen Namen, zum Beispiel %2</translation>
    </message>
    <message>
        <source>2 (the equations are over GF(2))</source>
        <translation>2 (die Gleichungen sind über GF(2))</translation>
    </message>
    <message>
        <source>a sum or a product</source>
        <translation>eine Summe oder ein Produkt</translation>
    </message>
    <message>
        <source>the quotation mark is never closed</source>
        <translation>das Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>this %1 is never closed</source>
        <translation>%1 wird nie geschlossen</translation>
    </message>
    <message>
        <source>a name without arguments must not have brackets</source>
        <translation>ein Name ohne Argumente darf keine Klammern haben</translation>
    </message>
    <message>
        <source>a name, %1 or a quantifier</source>
        <translation>ein Name, %1 oder ein Quantor</translation>
    </message>
    <message>
        <source>the operand before %1 needs brackets</source>
        <translation>der Operand vor %1 braucht Klammern</translation>
    </message>
    <message>
        <source>an operand of %1 needs brackets</source>
        <translation>ein Operand von %1 braucht Klammern</translation>
    </message>
    <message>
        <source>an operator or %1</source>
        <translation>ein Operator oder %1</translation>
    </message>
    <message>
        <source>%1 after %2 is ambiguous; add brackets</source>
        <translation>%1 nach %2 ist mehrdeutig; setze Klammern</translation>
    </message>
    <message>
        <source>expected a list, for example %1</source>
        <translation>erwartet: eine Liste, zum Beispiel %1</translation>
    </message>
    <message>
        <source>Terminating &quot;.&quot; not found</source>
        <translation>Der Punkt „.“ am Ende fehlt</translation>
    </message>
    <message>
        <source>A product with 0 is 0, and 0 adds nothing</source>
        <translation>Ein Produkt mit 0 ist 0, und 0 ändert keine Summe</translation>
    </message>
    <message>
        <source>0 adds nothing</source>
        <translation>0 ändert keine Summe</translation>
    </message>
    <message>
        <source>A factor 1 changes nothing</source>
        <translation>Ein Faktor 1 ändert nichts</translation>
    </message>
    <message>
        <source>Multiply out</source>
        <translation>Ausmultiplizieren</translation>
    </message>
    <message>
        <source>Remove the brackets (multiplication is associative)</source>
        <translation>Die Klammern weglassen (die Multiplikation ist assoziativ)</translation>
    </message>
    <message>
        <source>Remove the brackets (addition is associative)</source>
        <translation>Die Klammern weglassen (die Addition ist assoziativ)</translation>
    </message>
    <message>
        <source>Multiply out; equal factors count once, and equal terms cancel</source>
        <translation>Ausmultiplizieren; gleiche Faktoren zählen einmal, und gleiche Terme heben sich auf</translation>
    </message>
    <message>
        <source>Equal terms cancel in pairs</source>
        <translation>Gleiche Terme heben sich paarweise auf</translation>
    </message>
    <message>
        <source>%1 = 0: equal terms cancel</source>
        <translation>%1 = 0: Gleiche Terme heben sich auf</translation>
    </message>
    <message>
        <source>%1 occur twice, so they cancel</source>
        <translation>%1 kommen zweimal vor, heben sich also auf</translation>
    </message>
    <message>
        <source>%1 gives the value of %2</source>
        <translation>%1 ergibt den Wert von %2</translation>
    </message>
    <message>
        <source>%1 expresses %2: substitute it for %2 everywhere</source>
        <translation>%1 drückt %2 aus: überall für %2 einsetzen</translation>
    </message>
    <message>
        <source>Solve %1 for %2: it equals the sum of the other terms</source>
        <translation>%1 nach %2 auflösen: Es ist die Summe der anderen Terme</translation>
    </message>
    <message>
        <source>x + y = 0 means x = y</source>
        <translation>x + y = 0 bedeutet x = y</translation>
    </message>
    <message>
        <source>Add %1 to %2 to make it shorter</source>
        <translation>%1 zu %2 addieren, um sie zu verkürzen</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, mal %2</translation>
    </message>
    <message>
        <source>x = 0 and y = 0 give x + z*y = 0</source>
        <translation>aus x = 0 und y = 0 folgt x + z*y = 0</translation>
    </message>
    <message>
        <source>x = 0 and y = 0 give u*x + v*y = 0</source>
        <translation>aus x = 0 und y = 0 folgt u*x + v*y = 0</translation>
    </message>
    <message>
        <source>x*y = 1 means x = 1 and y = 1</source>
        <translation>x*y = 1 bedeutet x = 1 und y = 1</translation>
    </message>
    <message>
        <source>Rewrite it with the remaining equations</source>
        <translation>Mit den übrigen Gleichungen umformen</translation>
    </message>
    <message>
        <source>%1 is a sum of multiples of the remaining equations and simplifies them (Gröbner basis)</source>
        <translation>%1 ist eine Summe von Vielfachen der übrigen Gleichungen und vereinfacht sie (Gröbnerbasis)</translation>
    </message>
    <message>
        <source>Substitute %1 from %2 into %3</source>
        <translation>%1 aus %2 in %3 einsetzen</translation>
    </message>
    <message>
        <source>A repeated factor counts once (xx = x)</source>
        <translation>Ein wiederholter Faktor zählt einmal (xx = x)</translation>
    </message>
    <message>
        <source>Factor %1: %2</source>
        <translation>%1 faktorisieren: %2</translation>
    </message>
    <message>
        <source>A product is 1 only if each factor is 1, so %1</source>
        <translation>Ein Produkt ist nur 1, wenn jeder Faktor 1 ist, also %1</translation>
    </message>
    <message>
        <source>All solutions of the remaining equations have this in common (checked by trying all values)</source>
        <translation>Allen Lösungen der übrigen Gleichungen ist dies gemeinsam (geprüft durch Probieren aller Werte)</translation>
    </message>
    <message>
        <source>%1 has become 0 = 0, which is always true</source>
        <translation>Aus %1 ist 0 = 0 geworden, was immer gilt</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Sie entfällt</translation>
    </message>
    <message>
        <source>%1 follows from the others</source>
        <translation>%1 folgt aus den übrigen</translation>
    </message>
    <message>
        <source>%1 has become 0 = 1, which is never true: there is no solution</source>
        <translation>Aus %1 ist 0 = 1 geworden, was nie gilt: Es gibt keine Lösung</translation>
    </message>
    <message>
        <source>If %1, the left side is %2 and the right side is %3: equal modulo 2, but not for Mace4, which computes with integers</source>
        <translation>Wenn %1, ist die linke Seite %2 und die rechte %3: gleich modulo 2, aber nicht für Mace4, das mit ganzen Zahlen rechnet</translation>
    </message>
    <message>
        <source>all are 0</source>
        <translation>alle 0 sind</translation>
    </message>
    <message>
        <source>%1 is 1</source>
        <translation>%1 1 ist</translation>
    </message>
    <message>
        <source>%1 are 1</source>
        <translation>%1 1 sind</translation>
    </message>
    <message>
        <source>%1 is 1 and the other one is 0</source>
        <translation>%1 1 ist und die andere 0</translation>
    </message>
    <message>
        <source>%1 is 1 and the others are 0</source>
        <translation>%1 1 ist und die übrigen 0</translation>
    </message>
    <message>
        <source>%1 are 1 and the other one is 0</source>
        <translation>%1 1 sind und die andere 0</translation>
    </message>
    <message>
        <source>%1 are 1 and the others are 0</source>
        <translation>%1 1 sind und die übrigen 0</translation>
    </message>
    <message>
        <source>too many variables: %1 (the limit is %2)</source>
        <translation>zu viele Variablen: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>the polynomial has too many terms (more than %1)</source>
        <translation>das Polynom hat zu viele Terme (mehr als %1)</translation>
    </message>
    <message>
        <source>a constant cannot be substituted</source>
        <translation>eine Konstante kann nicht ersetzt werden</translation>
    </message>
    <message>
        <source>Mace4 computes with integers, where an odd sum of three or more terms need not be 1; translate with --mod for Mace4</source>
        <translation>Mace4 rechnet mit ganzen Zahlen, wo eine ungerade Summe aus drei oder mehr Termen nicht 1 sein muss; übersetze für Mace4 mit --mod</translation>
    </message>
    <message>
        <source>At least %1 solution</source>
        <translation>Mindestens %1 Lösung</translation>
    </message>
    <message>
        <source>At least %1 solutions</source>
        <translation>Mindestens %1 Lösungen</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>No solution: statement %1 contradicts itself</source>
        <translation>Keine Lösung: Aussage %1 widerspricht sich selbst</translation>
    </message>
    <message>
        <source>No solution: statements %1 contradict each other</source>
        <translation>Keine Lösung: Die Aussagen %1 widersprechen einander</translation>
    </message>
    <message>
        <source>statement %1 contradicts itself</source>
        <translation>Aussage %1 widerspricht sich selbst</translation>
    </message>
    <message>
        <source>statements %1 contradict each other</source>
        <translation>die Aussagen %1 widersprechen einander</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>%1 holds in any case</source>
        <translation>%1 gilt in jedem Fall</translation>
    </message>
    <message>
        <source>%1 follows from statement %2</source>
        <translation>%1 folgt aus Aussage %2</translation>
    </message>
    <message>
        <source>%1 follows from statements %2</source>
        <translation>%1 folgt aus den Aussagen %2</translation>
    </message>
    <message>
        <source>%1 does not follow</source>
        <translation>%1 folgt nicht</translation>
    </message>
    <message>
        <source>%1 does not follow: a counter-model is %2</source>
        <translation>%1 folgt nicht: Ein Gegenmodell ist %2</translation>
    </message>
    <message>
        <source>%1 was not decided: stopped</source>
        <translation>%1 wurde nicht entschieden: angehalten</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>There are no statements yet</source>
        <translation>Es gibt noch keine Aussagen</translation>
    </message>
    <message>
        <source>there are no statements</source>
        <translation>es gibt keine Aussagen</translation>
    </message>
    <message>
        <source>Stopped before a solution was found</source>
        <translation>Angehalten, bevor eine Lösung gefunden wurde</translation>
    </message>
    <message>
        <source>statement %1 cannot be written in words: %2</source>
        <translation>Aussage %1 lässt sich nicht in Worten schreiben: %2</translation>
    </message>
    <message>
        <source>the puzzle cannot be written in words</source>
        <translation>das Rätsel lässt sich nicht in Worten schreiben</translation>
    </message>
    <message>
        <source>the formulas cannot be written in words</source>
        <translation>die Formeln lassen sich nicht in Worten schreiben</translation>
    </message>
    <message>
        <source>the formulas cannot be written as a Mace4 file</source>
        <translation>die Formeln lassen sich nicht als Mace4-Datei schreiben</translation>
    </message>
    <message>
        <source>its formula is too long</source>
        <translation>ihre Formel ist zu lang</translation>
    </message>
    <message>
        <source>the words would omit %1, which no statement depends on</source>
        <translation>in Worten fiele %1 weg, wovon keine Aussage abhängt</translation>
    </message>
    <message>
        <source>there are %1 rooms, not two; use their numbers</source>
        <translation>es gibt %1 Zimmer, nicht zwei; nimm ihre Nummern</translation>
    </message>
    <message>
        <source>only rooms have something in them</source>
        <translation>nur in Zimmern ist etwas</translation>
    </message>
    <message>
        <source>%1 needs a speaker</source>
        <translation>%1 braucht einen Sprecher</translation>
    </message>
    <message>
        <source>a room, a sign or a name</source>
        <translation>ein Zimmer, ein Schild oder ein Name</translation>
    </message>
    <message>
        <source>this is not on a sign; use the number of the room</source>
        <translation>dies steht nicht auf einem Schild; nimm die Nummer des Zimmers</translation>
    </message>
    <message>
        <source>this has two readings; put what follows &apos;that&apos; in parentheses</source>
        <translation>dies ist auf zwei Arten lesbar; setze, was auf &apos;that&apos; folgt, in Klammern</translation>
    </message>
    <message>
        <source>it is unclear what is said here; write it out</source>
        <translation>es ist unklar, was hier gesagt wird; schreibe es aus</translation>
    </message>
    <message>
        <source>what is said</source>
        <translation>was gesagt wird</translation>
    </message>
    <message>
        <source>rooms, signs and names cannot be listed together</source>
        <translation>Zimmer, Schilder und Namen können nicht zusammen aufgezählt werden</translation>
    </message>
    <message>
        <source>rooms, signs and names cannot be compared with each other</source>
        <translation>Zimmer, Schilder und Namen können nicht miteinander verglichen werden</translation>
    </message>
    <message>
        <source>rooms are never empty here; add the line %1</source>
        <translation>Zimmer sind hier nie leer; füge die Zeile %1 hinzu</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a person</source>
        <translation>%1 kann kein Name einer Person sein</translation>
    </message>
    <message>
        <source>%1 cannot be the name of an atom</source>
        <translation>%1 kann kein Name eines Atoms sein</translation>
    </message>
    <message>
        <source>%1 cannot be the name of an atom: Mace4 reads names that start with u to z as variables</source>
        <translation>%1 kann kein Name eines Atoms sein: Mace4 liest Namen, die mit u bis z beginnen, als Variablen</translation>
    </message>
    <message>
        <source>more than %1 people</source>
        <translation>mehr als %1 Personen</translation>
    </message>
    <message>
        <source>this can mean &apos;exactly %1&apos; or &apos;at least %2&apos;, which differ here; write which</source>
        <translation>dies kann &apos;exactly %1&apos; oder &apos;at least %2&apos; heißen, was hier verschieden ist; schreibe, welches</translation>
    </message>
    <message>
        <source>&apos;and&apos;, &apos;or&apos; or the end of the line</source>
        <translation>&apos;and&apos;, &apos;or&apos; oder das Zeilenende</translation>
    </message>
    <message>
        <source>&apos;Sign&apos;, with its number, or &apos;fact:&apos;</source>
        <translation>&apos;Sign&apos; mit seiner Nummer oder &apos;fact:&apos;</translation>
    </message>
    <message>
        <source>&apos;has&apos; or &apos;is&apos;</source>
        <translation>&apos;has&apos; oder &apos;is&apos;</translation>
    </message>
    <message>
        <source>&apos;lady&apos; or &apos;tiger&apos;</source>
        <translation>&apos;lady&apos; oder &apos;tiger&apos;</translation>
    </message>
    <message>
        <source>&apos;true&apos; or &apos;false&apos;</source>
        <translation>&apos;true&apos; oder &apos;false&apos;</translation>
    </message>
    <message>
        <source>&apos;knight&apos; or &apos;knave&apos;</source>
        <translation>&apos;knight&apos; oder &apos;knave&apos;</translation>
    </message>
    <message>
        <source>&apos;room&apos; or &apos;sign&apos;</source>
        <translation>&apos;room&apos; oder &apos;sign&apos;</translation>
    </message>
    <message>
        <source>&apos;door&apos; or &apos;room&apos;</source>
        <translation>&apos;door&apos; oder &apos;room&apos;</translation>
    </message>
    <message>
        <source>&apos;room&apos; with its number, &apos;this room&apos; or &apos;the other room&apos;</source>
        <translation>&apos;room&apos; mit seiner Nummer, &apos;this room&apos; oder &apos;the other room&apos;</translation>
    </message>
    <message>
        <source>an atom&apos;s name</source>
        <translation>der Name eines Atoms</translation>
    </message>
    <message>
        <source>unexpected %1 here</source>
        <translation>%1 ist hier unerwartet</translation>
    </message>
    <message>
        <source>too many atoms: %1 (the limit is %2)</source>
        <translation>zu viele Atome: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>%1 already means something else</source>
        <translation>%1 bedeutet schon etwas anderes</translation>
    </message>
    <message>
        <source>%1 already means that %2 is a knight</source>
        <translation>%1 bedeutet schon, dass %2 ein Ritter ist</translation>
    </message>
    <message>
        <source>the words for it</source>
        <translation>die Worte dafür</translation>
    </message>
    <message>
        <source>the limit is %1 words for an atom, in at most %2 phrases</source>
        <translation>die Grenze ist %1 Wörter für ein Atom, in höchstens %2 Wendungen</translation>
    </message>
    <message>
        <source>the words for an atom cannot start with %1</source>
        <translation>die Worte für ein Atom können nicht mit %1 beginnen</translation>
    </message>
    <message>
        <source>these words already mean %1</source>
        <translation>diese Worte bedeuten schon %1</translation>
    </message>
    <message>
        <source>found no such puzzle with %1; try another seed or difficulty</source>
        <translation>kein solches Rätsel mit %1 gefunden; versuche einen anderen Startwert oder eine andere Schwierigkeit</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>%1 rooms</source>
        <translation>%1 Zimmern</translation>
    </message>
    <message>
        <source>irredundant cover</source>
        <translation>irredundante Überdeckung</translation>
    </message>
    <message>
        <source>the given cubes</source>
        <translation>die gegebenen Terme</translation>
    </message>
    <message>
        <source>expand, irredundant, reduce</source>
        <translation>Expand, Irredundant, Reduce</translation>
    </message>
    <message>
        <source>signature cubes, exact cover</source>
        <translation>Signature Cubes, exakte Überdeckung</translation>
    </message>
    <message>
        <source>signature cubes, cover by search</source>
        <translation>Signature Cubes, Überdeckung durch Suche</translation>
    </message>
    <message>
        <source>%1 terms (proven minimum), %2 to %3 literals</source>
        <translation>%1 Terme (bewiesenes Minimum), %2 bis %3 Literale</translation>
    </message>
    <message>
        <source>%1 to %2 terms</source>
        <translation>%1 bis %2 Terme</translation>
    </message>
    <message>
        <source>at most %1 inputs</source>
        <translation>höchstens %1 Eingänge</translation>
    </message>
    <message>
        <source>at most %1 outputs</source>
        <translation>höchstens %1 Ausgänge</translation>
    </message>
    <message>
        <source>at most %1 names here</source>
        <translation>hier höchstens %1 Namen</translation>
    </message>
    <message>
        <source>at most %1 rows, as %2 inputs have</source>
        <translation>höchstens %1 Zeilen, so viele wie %2 Eingänge haben</translation>
    </message>
    <message>
        <source>an equation, for example %1</source>
        <translation>eine Gleichung, zum Beispiel %1</translation>
    </message>
    <message>
        <source>`=` in this equation</source>
        <translation>`=` in dieser Gleichung</translation>
    </message>
    <message>
        <source>%1 is already defined</source>
        <translation>%1 ist schon definiert</translation>
    </message>
    <message>
        <source>%1 is an input, or is used before this definition</source>
        <translation>%1 ist ein Eingang oder wird vor dieser Definition benutzt</translation>
    </message>
    <message>
        <source>the inputs differ from those given before, or are in another order</source>
        <translation>die Eingänge sind andere als zuvor oder stehen in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>the inputs must come before the first equation</source>
        <translation>die Eingänge müssen vor der ersten Gleichung stehen</translation>
    </message>
    <message>
        <source>the input %1 is listed twice</source>
        <translation>der Eingang %1 ist zweimal aufgeführt</translation>
    </message>
    <message>
        <source>the output %1 is defined twice</source>
        <translation>der Ausgang %1 ist zweimal definiert</translation>
    </message>
    <message>
        <source>the output %1 has no equation</source>
        <translation>der Ausgang %1 hat keine Gleichung</translation>
    </message>
    <message>
        <source>%1 is neither an input nor defined above</source>
        <translation>%1 ist weder ein Eingang noch weiter oben definiert</translation>
    </message>
    <message>
        <source>the name of an input</source>
        <translation>der Name eines Eingangs</translation>
    </message>
    <message>
        <source>the name of an output</source>
        <translation>der Name eines Ausgangs</translation>
    </message>
    <message>
        <source>the name of an output before `=`</source>
        <translation>der Name eines Ausgangs vor `=`</translation>
    </message>
    <message>
        <source>the name of an output after %1</source>
        <translation>der Name eines Ausgangs nach %1</translation>
    </message>
    <message>
        <source>rows, for example m(0, 1), M(2, 3) or d(7)</source>
        <translation>Zeilen, zum Beispiel m(0, 1), M(2, 3) oder d(7)</translation>
    </message>
    <message>
        <source>the number of a row or %1</source>
        <translation>die Nummer einer Zeile oder %1</translation>
    </message>
    <message>
        <source>row %1 is too large; above %2 name the inputs, for example %3</source>
        <translation>Zeile %1 ist zu groß; nenne über %2 die Eingänge, zum Beispiel %3</translation>
    </message>
    <message>
        <source>row %1 is too large; the last row is %2</source>
        <translation>Zeile %1 ist zu groß; die letzte Zeile ist %2</translation>
    </message>
    <message>
        <source>row %1 is given twice with different values</source>
        <translation>Zeile %1 ist zweimal mit verschiedenen Werten angegeben</translation>
    </message>
    <message>
        <source>row %1 is already given in line %2</source>
        <translation>Zeile %1 ist schon in Textzeile %2 angegeben</translation>
    </message>
    <message>
        <source>row %1 is missing</source>
        <translation>Zeile %1 fehlt</translation>
    </message>
    <message>
        <source>name the inputs, for example %1</source>
        <translation>nenne die Eingänge, zum Beispiel %1</translation>
    </message>
    <message>
        <source>a line `.i` with the number of inputs</source>
        <translation>eine Zeile `.i` mit der Zahl der Eingänge</translation>
    </message>
    <message>
        <source>a line `.o` with the number of outputs</source>
        <translation>eine Zeile `.o` mit der Zahl der Ausgänge</translation>
    </message>
    <message>
        <source>duplicate line %1</source>
        <translation>doppelte Zeile %1</translation>
    </message>
    <message>
        <source>a keyword of a PLA file, such as .i, .o, .ilb, .ob, .type, .p or .e</source>
        <translation>ein Schlüsselwort einer PLA-Datei wie .i, .o, .ilb, .ob, .type, .p oder .e</translation>
    </message>
    <message>
        <source>a keyword of a BLIF file, such as .inputs, .outputs, .names, .exdc or .end</source>
        <translation>ein Schlüsselwort einer BLIF-Datei wie .inputs, .outputs, .names, .exdc oder .end</translation>
    </message>
    <message>
        <source>the name %1 is used twice</source>
        <translation>der Name %1 wird zweimal benutzt</translation>
    </message>
    <message>
        <source>0, 1 or - for %1</source>
        <translation>0, 1 oder - für %1</translation>
    </message>
    <message>
        <source>0, 1 or - for input %1 of %2</source>
        <translation>0, 1 oder - für Eingang %1 von %2</translation>
    </message>
    <message>
        <source>0, 1, - or ~ for output %1 of %2</source>
        <translation>0, 1, - oder ~ für Ausgang %1 von %2</translation>
    </message>
    <message>
        <source>the end of the line after %1 values</source>
        <translation>das Zeilenende nach %1 Werten</translation>
    </message>
    <message>
        <source>the names of inputs and outputs, for example %1</source>
        <translation>die Namen der Eingänge und Ausgänge, zum Beispiel %1</translation>
    </message>
    <message>
        <source>the complement has too many terms</source>
        <translation>das Komplement hat zu viele Terme</translation>
    </message>
    <message>
        <source>too many inputs to write every row: %1 (the limit is %2)</source>
        <translation>zu viele Eingänge, um jede Zeile zu schreiben: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>too many inputs: %1 (the limit is %2)</source>
        <translation>zu viele Eingänge: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>too many variables: %1 (the limit is %2 inputs)</source>
        <translation>zu viele Variablen: %1 (die Grenze ist %2 Eingänge)</translation>
    </message>
    <message>
        <source>the function has too many prime implicants for a chart</source>
        <translation>die Funktion hat zu viele Primimplikanten für eine Tafel</translation>
    </message>
    <message>
        <source>the formula has %1 variables and is too large to expand into a DNF</source>
        <translation>die Formel hat %1 Variablen und ist zu groß, um sie in eine DNF auszumultiplizieren</translation>
    </message>
    <message>
        <source>the function of this output is too large to expand into a DNF</source>
        <translation>die Funktion dieses Ausgangs ist zu groß, um sie in eine DNF auszumultiplizieren</translation>
    </message>
    <message>
        <source>a DIMACS file needs clauses; this is a disjunction of terms</source>
        <translation>eine DIMACS-Datei braucht Klauseln; dies ist eine Disjunktion von Termen</translation>
    </message>
    <message>
        <source>a DIMACS file has one output; this function has several</source>
        <translation>eine DIMACS-Datei hat einen Ausgang; diese Funktion hat mehrere</translation>
    </message>
    <message>
        <source>this format has no separate terms</source>
        <translation>dieses Format hat keine einzelnen Terme</translation>
    </message>
    <message>
        <source>the inputs differ: %1 and %2</source>
        <translation>die Eingänge sind verschieden: %1 und %2</translation>
    </message>
    <message>
        <source>the outputs differ: %1 and %2</source>
        <translation>die Ausgänge sind verschieden: %1 und %2</translation>
    </message>
    <message>
        <source>2 to 16 variables</source>
        <translation>2 bis 16 Variablen</translation>
    </message>
    <message>
        <source>1 to 200 terms</source>
        <translation>1 bis 200 Terme</translation>
    </message>
    <message>
        <source>with %1 variables, expected 1 to %2 literals in a term</source>
        <translation>bei %1 Variablen erwartet: 1 bis %2 Literale in einem Term</translation>
    </message>
    <message>
        <source>%1 terms of %2 literals are too few to use all %3 variables</source>
        <translation>%1 Terme mit %2 Literalen sind zu wenige für alle %3 Variablen</translation>
    </message>
    <message>
        <source>with one literal per term the formula is already minimal; ask for more literals</source>
        <translation>mit einem Literal pro Term ist die Formel schon minimal; verlange mehr Literale</translation>
    </message>
    <message>
        <source>Minimum form with don&apos;t-cares</source>
        <translation>Minimale Form mit Don’t-Cares</translation>
    </message>
    <message>
        <source>Simplify a formula</source>
        <translation>Eine Formel vereinfachen</translation>
    </message>
    <message>
        <source>Circuit of NAND gates</source>
        <translation>Schaltung aus NAND-Gattern</translation>
    </message>
    <message>
        <source>Conjunctive normal form</source>
        <translation>Konjunktive Normalform</translation>
    </message>
    <message>
        <source>Karnaugh map</source>
        <translation>KV-Diagramm</translation>
    </message>
    <message>
        <source>stopped before the formula was read</source>
        <translation>angehalten, bevor die Formel gelesen war</translation>
    </message>
    <message>
        <source>learned clause</source>
        <translation>gelernte Klausel</translation>
    </message>
    <message>
        <source>learned clauses</source>
        <translation>gelernte Klauseln</translation>
    </message>
    <message>
        <source>elimination produced too many clauses</source>
        <translation>bei der Elimination entstanden zu viele Klauseln</translation>
    </message>
    <message>
        <source>the clauses need too much memory</source>
        <translation>die Klauseln brauchen zu viel Speicher</translation>
    </message>
    <message>
        <source>pigeonhole argument</source>
        <translation>Schubfach-Argument</translation>
    </message>
    <message>
        <source>equations over GF(2)</source>
        <translation>Gleichungen über GF(2)</translation>
    </message>
    <message>
        <source>local search</source>
        <translation>lokale Suche</translation>
    </message>
    <message>
        <source>lookahead</source>
        <translation>Lookahead</translation>
    </message>
    <message>
        <source>clause learning</source>
        <translation>Klausellernen</translation>
    </message>
    <message>
        <source>Loggia&apos;s own engine</source>
        <translation>Loggias eigenes Verfahren</translation>
    </message>
    <message>
        <source>DPLL with lookahead</source>
        <translation>DPLL mit Lookahead</translation>
    </message>
    <message>
        <source>conflict-driven clause learning</source>
        <translation>konfliktgesteuertes Klausellernen (CDCL)</translation>
    </message>
    <message>
        <source>splitting (Davis, Logemann, Loveland 1962)</source>
        <translation>Fallunterscheidung (Davis, Logemann, Loveland 1962)</translation>
    </message>
    <message>
        <source>elimination (Davis, Putnam 1960)</source>
        <translation>Elimination (Davis, Putnam 1960)</translation>
    </message>
    <message>
        <source>auto and cadical in parallel</source>
        <translation>auto und cadical parallel</translation>
    </message>
    <message>
        <source>counting and parity arguments, then lookahead or cdcl, depending on the clauses</source>
        <translation>Zähl- und Paritätsargumente, dann Lookahead oder CDCL, je nach den Klauseln</translation>
    </message>
    <message>
        <source>%1 equation over GF(2) add up to 0 = 1</source>
        <translation>%1 Gleichung über GF(2) ergibt 0 = 1</translation>
    </message>
    <message>
        <source>%1 equations over GF(2) add up to 0 = 1</source>
        <translation>%1 Gleichungen über GF(2) ergeben zusammen 0 = 1</translation>
    </message>
    <message>
        <source>%1 clauses each need a true literal, but %2 at-most-one groups allow only one each</source>
        <translation>%1 Klauseln brauchen je ein wahres Literal, aber %2 Höchstens-eins-Gruppen erlauben nur je eines</translation>
    </message>
    <message>
        <source>satisfiable, but the model has %1 atoms (the limit is %2)</source>
        <translation>erfüllbar, aber das Modell hat %1 Atome (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>unsatisfiable (%1), but the proof needs too much memory; solve without a proof</source>
        <translation>unerfüllbar (%1), aber der Beweis braucht zu viel Speicher; löse ohne Beweis</translation>
    </message>
    <message>
        <source>too many atoms to record the run: %1 (the limit is %2)</source>
        <translation>zu viele Atome, um den Lauf aufzuzeichnen: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>too many atoms to count models: %1 (the limit is %2)</source>
        <translation>zu viele Atome, um Modelle zu zählen: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>stopped before all models were counted</source>
        <translation>angehalten, bevor alle Modelle gezählt waren</translation>
    </message>
    <message>
        <source>%1 clauses with %2 literals exceed the limit of this engine; CaDiCaL has no such limit</source>
        <translation>%1 Klauseln mit %2 Literalen überschreiten die Grenze dieses Verfahrens; CaDiCaL hat keine solche Grenze</translation>
    </message>
    <message>
        <source>atom %1 is both true and false</source>
        <translation>Atom %1 ist wahr und falsch zugleich</translation>
    </message>
    <message>
        <source>unknown atom %1; expected a number, a range (1-9) or a name from the file</source>
        <translation>unbekanntes Atom %1; erwartet: eine Zahl, ein Bereich (1-9) oder ein Name aus der Datei</translation>
    </message>
    <message>
        <source>unknown atom %1; the clauses have atoms up to %2</source>
        <translation>unbekanntes Atom %1; die Klauseln haben Atome bis %2</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>ein Literal</translation>
    </message>
    <message>
        <source>an atom, or the line 0 after the last one</source>
        <translation>ein Atom oder die Zeile 0 nach dem letzten</translation>
    </message>
    <message>
        <source>T or F</source>
        <translation>T oder F</translation>
    </message>
    <message>
        <source>missing the line 0 after the clauses; is the file truncated?</source>
        <translation>nach den Klauseln fehlt die Zeile 0; ist die Datei unvollständig?</translation>
    </message>
    <message>
        <source>found a %1 archive instead of clauses; unpack it and open one of its files</source>
        <translation>ein %1-Archiv statt Klauseln gefunden; entpacke es und öffne eine seiner Dateien</translation>
    </message>
    <message>
        <source>expected a clause; a projection is read from comments such as c p show 1 2 0</source>
        <translation>erwartet: eine Klausel; eine Projektion wird aus Kommentaren wie c p show 1 2 0 gelesen</translation>
    </message>
    <message>
        <source>expected a clause; weights are read from comments such as c p weight 1 0.4 0</source>
        <translation>erwartet: eine Klausel; Gewichte werden aus Kommentaren wie c p weight 1 0.4 0 gelesen</translation>
    </message>
    <message>
        <source>expected &quot;p cnf&quot;; other headers of counters are not read</source>
        <translation>erwartet: &quot;p cnf&quot;; andere Kopfzeilen von Modellzählern werden nicht gelesen</translation>
    </message>
    <message>
        <source>expected clauses; incremental problems (iCNF) are not read</source>
        <translation>erwartet: Klauseln; inkrementelle Probleme (iCNF) werden nicht gelesen</translation>
    </message>
    <message>
        <source>expected a clause; quantified variables (QDIMACS) are not read</source>
        <translation>erwartet: eine Klausel; quantifizierte Variablen (QDIMACS) werden nicht gelesen</translation>
    </message>
    <message>
        <source>names are read as atoms: %1 is %2</source>
        <translation>Namen werden als Atome gelesen: %1 ist %2</translation>
    </message>
    <message>
        <source>0 only on a line of its own after the clauses (a DIMACS file starts with &quot;p cnf&quot;)</source>
        <translation>0 nur in einer eigenen Zeile nach den Klauseln (eine DIMACS-Datei beginnt mit „p cnf“)</translation>
    </message>
    <message>
        <source>missing header &quot;p cnf ATOMS CLAUSES&quot;</source>
        <translation>die Kopfzeile „p cnf ATOMS CLAUSES“ fehlt</translation>
    </message>
    <message>
        <source>the file has several headers; each applies to the clauses after it</source>
        <translation>die Datei hat mehrere Kopfzeilen; jede gilt für die Klauseln nach ihr</translation>
    </message>
    <message>
        <source>the header lacks the numbers of atoms and clauses</source>
        <translation>in der Kopfzeile fehlen die Zahlen der Atome und Klauseln</translation>
    </message>
    <message>
        <source>a header &quot;p cnf ATOMS CLAUSES&quot; or a clause</source>
        <translation>eine Kopfzeile „p cnf ATOMS CLAUSES“ oder eine Klausel</translation>
    </message>
    <message>
        <source>expected %1 clause according to the header, found %2; the file seems to be truncated</source>
        <translation>laut Kopfzeile erwartet: %1 Klausel; gefunden: %2; die Datei scheint unvollständig zu sein</translation>
    </message>
    <message>
        <source>expected %1 clauses according to the header, found %2; the file seems to be truncated</source>
        <translation>laut Kopfzeile erwartet: %1 Klauseln; gefunden: %2; die Datei scheint unvollständig zu sein</translation>
    </message>
    <message>
        <source>%1 and part of another</source>
        <translation>%1 und ein Teil einer weiteren</translation>
    </message>
    <message>
        <source>the last clause does not end with 0; is the file truncated?</source>
        <translation>die letzte Klausel endet nicht mit 0; ist die Datei unvollständig?</translation>
    </message>
    <message>
        <source>the header declares atoms up to %1, but atom %2 occurs</source>
        <translation>die Kopfzeile nennt Atome bis %1, aber Atom %2 kommt vor</translation>
    </message>
    <message>
        <source>the header declares %1 clause, but there are %2</source>
        <translation>die Kopfzeile nennt %1 Klausel, aber es sind %2</translation>
    </message>
    <message>
        <source>the header declares %1 clauses, but there are %2</source>
        <translation>die Kopfzeile nennt %1 Klauseln, aber es sind %2</translation>
    </message>
    <message>
        <source>the proof does not derive the empty clause</source>
        <translation>der Beweis leitet die leere Klausel nicht her</translation>
    </message>
    <message>
        <source>step %1, which adds the clause %2, does not follow</source>
        <translation>Schritt %1, der die Klausel %2 hinzufügt, folgt nicht</translation>
    </message>
    <message>
        <source>the last step does not end with 0</source>
        <translation>der letzte Schritt endet nicht mit 0</translation>
    </message>
    <message>
        <source>%1: expected a number from %2 to %3, found %4</source>
        <translation>%1: erwartet: eine Zahl von %2 bis %3; gefunden: %4</translation>
    </message>
    <message>
        <source>with a monster next to %1, where there is no stench</source>
        <translation>mit einem Monster neben %1, wo kein Gestank ist</translation>
    </message>
    <message>
        <source>with stench at %1 and no monster next to it</source>
        <translation>mit Gestank auf %1 und keinem Monster daneben</translation>
    </message>
    <message>
        <source>with a pit next to %1, where there is no breeze</source>
        <translation>mit einer Grube neben %1, wo kein Luftzug ist</translation>
    </message>
    <message>
        <source>with breeze at %1 and no pit next to it</source>
        <translation>mit Luftzug auf %1 und keiner Grube daneben</translation>
    </message>
    <message>
        <source>without a monster</source>
        <translation>ohne Monster</translation>
    </message>
    <message>
        <source>with %1 monsters</source>
        <translation>mit %1 Monstern</translation>
    </message>
    <message>
        <source>with a monster at %1</source>
        <translation>mit einem Monster auf %1</translation>
    </message>
    <message>
        <source>with a pit at %1</source>
        <translation>mit einer Grube auf %1</translation>
    </message>
    <message>
        <source>without a pit</source>
        <translation>ohne Grube</translation>
    </message>
    <message>
        <source>with %1 pits</source>
        <translation>mit %1 Gruben</translation>
    </message>
    <message>
        <source>the file contains no statement; expected one, for example %1</source>
        <translation>die Datei enthält keine Aussage; erwartet: eine, zum Beispiel %1</translation>
    </message>
    <message>
        <source>P_1_2 or (not P_1_2)</source>
        <translation>P_1_2 oder (not P_1_2)</translation>
    </message>
    <message>
        <source>M_i_j, S_i_j, P_i_j or B_i_j</source>
        <translation>M_i_j, S_i_j, P_i_j oder B_i_j</translation>
    </message>
    <message>
        <source>%1 bytes; the sample programs read only the first %2 bytes of a line</source>
        <translation>%1 Bytes; die Beispielprogramme lesen nur die ersten %2 Bytes einer Zeile</translation>
    </message>
    <message>
        <source>the same statement as line %1</source>
        <translation>dieselbe Aussage wie Zeile %1</translation>
    </message>
    <message>
        <source>the same statement as line %1 of the rules</source>
        <translation>dieselbe Aussage wie Zeile %1 der Regeln</translation>
    </message>
    <message>
        <source>follows from the lines before it</source>
        <translation>folgt aus den Zeilen davor</translation>
    </message>
    <message>
        <source>contradicts the lines before it; from here on every statement is both true and false</source>
        <translation>widerspricht den Zeilen davor; ab hier ist jede Aussage wahr und falsch zugleich</translation>
    </message>
    <message>
        <source>expected path and squares, for example path (1,2) (2,2)</source>
        <translation>erwartet: path und Felder, zum Beispiel path (1,2) (2,2)</translation>
    </message>
    <message>
        <source>expected cave and its number, for example cave 17</source>
        <translation>erwartet: cave und die Nummer, zum Beispiel cave 17</translation>
    </message>
    <message>
        <source>a square, for example (1,2)</source>
        <translation>ein Feld, zum Beispiel (1,2)</translation>
    </message>
    <message>
        <source>a cave number from 1 to %1</source>
        <translation>eine Höhlennummer von 1 bis %1</translation>
    </message>
    <message>
        <source>the walk cannot continue to %1</source>
        <translation>die Erkundung kann nicht nach %1 weitergehen</translation>
    </message>
    <message>
        <source>there is already a section %1 in line %2</source>
        <translation>in Zeile %2 gibt es schon einen Abschnitt %1</translation>
    </message>
    <message>
        <source>a line rules:, knowledge:, statement: or walk:</source>
        <translation>eine Zeile rules:, knowledge:, statement: oder walk:</translation>
    </message>
    <message>
        <source>Breadth-first search</source>
        <translation>Breitensuche</translation>
    </message>
    <message>
        <source>Depth-first search</source>
        <translation>Tiefensuche</translation>
    </message>
    <message>
        <source>Uniform-cost search</source>
        <translation>Uniforme Kostensuche</translation>
    </message>
    <message>
        <source>Greedy best-first search</source>
        <translation>Gierige Bestensuche</translation>
    </message>
    <message>
        <source>Depth-limited search</source>
        <translation>Tiefenbegrenzte Suche</translation>
    </message>
    <message>
        <source>Iterative deepening depth-first search</source>
        <translation>Iterative Tiefensuche</translation>
    </message>
    <message>
        <source>Bidirectional breadth-first search</source>
        <translation>Bidirektionale Breitensuche</translation>
    </message>
    <message>
        <source>Bidirectional uniform-cost search</source>
        <translation>Bidirektionale Kostensuche</translation>
    </message>
    <message>
        <source>Iterative deepening A*</source>
        <translation>A* mit iterativer Vertiefung</translation>
    </message>
    <message>
        <source>Recursive best-first search</source>
        <translation>Rekursive Bestensuche</translation>
    </message>
    <message>
        <source>Iterative deepening A* with memory</source>
        <translation>A* mit iterativer Vertiefung und Speicher</translation>
    </message>
    <message>
        <source>Recursive best-first search with memory</source>
        <translation>Rekursive Bestensuche mit Speicher</translation>
    </message>
    <message>
        <source>Jump point search</source>
        <translation>Sprungpunktsuche</translation>
    </message>
    <message>
        <source>Fast A*</source>
        <translation>Schnelles A*</translation>
    </message>
    <message>
        <source>Fast jump point search</source>
        <translation>Schnelle Sprungpunktsuche</translation>
    </message>
    <message>
        <source>Jump point search with a table</source>
        <translation>Sprungpunktsuche mit Tabelle</translation>
    </message>
    <message>
        <source>Jump point search with landmarks</source>
        <translation>Sprungpunktsuche mit Landmarken</translation>
    </message>
    <message>
        <source>Fast distances to the goal</source>
        <translation>Schnelle Entfernungen zum Ziel</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>Speicher erschöpft</translation>
    </message>
    <message>
        <source>work limit</source>
        <translation>Arbeitsgrenze</translation>
    </message>
    <message>
        <source>%1 needs a single goal state</source>
        <translation>%1 braucht genau einen Zielzustand</translation>
    </message>
    <message>
        <source>%1 needs a maze with a single goal and uniform costs</source>
        <translation>%1 braucht ein Labyrinth mit genau einem Ziel und einheitlichen Kosten</translation>
    </message>
    <message>
        <source>%1 needs eight neighbours; for four use %2</source>
        <translation>%1 braucht acht Nachbarn; nimm für vier %2</translation>
    </message>
    <message>
        <source>fast-distances needs four neighbours; for eight use fast-a-star, fast-jump-points, fast-jump-table or fast-landmarks</source>
        <translation>fast-distances braucht vier Nachbarn; nimm für acht fast-a-star, fast-jump-points, fast-jump-table oder fast-landmarks</translation>
    </message>
    <message>
        <source>Jump point search needs uniform costs</source>
        <translation>Die Sprungpunktsuche braucht einheitliche Kosten</translation>
    </message>
    <message>
        <source>Jump point search needs a maze with a single goal</source>
        <translation>Die Sprungpunktsuche braucht ein Labyrinth mit genau einem Ziel</translation>
    </message>
    <message>
        <source>Use A*</source>
        <translation>Nimm A*</translation>
    </message>
    <message>
        <source>Use A*, or set every cell to cost 1</source>
        <translation>Nimm A* oder setze jedes Feld auf Kosten 1</translation>
    </message>
    <message>
        <source>The start is %1 and the goal %2</source>
        <translation>Start und Ziel liegen getrennt: %1 und %2</translation>
    </message>
    <message>
        <source>No step leads from land to water or back</source>
        <translation>Kein Schritt führt von Land zu Wasser oder zurück</translation>
    </message>
    <message>
        <source>in water</source>
        <translation>im Wasser</translation>
    </message>
    <message>
        <source>on land</source>
        <translation>an Land</translation>
    </message>
    <message>
        <source>the file is empty; expected the rows of a maze</source>
        <translation>die Datei ist leer; erwartet: die Zeilen eines Labyrinths</translation>
    </message>
    <message>
        <source>the maze is too large: %1 rows of %2 (the limit is %3 columns and rows)</source>
        <translation>das Labyrinth ist zu groß: %1 Zeilen mit %2 Feldern (die Grenze ist %3 Spalten und Zeilen)</translation>
    </message>
    <message>
        <source>the maze is too large: %1 rows of %2 (the limit is %3 cells)</source>
        <translation>das Labyrinth ist zu groß: %1 Zeilen mit %2 Feldern (die Grenze ist %3 Felder)</translation>
    </message>
    <message>
        <source>expected a row of %1 cells, found %2</source>
        <translation>erwartet: eine Zeile mit %1 Feldern; gefunden: %2</translation>
    </message>
    <message>
        <source>expected rows of %1 cells, found %2</source>
        <translation>erwartet: Zeilen mit %1 Feldern; gefunden: %2</translation>
    </message>
    <message>
        <source>expected type octile, found type %1</source>
        <translation>erwartet: type octile; gefunden: type %1</translation>
    </message>
    <message>
        <source>expected %1 rows, found %2</source>
        <translation>erwartet: %1 Zeilen; gefunden: %2</translation>
    </message>
    <message>
        <source>a second start; the first is at %1</source>
        <translation>ein zweiter Start; der erste ist bei %1</translation>
    </message>
    <message>
        <source>a second goal; the first is at %1</source>
        <translation>ein zweites Ziel; das erste ist bei %1</translation>
    </message>
    <message>
        <source>a row of a maze (#, ., *, S, G, ~, 1 to 9), or start, goal or food with column and row</source>
        <translation>eine Zeile eines Labyrinths (#, ., *, S, G, ~, 1 bis 9) oder start, goal oder food mit Spalte und Zeile</translation>
    </message>
    <message>
        <source>a column and a row after %1</source>
        <translation>eine Spalte und eine Zeile nach %1</translation>
    </message>
    <message>
        <source>%1 is a wall</source>
        <translation>%1 ist eine Wand</translation>
    </message>
    <message>
        <source>%1 is not in the maze</source>
        <translation>%1 liegt nicht im Labyrinth</translation>
    </message>
    <message>
        <source>neighbours 4 or neighbours 8</source>
        <translation>neighbours 4 oder neighbours 8</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>5 to 2048 columns and rows</source>
        <translation>5 bis 2048 Spalten und Zeilen</translation>
    </message>
    <message>
        <source>the density must be between 0 and 1</source>
        <translation>die Dichte muss zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>the maze has no start</source>
        <translation>das Labyrinth hat keinen Start</translation>
    </message>
    <message>
        <source>the maze has no goal</source>
        <translation>das Labyrinth hat kein Ziel</translation>
    </message>
    <message>
        <source>the start %1 is a wall</source>
        <translation>der Start %1 ist eine Wand</translation>
    </message>
    <message>
        <source>the goal %1 is a wall</source>
        <translation>das Ziel %1 ist eine Wand</translation>
    </message>
    <message>
        <source>too many cells to visit: %1 (the limit is %2)</source>
        <translation>zu viele Felder zu besuchen: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>the cell %1 to visit is a wall</source>
        <translation>das zu besuchende Feld %1 ist eine Wand</translation>
    </message>
    <message>
        <source>this heuristic needs more than 128 MB here; choose another one</source>
        <translation>diese Heuristik braucht hier mehr als 128 MB; wähle eine andere</translation>
    </message>
    <message>
        <source>%1 with %2 left</source>
        <translation>%1, noch %2 übrig</translation>
    </message>
    <message>
        <source>the first line %1</source>
        <translation>die erste Zeile %1</translation>
    </message>
    <message>
        <source>no node or edge has the name %1</source>
        <translation>kein Knoten und keine Kante hat den Namen %1</translation>
    </message>
    <message>
        <source>node %1 has a line already</source>
        <translation>Knoten %1 hat schon eine Zeile</translation>
    </message>
    <message>
        <source>an edge leads from a node to another one</source>
        <translation>eine Kante führt von einem Knoten zu einem anderen</translation>
    </message>
    <message>
        <source>more than %1 edges</source>
        <translation>mehr als %1 Kanten</translation>
    </message>
    <message>
        <source>more than %1 nodes</source>
        <translation>mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>more than %1 states</source>
        <translation>mehr als %1 Zustände</translation>
    </message>
    <message>
        <source>more than %1 arrows</source>
        <translation>mehr als %1 Pfeile</translation>
    </message>
    <message>
        <source>the name of a node</source>
        <translation>der Name eines Knotens</translation>
    </message>
    <message>
        <source>the name of a node has at most %1 characters</source>
        <translation>der Name eines Knotens hat höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>a coordinate from %1 to %2</source>
        <translation>eine Koordinate von %1 bis %2</translation>
    </message>
    <message>
        <source>the number of a tile</source>
        <translation>die Nummer einer Kachel</translation>
    </message>
    <message>
        <source>expected 4, 9 or 16 tiles, found %1</source>
        <translation>erwartet: 4, 9 oder 16 Kacheln; gefunden: %1</translation>
    </message>
    <message>
        <source>expected each tile from 0 to %1 once, found %2 again</source>
        <translation>erwartet: jede Kachel von 0 bis %1 einmal; noch einmal gefunden: %2</translation>
    </message>
    <message>
        <source>expected each tile from 0 to %1 once, found %2</source>
        <translation>erwartet: jede Kachel von 0 bis %1 einmal; gefunden: %2</translation>
    </message>
    <message>
        <source>not solvable (parity): half of all orders cannot reach the goal</source>
        <translation>nicht lösbar (Parität): Die Hälfte aller Anordnungen kann das Ziel nicht erreichen</translation>
    </message>
    <message>
        <source>Swap any two tiles to get a solvable order</source>
        <translation>Vertausche zwei beliebige Kacheln, um eine lösbare Anordnung zu erhalten</translation>
    </message>
    <message>
        <source>making the pattern database</source>
        <translation>die Musterdatenbank wird erstellt</translation>
    </message>
    <message>
        <source>f-limit %1, %2 nodes expanded</source>
        <translation>f-Grenze %1, %2 Knoten expandiert</translation>
    </message>
    <message>
        <source>%1 nodes expanded</source>
        <translation>%1 Knoten expandiert</translation>
    </message>
    <message>
        <source>Testing for the goal when a node is generated saves one level of the search. Here the goal is tested when a node is expanded, so that the counts match those of the Pacman framework.</source>
        <translation>Wird das Ziel schon beim Erzeugen eines Knotens geprüft, spart das eine Ebene der Suche. Hier wird es beim Expandieren geprüft, damit die Zahlen zum Pacman-Framework passen.</translation>
    </message>
    <message>
        <source>Marking states when they are pushed gives a different search, which follows the first path to each state, not the latest. Here states are marked when they are popped, as in a recursion.</source>
        <translation>Zustände beim Ablegen auf den Stapel zu markieren ergibt eine andere Suche: Sie folgt dem ersten Weg zu jedem Zustand, nicht dem letzten. Hier werden sie beim Herunternehmen markiert, wie in einer Rekursion.</translation>
    </message>
    <message>
        <source>Stopping when the goal is generated may return an expensive path: from Sibiu to Bucharest through Fagaras instead of Pitesti. Test for the goal when the node is expanded.</source>
        <translation>Wer anhält, sobald das Ziel erzeugt ist, findet vielleicht einen teuren Weg: von Sibiu nach Bucharest über Fagaras statt über Pitesti. Prüfe das Ziel erst beim Expandieren.</translation>
    </message>
    <message>
        <source>The heuristic ignores the cost so far, so the path may be far from optimal: from Arad it costs 450 instead of 418.</source>
        <translation>Die Heuristik beachtet die bisherigen Kosten nicht, daher kann der Weg weit vom besten entfernt sein: Von Arad aus kostet er 450 statt 418.</translation>
    </message>
    <message>
        <source>An admissible heuristic guarantees the cheapest path only if expanded states are reopened when a cheaper path to them appears. Loggia reopens them. With a consistent heuristic this never happens.</source>
        <translation>Eine zulässige Heuristik sichert den günstigsten Weg nur dann, wenn expandierte Zustände wieder geöffnet werden, sobald ein günstigerer Weg zu ihnen auftaucht. Loggia tut das. Mit einer konsistenten Heuristik kommt es nie vor.</translation>
    </message>
    <message>
        <source>The Manhattan distance is not admissible with diagonal moves. Use the octile distance.</source>
        <translation>Die Manhattan-Distanz ist mit Diagonalschritten nicht zulässig. Nimm die Oktil-Distanz.</translation>
    </message>
    <message>
        <source>Checking for cycles only on the current path explores every path around every obstacle; on an open floor their number grows exponentially with the limit. Here the depth of each state is stored, and a state is expanded again only from a smaller depth.</source>
        <translation>Werden Zyklen nur auf dem aktuellen Weg erkannt, wird jeder Weg um jedes Hindernis untersucht; auf offener Fläche wächst ihre Zahl exponentiell mit der Grenze. Hier wird die Tiefe jedes Zustands gespeichert, und er wird nur aus geringerer Tiefe noch einmal expandiert.</translation>
    </message>
    <message>
        <source>Marking states permanently would be wrong: a state first reached at the limit must be expanded again when a shorter path to it is found.</source>
        <translation>Zustände endgültig zu markieren wäre falsch: Ein Zustand, der zuerst an der Grenze erreicht wird, muss noch einmal expandiert werden, wenn ein kürzerer Weg zu ihm gefunden wird.</translation>
    </message>
    <message>
        <source>A recursive version fails at the recursion limit of the language, about 1000 in Python. Here the path is a list.</source>
        <translation>Eine rekursive Fassung scheitert an der Rekursionsgrenze der Sprache, in Python etwa 1000. Hier ist der Weg eine Liste.</translation>
    </message>
    <message>
        <source>The cost of a child must be the sum along the path. Storing only the cost of the last step goes unnoticed until someone asks for the total.</source>
        <translation>Die Kosten eines Nachfolgers sind die Summe entlang des Wegs. Wer nur die Kosten des letzten Schritts speichert, merkt es erst, wenn jemand nach der Summe fragt.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, each iteration follows all simple paths; on an open floor of 8 by 8 cells that takes too long. Here the depths of earlier iterations are stored, so that each iteration expands each state once.</source>
        <translation>Werden Zyklen nur auf dem aktuellen Weg erkannt, folgt jede Iteration allen einfachen Wegen; auf einer offenen Fläche von 8 mal 8 Feldern dauert das zu lange. Hier bleiben die Tiefen früherer Iterationen gespeichert, sodass jede Iteration jeden Zustand einmal expandiert.</translation>
    </message>
    <message>
        <source>If there is no path, the search may end only when an iteration cuts nothing off. Raising the limit until something is found never ends.</source>
        <translation>Gibt es keinen Weg, darf die Suche erst enden, wenn eine Iteration nichts abschneidet. Wer die Grenze erhöht, bis etwas gefunden ist, wird nie fertig.</translation>
    </message>
    <message>
        <source>The stored depths take as much memory as breadth-first search. The small memory of the textbook applies to trees, where no state is reached by two paths.</source>
        <translation>Die gespeicherten Tiefen brauchen so viel Speicher wie die Breitensuche. Der geringe Speicherbedarf des Lehrbuchs gilt für Bäume, in denen kein Zustand auf zwei Wegen erreicht wird.</translation>
    </message>
    <message>
        <source>In Python, actions.reverse() reverses the list in place and returns None. Adding its value to the first half of the path crashes as soon as the forward search finds the meeting point.</source>
        <translation>In Python kehrt actions.reverse() die Liste an Ort und Stelle um und gibt None zurück. Hängt man das an die erste Hälfte des Wegs, stürzt das Programm ab, sobald die Vorwärtssuche den Treffpunkt findet.</translation>
    </message>
    <message>
        <source>Looking for the meeting state only in the other queue misses states that were already expanded, and the path is lost. Here both searches store the parents of all their states.</source>
        <translation>Wer den Treffpunkt nur in der anderen Warteschlange sucht, übersieht schon expandierte Zustände, und der Weg geht verloren. Hier speichern beide Suchen die Vorgänger aller ihrer Zustände.</translation>
    </message>
    <message>
        <source>If the two searches alternate after every node, the first meeting need not lie on a shortest path. Here they alternate after each whole level.</source>
        <translation>Wechseln sich die beiden Suchen nach jedem Knoten ab, liegt der erste Treffpunkt nicht unbedingt auf einem kürzesten Weg. Hier wechseln sie sich nach jeder ganzen Ebene ab.</translation>
    </message>
    <message>
        <source>The backward search needs predecessors, not successors. In mazes they are the same, in other graphs they are not. The actions of the second half must lead forwards.</source>
        <translation>Die Rückwärtssuche braucht Vorgänger, nicht Nachfolger. In Labyrinthen sind sie dieselben, in anderen Graphen nicht. Die Aktionen der zweiten Hälfte müssen vorwärts führen.</translation>
    </message>
    <message>
        <source>It needs a single goal state. With many goal states, as in eating all food, there is no state to start the backward search from.</source>
        <translation>Es muss genau einen Zielzustand geben. Bei vielen Zielzuständen, etwa wenn alles Futter gefressen werden soll, hat die Rückwärtssuche keinen Anfang.</translation>
    </message>
    <message>
        <source>The first meeting need not be on the cheapest path. The search continues until the cheapest nodes on both frontiers together cost as much as the best meeting.</source>
        <translation>Der erste Treffpunkt liegt nicht unbedingt auf dem günstigsten Weg. Die Suche läuft weiter, bis die günstigsten Knoten beider Suchränder zusammen so viel kosten wie der beste Treffpunkt.</translation>
    </message>
    <message>
        <source>Bidirectional breadth-first search ignores step costs; with different costs its path may be expensive.</source>
        <translation>Die bidirektionale Breitensuche beachtet keine Schrittkosten; bei verschiedenen Kosten kann ihr Weg teuer sein.</translation>
    </message>
    <message>
        <source>Only the current path is stored. In a maze many paths lead to the same cell, and every iteration follows each of them: millions on an open floor of 10 by 10 cells. Use A* or IDA* with memory there. IDA* suits puzzles, whose cycles are long.</source>
        <translation>Nur der aktuelle Weg wird gespeichert. In einem Labyrinth führen viele Wege zum selben Feld, und jede Iteration folgt ihnen allen: Millionen auf einer offenen Fläche von 10 mal 10 Feldern. Nimm dort A* oder IDA* mit Speicher. IDA* passt zu Puzzles, deren Zyklen lang sind.</translation>
    </message>
    <message>
        <source>If there is no path, it ends only after following all simple paths. For tiles, parity shows in advance that half of all orders have no solution.</source>
        <translation>Gibt es keinen Weg, endet sie erst, nachdem sie allen einfachen Wegen gefolgt ist. Bei Kacheln zeigt die Parität im Voraus, dass die Hälfte aller Anordnungen keine Lösung hat.</translation>
    </message>
    <message>
        <source>The next limit must be the smallest f that exceeded this one. Raising the limit by 1 repeats iterations without anything new: every other one with Manhattan distances on tiles.</source>
        <translation>Die nächste Grenze muss das kleinste f sein, das diese überschritten hat. Wer sie um 1 erhöht, wiederholt Iterationen ohne etwas Neues: bei Kacheln mit Manhattan-Distanz jede zweite.</translation>
    </message>
    <message>
        <source>Undoing the last move wastes most time: without it the branching factor of the 15-puzzle falls by a factor of 1.5, and the work by that factor to the power of the depth.</source>
        <translation>Am meisten Zeit kostet es, den letzten Zug rückgängig zu machen: Ohne das sinkt der Verzweigungsgrad des 15-Puzzles um den Faktor 1,5 und der Aufwand um diesen Faktor hoch die Tiefe.</translation>
    </message>
    <message>
        <source>If there is no path, the best value becomes infinite. A test &quot;best &gt; limit&quot; is never true at the root, where the limit is infinite, too, and the loop never ends.</source>
        <translation>Gibt es keinen Weg, wird der beste Wert unendlich. Die Bedingung „best &gt; limit“ ist an der Wurzel, wo auch die Grenze unendlich ist, nie wahr, und die Schleife endet nie.</translation>
    </message>
    <message>
        <source>The value of a child is the maximum of its own f and its parent&apos;s backed-up value, because nothing cheaper lies behind the parent. Without this the same subtrees are searched again for every value in between.</source>
        <translation>Der Wert eines Nachfolgers ist das Maximum aus seinem eigenen f und dem zurückgegebenen Wert seines Vorgängers, denn hinter diesem liegt nichts Günstigeres. Sonst werden dieselben Teilbäume für jeden Wert dazwischen noch einmal durchsucht.</translation>
    </message>
    <message>
        <source>It stores only the current path and the siblings on it, so in a maze it searches the same cells by every path that leads to them. RBFS with memory stores the best path to each cell.</source>
        <translation>Sie speichert nur den aktuellen Weg und die Geschwister darauf; in einem Labyrinth durchsucht sie dieselben Felder also auf jedem Weg, der zu ihnen führt. RBFS mit Speicher merkt sich den besten Weg zu jedem Feld.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, open floors explode: every detour within the limit is followed again. Here a state is expanded only on the cheapest path to it.</source>
        <translation>Werden Zyklen nur auf dem aktuellen Weg erkannt, explodiert die Suche auf offenen Flächen: Jedem Umweg innerhalb der Grenze wird wieder gefolgt. Hier wird ein Zustand nur auf dem günstigsten Weg zu ihm expandiert.</translation>
    </message>
    <message>
        <source>If there is no path, the version without memory ends after following all simple paths; with memory, after expanding each state once more.</source>
        <translation>Gibt es keinen Weg, endet die Fassung ohne Speicher, nachdem sie allen einfachen Wegen gefolgt ist; mit Speicher, nachdem sie jeden Zustand noch einmal expandiert hat.</translation>
    </message>
    <message>
        <source>If the path is stored both as a list and as a set, keep the two in step, also when the goal is found deep in the recursion.</source>
        <translation>Ist der Weg als Liste und als Menge gespeichert, müssen beide immer übereinstimmen, auch wenn das Ziel tief in der Rekursion gefunden wird.</translation>
    </message>
    <message>
        <source>Many different costs mean many iterations: with diagonal moves nearly every state has its own f.</source>
        <translation>Viele verschiedene Kosten bedeuten viele Iterationen: Mit Diagonalschritten hat fast jeder Zustand ein eigenes f.</translation>
    </message>
    <message>
        <source>If there is no path, the best value becomes infinite. A test &quot;best &gt; limit&quot; is never true at the root, where the limit is infinite, too, and the loop never ends. An infinite value means a dead end.</source>
        <translation>Gibt es keinen Weg, wird der beste Wert unendlich. Die Bedingung „best &gt; limit“ ist an der Wurzel, wo auch die Grenze unendlich ist, nie wahr, und die Schleife endet nie. Ein unendlicher Wert bedeutet eine Sackgasse.</translation>
    </message>
    <message>
        <source>The value of the start must be its heuristic value, not 0. Otherwise the values passed down are too low, and too much is expanded.</source>
        <translation>Der Wert des Starts muss sein heuristischer Wert sein, nicht 0. Sonst sind die weitergegebenen Werte zu niedrig, und es wird zu viel expandiert.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, the search explodes where many paths lead to the same state. Here every state belongs to the best path to it found so far and stores its backed-up value.</source>
        <translation>Werden Zyklen nur auf dem aktuellen Weg erkannt, explodiert die Suche, wo viele Wege zum selben Zustand führen. Hier gehört jeder Zustand zum besten bisher gefundenen Weg zu ihm und speichert seinen zurückgegebenen Wert.</translation>
    </message>
    <message>
        <source>The limit passed down is the minimum of the node&apos;s own limit and the second best value. Passing only the second best value makes the search back up too late.</source>
        <translation>Weitergegeben wird als Grenze das Minimum aus der eigenen Grenze und dem zweitbesten Wert. Wer nur den zweitbesten Wert weitergibt, lässt die Suche zu spät zurückgehen.</translation>
    </message>
    <message>
        <source>It needs a single goal and uniform costs. With different costs, or with corners or food to visit, symmetric paths are not interchangeable, so none may be pruned. Use A* there.</source>
        <translation>Es muss genau ein Ziel und einheitliche Kosten geben. Bei verschiedenen Kosten, oder wenn Ecken oder Futter zu besuchen sind, sind symmetrische Wege nicht austauschbar; dann darf keiner wegfallen. Nimm dort A*.</translation>
    </message>
    <message>
        <source>Few nodes are expanded, but each one costs more: the jumps scan cells without adding them to the frontier, some of them several times. Scanned cells are counted separately; compare both with the nodes that A* generates.</source>
        <translation>Es werden wenige Knoten expandiert, aber jeder kostet mehr: Die Sprünge tasten Felder ab, ohne sie auf den Suchrand zu legen, manche davon mehrmals. Abgetastete Felder werden eigens gezählt; vergleiche beides mit den Knoten, die A* erzeugt.</translation>
    </message>
    <message>
        <source>Which neighbours are forced depends on whether diagonal moves may cut corners. Here they may not: a straight jump stops one cell later, past the end of the wall, and diagonal jumps have no forced neighbours.</source>
        <translation>Welche Nachbarn erzwungen sind, hängt davon ab, ob Diagonalschritte Ecken schneiden dürfen. Hier dürfen sie es nicht: Ein gerader Sprung hält ein Feld später, hinter dem Ende der Wand, und diagonale Sprünge haben keine erzwungenen Nachbarn.</translation>
    </message>
    <message>
        <source>The direction of arrival at a jump point decides which successors it has. When a cheaper path is found, update the direction together with the cost.</source>
        <translation>Aus welcher Richtung ein Sprungpunkt erreicht wird, bestimmt seine Nachfolger. Wird ein günstigerer Weg gefunden, muss mit den Kosten auch die Richtung geändert werden.</translation>
    </message>
    <message>
        <source>The path consists of jump points. To count its steps, insert the cells of the straight and diagonal jumps between them.</source>
        <translation>Der Weg besteht aus Sprungpunkten. Um seine Schritte zu zählen, füge die Felder der geraden und diagonalen Sprünge dazwischen ein.</translation>
    </message>
    <message>
        <source>It needs a single goal and uniform costs. It reports the path and the time, but it cannot be watched: nothing is recorded, and its memory is not counted.</source>
        <translation>Es muss genau ein Ziel und einheitliche Kosten geben. Gemeldet werden Weg und Zeit, aber zusehen kann man nicht: Nichts wird aufgezeichnet, und der Speicher wird nicht gezählt.</translation>
    </message>
    <message>
        <source>The preparation belongs to the maze, not to the query. For many queries on one map it counts once (path scenario); when a wall changes it is repeated.</source>
        <translation>Die Vorbereitung gehört zum Labyrinth, nicht zur Anfrage. Bei vielen Anfragen auf einer Karte zählt sie nur einmal (path scenario); ändert sich eine Wand, wird sie wiederholt.</translation>
    </message>
    <message>
        <source>Expands the oldest node on the frontier: all states one step away, then two, then three.</source>
        <translation>Expandiert den ältesten Knoten des Suchrands: alle Zustände in einem Schritt Entfernung, dann in zwei, dann in drei.</translation>
    </message>
    <message>
        <source>Fewest steps, whatever they cost. Time and memory grow with the number of states within that distance.</source>
        <translation>Wenigste Schritte, was immer sie kosten. Zeit und Speicher wachsen mit der Zahl der Zustände bis zu dieser Entfernung.</translation>
    </message>
    <message>
        <source>Expands the newest node on the frontier: it follows one path to its end, then backtracks to the last fork.</source>
        <translation>Expandiert den neuesten Knoten des Suchrands: Sie folgt einem Weg bis zu seinem Ende und geht dann zur letzten Abzweigung zurück.</translation>
    </message>
    <message>
        <source>Not optimal; the path is often very long. It terminates because no state is expanded twice.</source>
        <translation>Nicht optimal; der Weg ist oft sehr lang. Sie endet, weil kein Zustand zweimal expandiert wird.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest path cost g (Dijkstra&apos;s algorithm).</source>
        <translation>Expandiert den Knoten mit den geringsten Wegkosten g (Dijkstra-Algorithmus).</translation>
    </message>
    <message>
        <source>Optimal. It expands every state that is cheaper than the goal.</source>
        <translation>Optimal. Sie expandiert jeden Zustand, der günstiger als das Ziel ist.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest heuristic value h.</source>
        <translation>Expandiert den Knoten mit dem kleinsten heuristischen Wert h.</translation>
    </message>
    <message>
        <source>Not optimal, but it often expands few nodes.</source>
        <translation>Nicht optimal, expandiert aber oft nur wenige Knoten.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest f = g + h, the cost so far plus the heuristic value.</source>
        <translation>Expandiert den Knoten mit dem kleinsten f = g + h, den bisherigen Kosten und dem heuristischen Wert.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. With a consistent heuristic, no optimal algorithm expands fewer nodes, ties aside.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist. Mit einer konsistenten Heuristik expandiert kein optimaler Algorithmus weniger Knoten, von Gleichständen abgesehen.</translation>
    </message>
    <message>
        <source>Searches depth first down to a depth limit.</source>
        <translation>Tiefensuche bis zu einer Tiefengrenze.</translation>
    </message>
    <message>
        <source>Finds a path within the limit if there is one, not always the shortest. Otherwise it reports whether something was cut off.</source>
        <translation>Findet einen Weg innerhalb der Grenze, wenn es einen gibt, nicht immer den kürzesten. Sonst meldet sie, ob etwas abgeschnitten wurde.</translation>
    </message>
    <message>
        <source>Searches depth first with limits 0, 1, 2, ... until the goal is within the limit.</source>
        <translation>Tiefensuche mit den Grenzen 0, 1, 2, ..., bis das Ziel innerhalb der Grenze liegt.</translation>
    </message>
    <message>
        <source>Fewest steps. Each iteration repeats the previous ones.</source>
        <translation>Wenigste Schritte. Jede Iteration wiederholt die vorigen.</translation>
    </message>
    <message>
        <source>Searches breadth first from the start and from the goal, level by level, until the two searches meet.</source>
        <translation>Breitensuche vom Start und vom Ziel aus, Ebene für Ebene, bis die beiden Suchen sich treffen.</translation>
    </message>
    <message>
        <source>Fewest steps. Each search goes half the distance: the square root of the time in a tree, about half of it on a grid.</source>
        <translation>Wenigste Schritte. Jede Suche geht den halben Weg: in einem Baum die Quadratwurzel der Zeit, auf einem Gitter etwa die Hälfte.</translation>
    </message>
    <message>
        <source>Expands the cheapest node of both frontiers, from the start and from the goal, until no better meeting is possible.</source>
        <translation>Expandiert den günstigsten Knoten beider Suchränder, vom Start und vom Ziel aus, bis kein besserer Treffpunkt mehr möglich ist.</translation>
    </message>
    <message>
        <source>Optimal.</source>
        <translation>Optimal.</translation>
    </message>
    <message>
        <source>Searches depth first while f = g + h stays within a limit. The next limit is the smallest f that exceeded it (Korf 1985).</source>
        <translation>Tiefensuche, solange f = g + h innerhalb einer Grenze bleibt. Die nächste Grenze ist das kleinste f, das sie überschritten hat (Korf 1985).</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Memory is linear in the path length; time grows with the number of paths, not states.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist. Der Speicher ist linear in der Länge des Wegs; die Zeit wächst mit der Zahl der Wege, nicht der Zustände.</translation>
    </message>
    <message>
        <source>Follows the best child while its f stays within the f-limit, the best alternative on the path. When it backs up, it stores the best f seen below (Korf 1993).</source>
        <translation>Folgt dem besten Nachfolger, solange dessen f innerhalb der f-Grenze bleibt, der besten Alternative auf dem Weg. Geht sie zurück, speichert sie das beste f darunter (Korf 1993).</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Memory is linear in the path length; states are expanded again whenever the search returns to them.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist. Der Speicher ist linear in der Länge des Wegs; Zustände werden noch einmal expandiert, wann immer die Suche zu ihnen zurückkehrt.</translation>
    </message>
    <message>
        <source>IDA* with a table of the best known path cost of each state. A state is expanded only on its best path, once per iteration.</source>
        <translation>IDA* mit einer Tabelle der besten bekannten Wegkosten jedes Zustands. Ein Zustand wird nur auf seinem besten Weg expandiert, einmal je Iteration.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Each iteration takes time proportional to the number of states; memory is that of A*.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist. Jede Iteration braucht Zeit proportional zur Zahl der Zustände; der Speicher ist der von A*.</translation>
    </message>
    <message>
        <source>RBFS where every state belongs to the best known path to it and stores its backed-up value.</source>
        <translation>RBFS, bei der jeder Zustand zum besten bekannten Weg zu ihm gehört und seinen zurückgegebenen Wert speichert.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Dead ends are not searched again; memory is that of A*.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist. Sackgassen werden nicht noch einmal durchsucht; der Speicher ist der von A*.</translation>
    </message>
    <message>
        <source>A* that follows only one of all symmetric paths (canonical ordering): with eight neighbours the one with its diagonal moves first, with four the one with its horizontal moves first. Such a path needs no decision until it passes the end of a wall. A cell there that no other path reaches as cheaply is a forced neighbour, and the cell where the path can turn towards it is a jump point. The search steps from jump point to jump point.</source>
        <translation>A*, das von allen symmetrischen Wegen nur einem folgt (kanonische Ordnung): bei acht Nachbarn dem mit den Diagonalschritten zuerst, bei vier dem mit den waagerechten Schritten zuerst. Ein solcher Weg braucht keine Entscheidung, bis er am Ende einer Wand vorbeikommt. Ein Feld, das dort kein anderer Weg so günstig erreicht, ist ein erzwungener Nachbar, und das Feld, an dem der Weg zu ihm abbiegen kann, ist ein Sprungpunkt. Die Suche geht von Sprungpunkt zu Sprungpunkt.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible, with a fraction of the nodes of A*: fewest on wide floors, most in narrow corridors. Scanned cells take time but no place on the frontier.</source>
        <translation>Optimal, wenn die Heuristik zulässig ist, mit einem Bruchteil der Knoten von A*: am wenigsten auf weiten Flächen, am meisten in engen Gängen. Abgetastete Felder kosten Zeit, aber keinen Platz auf dem Suchrand.</translation>
    </message>
    <message>
        <source>A* with a byte of possible moves per cell, a frontier of buckets, and only canonical moves: those not reached by an equally short path with earlier diagonal moves.</source>
        <translation>A* mit einem Byte möglicher Schritte je Feld, einem Suchrand aus Fächern und nur kanonischen Schritten: solchen, die kein gleich kurzer Weg mit früheren Diagonalschritten erreicht.</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. Hardly any preparation.</source>
        <translation>Optimal und von exakter Länge, für acht Nachbarn. Kaum Vorbereitung.</translation>
    </message>
    <message>
        <source>Jump point search that scans straight jumps 64 cells at a time.</source>
        <translation>Sprungpunktsuche, die gerade Sprünge 64 Felder auf einmal abtastet.</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. Preparation takes a fraction of a millisecond: best for a single query.</source>
        <translation>Optimal und von exakter Länge, für acht Nachbarn. Die Vorbereitung dauert den Bruchteil einer Millisekunde: am besten für eine einzelne Anfrage.</translation>
    </message>
    <message>
        <source>Jump point search with precomputed jumps from each jump point (JPS+).</source>
        <translation>Sprungpunktsuche mit vorberechneten Sprüngen von jedem Sprungpunkt aus (JPS+).</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. The table takes a few milliseconds: best for many queries on one map.</source>
        <translation>Optimal und von exakter Länge, für acht Nachbarn. Die Tabelle braucht ein paar Millisekunden: am besten für viele Anfragen auf einer Karte.</translation>
    </message>
    <message>
        <source>The same with a better heuristic from the exact distances of all jump points to 16 landmarks (ALT).</source>
        <translation>Dasselbe mit einer besseren Heuristik aus den exakten Entfernungen aller Sprungpunkte zu 16 Landmarken (ALT).</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours, with the fewest nodes around walls. Preparation takes longest: best for thousands of queries on one map.</source>
        <translation>Optimal und von exakter Länge, für acht Nachbarn, mit den wenigsten Knoten um Wände herum. Die Vorbereitung dauert am längsten: am besten für Tausende Anfragen auf einer Karte.</translation>
    </message>
    <message>
        <source>Computes the distance of every cell to the goal with a branch-free queue, then descends.</source>
        <translation>Berechnet mit einer sprungfreien Warteschlange die Entfernung jedes Feldes zum Ziel und steigt dann ab.</translation>
    </message>
    <message>
        <source>Fewest steps, for four neighbours. It takes the same time for every start and answers for all starts at once (path distances).</source>
        <translation>Wenigste Schritte, für vier Nachbarn. Die Zeit ist für jeden Start gleich, und alle Starts sind auf einmal beantwortet (path distances).</translation>
    </message>
    <message>
        <source>frontier := queue of start; reached := {start}</source>
        <translation>Rand := Schlange mit start; erreicht := {start}</translation>
    </message>
    <message>
        <source>while the frontier is not empty:</source>
        <translation>solange der Rand nicht leer ist:</translation>
    </message>
    <message>
        <source>node := remove the oldest node</source>
        <translation>node := ältesten Knoten entnehmen</translation>
    </message>
    <message>
        <source>if node is the goal: return its path</source>
        <translation>ist node das Ziel: gib seinen Weg zurück</translation>
    </message>
    <message>
        <source>for each neighbour n of node:</source>
        <translation>für jeden Nachbarn n von node:</translation>
    </message>
    <message>
        <source>if n is not in reached:</source>
        <translation>ist n noch nicht erreicht:</translation>
    </message>
    <message>
        <source>add n to reached and to the frontier</source>
        <translation>n zu erreicht und zum Rand</translation>
    </message>
    <message>
        <source>return no path</source>
        <translation>gib „kein Weg“ zurück</translation>
    </message>
    <message>
        <source>frontier := stack with the start</source>
        <translation>Rand := Stapel mit start</translation>
    </message>
    <message>
        <source>node := remove the newest node</source>
        <translation>node := neuesten Knoten entnehmen</translation>
    </message>
    <message>
        <source>if node was expanded before: continue</source>
        <translation>wurde node schon expandiert: weiter</translation>
    </message>
    <message>
        <source>if n was not expanded: push n</source>
        <translation>n nicht expandiert: auf den Stapel</translation>
    </message>
    <message>
        <source>g(start) := 0; frontier := {start}</source>
        <translation>g(start) := 0; Rand := {start}</translation>
    </message>
    <message>
        <source>node := remove the node with the least g</source>
        <translation>node := Knoten mit kleinstem g entnehmen</translation>
    </message>
    <message>
        <source>if n is new or g(node) + cost &lt; g(n):</source>
        <translation>ist n neu oder g(node) + Kosten &lt; g(n):</translation>
    </message>
    <message>
        <source>g(n) := that sum; add n to the frontier</source>
        <translation>g(n) := diese Summe; n zum Rand</translation>
    </message>
    <message>
        <source>frontier := {start}; reached := {start}</source>
        <translation>Rand := {start}; erreicht := {start}</translation>
    </message>
    <message>
        <source>node := remove the node with the least h</source>
        <translation>node := Knoten mit kleinstem h entnehmen</translation>
    </message>
    <message>
        <source>node := remove the node with the least f = g + h</source>
        <translation>node := Knoten mit kleinstem f = g + h entnehmen</translation>
    </message>
    <message>
        <source>search from the start with the depth limit:</source>
        <translation>suche von start bis zur Tiefengrenze:</translation>
    </message>
    <message>
        <source>visit(node):</source>
        <translation>besuche(node):</translation>
    </message>
    <message>
        <source>if node is at the limit: cut it off, return</source>
        <translation>node an der Grenze: abschneiden, zurück</translation>
    </message>
    <message>
        <source>put node on the path</source>
        <translation>node auf den Weg</translation>
    </message>
    <message>
        <source>expand node; for each neighbour n:</source>
        <translation>expandiere node; für jeden Nachbarn n:</translation>
    </message>
    <message>
        <source>if not reached as cheaply: visit(n)</source>
        <translation>nicht so günstig erreicht: besuche(n)</translation>
    </message>
    <message>
        <source>back up: take node off the path</source>
        <translation>zurückgehen: node vom Weg nehmen</translation>
    </message>
    <message>
        <source>return no path, or cut off</source>
        <translation>gib „kein Weg“ oder „abgeschnitten“ zurück</translation>
    </message>
    <message>
        <source>for limit := 0, 1, 2, ...:</source>
        <translation>für limit := 0, 1, 2, ...:</translation>
    </message>
    <message>
        <source>visit(node), from the start on:</source>
        <translation>besuche(node), beginnend mit start:</translation>
    </message>
    <message>
        <source>if nothing was cut off: return no path</source>
        <translation>nichts abgeschnitten: gib „kein Weg“ zurück</translation>
    </message>
    <message>
        <source>for limit := h(start), the least f cut off, ...:</source>
        <translation>für limit := h(start), kleinstes abgeschnittenes f, ...:</translation>
    </message>
    <message>
        <source>if f(node) = g + h &gt; limit: cut it off, return</source>
        <translation>f(node) = g + h &gt; limit: abschneiden, zurück</translation>
    </message>
    <message>
        <source>expand node; for each n off the path:</source>
        <translation>expandiere node; für jedes n abseits des Wegs:</translation>
    </message>
    <message>
        <source>visit(n)</source>
        <translation>besuche(n)</translation>
    </message>
    <message>
        <source>visit(start, f-limit = infinity)</source>
        <translation>besuche(start, f-Grenze = unendlich)</translation>
    </message>
    <message>
        <source>visit(node, limit):</source>
        <translation>besuche(node, limit):</translation>
    </message>
    <message>
        <source>f(n) := max(g(n) + h(n), f(node))</source>
        <translation>f(n) := max(g(n) + h(n), f(node))</translation>
    </message>
    <message>
        <source>while f(best) &lt;= limit:</source>
        <translation>solange f(best) &lt;= limit:</translation>
    </message>
    <message>
        <source>visit(best, min(limit, second best f))</source>
        <translation>besuche(best, min(limit, zweitbestes f))</translation>
    </message>
    <message>
        <source>f(best) := the value returned</source>
        <translation>f(best) := zurückgegebener Wert</translation>
    </message>
    <message>
        <source>back up: return f(best) to the node before</source>
        <translation>zurückgehen: gib f(best) an den Knoten davor</translation>
    </message>
    <message>
        <source>frontier 1 := {start}; frontier 2 := {goal}</source>
        <translation>Rand 1 := {start}; Rand 2 := {Ziel}</translation>
    </message>
    <message>
        <source>while neither frontier is empty:</source>
        <translation>solange kein Rand leer ist:</translation>
    </message>
    <message>
        <source>for each node of the smaller side: expand it</source>
        <translation>jeden Knoten der kleineren Seite expandieren</translation>
    </message>
    <message>
        <source>for each n that this side has not reached:</source>
        <translation>für jedes n, das diese Seite nicht erreicht hat:</translation>
    </message>
    <message>
        <source>add n to this side&apos;s next frontier</source>
        <translation>n zum nächsten Rand dieser Seite</translation>
    </message>
    <message>
        <source>if the other side did: join paths, return</source>
        <translation>hat die andere es erreicht: Wege verbinden, zurück</translation>
    </message>
    <message>
        <source>g1(start) := g2(goal) := 0; best := infinity</source>
        <translation>g1(start) := g2(Ziel) := 0; best := unendlich</translation>
    </message>
    <message>
        <source>while least g1 + least g2 &lt; best:</source>
        <translation>solange kleinstes g1 + kleinstes g2 &lt; best:</translation>
    </message>
    <message>
        <source>node := remove the least g of both sides</source>
        <translation>node := kleinstes g beider Seiten entnehmen</translation>
    </message>
    <message>
        <source>if n is new here or reached more cheaply:</source>
        <translation>ist n hier neu oder günstiger erreicht:</translation>
    </message>
    <message>
        <source>set g; add n to this side&apos;s frontier</source>
        <translation>g setzen; n zum Rand dieser Seite</translation>
    </message>
    <message>
        <source>best := min(best, g1(n) + g2(n))</source>
        <translation>best := min(best, g1(n) + g2(n))</translation>
    </message>
    <message>
        <source>join the paths at the best, or return no path</source>
        <translation>Wege bei best verbinden oder „kein Weg“ zurückgeben</translation>
    </message>
    <message>
        <source>for each direction that is not pruned:</source>
        <translation>für jede Richtung, die nicht wegfällt:</translation>
    </message>
    <message>
        <source>scan up to a jump point n or a wall</source>
        <translation>abtasten bis zu Sprungpunkt n oder Wand</translation>
    </message>
    <message>
        <source>if n is new or cheaper now: add n</source>
        <translation>ist n neu oder jetzt günstiger: n zum Rand</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativ zum Spieler</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>parities</source>
        <translation>Paritäten</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>%1 holds in all of them</source>
        <translation>%1 gilt in allen</translation>
    </message>
    <message>
        <source>%1 hold in all of them</source>
        <translation>%1 gelten in allen</translation>
    </message>
    <message>
        <source>expected %1, for example %2, found %3</source>
        <translation>erwartet: %1, zum Beispiel %2; gefunden: %3</translation>
    </message>
    <message>
        <source>%1 and the names of the inputs</source>
        <translation>%1 und die Namen der Eingänge</translation>
    </message>
    <message>
        <source>%1 and the names of the inputs, or %2</source>
        <translation>%1 und die Namen der Eingänge oder %2</translation>
    </message>
    <message>
        <source>%1 at the end of this name</source>
        <translation>%1 am Ende dieses Namens</translation>
    </message>
    <message>
        <source>a name without control characters</source>
        <translation>ein Name ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>a name without line breaks and control characters</source>
        <translation>ein Name ohne Zeilenumbrüche und Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 (the first line has no names of inputs)</source>
        <translation>%1 (die erste Zeile hat keine Namen von Eingängen)</translation>
    </message>
    <message>
        <source>%1 between the names of inputs and outputs</source>
        <translation>%1 zwischen den Namen von Eingängen und Ausgängen</translation>
    </message>
    <message>
        <source>the same inputs in the same order as in the first line</source>
        <translation>dieselben Eingänge in derselben Reihenfolge wie in der ersten Zeile</translation>
    </message>
    <message>
        <source>row %1 is missing; without %2 the inputs are the first columns in which every combination appears once, or all but the last</source>
        <translation>Zeile %1 fehlt; ohne %2 sind die Eingänge die ersten Spalten, in denen jede Kombination einmal vorkommt, oder alle außer der letzten</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 names; the others get espresso&apos;s default names</source>
        <translation>%1 hat %2 von %3 Namen; die übrigen bekommen die von espresso</translation>
    </message>
    <message>
        <source>skipped a line that does not describe the function</source>
        <translation>eine Zeile, die die Funktion nicht beschreibt, wurde übergangen</translation>
    </message>
    <message>
        <source>%1 comes before %2</source>
        <translation>%1 steht vor %2</translation>
    </message>
    <message>
        <source>the lines %1 and %2 before the rows</source>
        <translation>die Zeilen %1 und %2 vor den Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>the end of the line after %1 inputs and %2 outputs</source>
        <translation>das Zeilenende nach %1 Eingängen und %2 Ausgängen</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>ein Sprung</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>eine Gleichung</translation>
    </message>
    <message>
        <source>a list of terms</source>
        <translation>eine Liste von Termen</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>eine Notiz</translation>
    </message>
    <message>
        <source>the names of inputs and outputs</source>
        <translation>die Namen der Eingänge und Ausgänge</translation>
    </message>
    <message>
        <source>a letter in quotes</source>
        <translation>ein Buchstabe in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected rows, for example %1</source>
        <translation>erwartet: Zeilen, zum Beispiel %1</translation>
    </message>
    <message>
        <source>expected rows, for example %1, found %2</source>
        <translation>erwartet: Zeilen, zum Beispiel %1; gefunden: %2</translation>
    </message>
    <message>
        <source>brackets are not allowed around parentheses</source>
        <translation>um Klammern sind keine Klammern erlaubt</translation>
    </message>
    <message>
        <source>%1 has won: the formula is %2</source>
        <translation>%1 hat gewonnen: Die Formel ist %2</translation>
    </message>
    <message>
        <source>%1 has won: a subformula with %2 leaves is %3</source>
        <translation>%1 hat gewonnen: Eine Teilformel mit %2 Blättern ist %3</translation>
    </message>
    <message>
        <source>%1 wins: the formula is %2, whatever else is chosen</source>
        <translation>%1 gewinnt: Die Formel ist %2, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>%1 wins: a subformula with %2 leaves is %3, whatever else is chosen</source>
        <translation>%1 gewinnt: Eine Teilformel mit %2 Blättern ist %3, was immer sonst gewählt wird</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>das Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>das Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>the board is too large (a position has %1 bits)</source>
        <translation>das Brett ist zu groß (eine Stellung hat %1 Bits)</translation>
    </message>
    <message>
        <source>too many piles of this size (a position has %1 bits)</source>
        <translation>zu viele Haufen dieser Größe (eine Stellung hat %1 Bits)</translation>
    </message>
    <message>
        <source>with %1 pits per player the limit is %2 seed per pit</source>
        <translation>bei %1 Mulden je Spieler ist die Grenze %2 Samen je Mulde</translation>
    </message>
    <message>
        <source>with %1 pits per player the limit is %2 seeds per pit</source>
        <translation>bei %1 Mulden je Spieler ist die Grenze %2 Samen je Mulde</translation>
    </message>
    <message>
        <source>%1 and %2 can never be reached, so there are %3</source>
        <translation>%1 und %2 sind nie erreichbar, also gibt es %3</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Zimmer %1</translation>
    </message>
    <message>
        <source>numbers: the steps, separated by -, for example 1-2 or 1-3-4</source>
        <translation>numbers: die Schritte, getrennt durch -, zum Beispiel 1-2 oder 1-3-4</translation>
    </message>
    <message>
        <source>target: the last number, up to 10,000,000</source>
        <translation>target: die letzte Zahl, bis 10.000.000</translation>
    </message>
    <message>
        <source>PILE: an odd number of tokens, 1 to 999 (15)</source>
        <translation>PILE: eine ungerade Zahl von Spielsteinen, 1 bis 999 (15)</translation>
    </message>
    <message>
        <source>MOST: how many may be taken, 1 to PILE (3)</source>
        <translation>MOST: wie viele genommen werden dürfen, 1 bis PILE (3)</translation>
    </message>
    <message>
        <source>PILE: the size of each pile, up to 26 piles (3 4 5)</source>
        <translation>PILE: die Größe jedes Haufens, bis zu 26 Haufen (3 4 5)</translation>
    </message>
    <message>
        <source>PILE: the size of each pile, up to 26 piles</source>
        <translation>PILE: die Größe jedes Haufens, bis zu 26 Haufen</translation>
    </message>
    <message>
        <source>take NUMBER: the numbers of tokens that may be taken</source>
        <translation>take NUMBER: die Anzahlen, die genommen werden dürfen</translation>
    </message>
    <message>
        <source>ROW: the number of pins in each row, up to 60 in all (7)</source>
        <translation>ROW: die Zahl der Kegel in jeder Reihe, zusammen bis zu 60 (7)</translation>
    </message>
    <message>
        <source>ROWSxCOLUMNS: up to 15x15 (3x4)</source>
        <translation>ROWSxCOLUMNS: bis 15x15 (3x4)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 30 cells (3x3)</source>
        <translation>COLUMNSxROWS: bis zu 30 Felder (3x3)</translation>
    </message>
    <message>
        <source>LINE: the length of a line (%1)</source>
        <translation>LINE: die Länge einer Reihe (%1)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 62 cells, counting one extra row (4x4)</source>
        <translation>COLUMNSxROWS: bis zu 62 Felder, eine zusätzliche Zeile mitgezählt (4x4)</translation>
    </message>
    <message>
        <source>SIZE: columns and rows, 2 to 5 (3); each player has SIZE - 1 cars</source>
        <translation>SIZE: Spalten und Zeilen, 2 bis 5 (3); jeder Spieler hat SIZE - 1 Autos</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: 4x4, 4x6, 6x4 or 6x6 (4x4)</source>
        <translation>COLUMNSxROWS: 4x4, 4x6, 6x4 oder 6x6 (4x4)</translation>
    </message>
    <message>
        <source>EMPTY: start near the end with this many empty cells: 1 to 12 on 4x4, 1 to 10 on larger boards (the whole game on 4x4, 8 on larger boards)</source>
        <translation>EMPTY: nahe dem Ende mit so vielen leeren Feldern beginnen: 1 bis 12 auf 4x4, 1 bis 10 auf größeren Brettern (das ganze Spiel auf 4x4, 8 auf größeren Brettern)</translation>
    </message>
    <message>
        <source>SEED: seed of that position, 0 to 1,000,000 (1)</source>
        <translation>SEED: Startwert dieser Stellung, 0 bis 1.000.000 (1)</translation>
    </message>
    <message>
        <source>PITS: of each player, 1 to 6 (2)</source>
        <translation>PITS: Mulden jedes Spielers, 1 bis 6 (2)</translation>
    </message>
    <message>
        <source>SEEDS: in each pit, up to 6 with 1 to 3 pits, 3 with 4, and 1 with 5 or 6 (3)</source>
        <translation>SEEDS: Samen in jeder Mulde, bis 6 bei 1 bis 3 Mulden, 3 bei 4 und 1 bei 5 oder 6 (3)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: 4x4, 4x6 or 6x4 (4x4)</source>
        <translation>COLUMNSxROWS: 4x4, 4x6 oder 6x4 (4x4)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: the number of boxes, with at most 24 lines, such as 3x3 or 7x1 (2x2)</source>
        <translation>COLUMNSxROWS: Kästchen, bis zu 24 Linien, etwa 3x3 oder 7x1 (2x2)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 20 squares, such as 4x5 (3x3)</source>
        <translation>COLUMNSxROWS: bis zu 20 Felder, etwa 4x5 (3x3)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 30 squares, such as 5x6 (4x4)</source>
        <translation>COLUMNSxROWS: bis zu 30 Felder, etwa 5x6 (4x4)</translation>
    </message>
    <message>
        <source>flying: stones move to any free point</source>
        <translation>flying: Steine ziehen auf jeden freien Punkt</translation>
    </message>
    <message>
        <source>orthogonal: the board has no diagonal lines</source>
        <translation>orthogonal: das Brett hat keine Diagonalen</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 25 squares, such as 5x5 or 4x6 (4x4)</source>
        <translation>COLUMNSxROWS: bis zu 25 Felder, etwa 5x5 oder 4x6 (4x4)</translation>
    </message>
    <message>
        <source>POINTS: 3 to 6 (6)</source>
        <translation>POINTS: 3 bis 6 (6)</translation>
    </message>
    <message>
        <source>expected four numbers, for example %1</source>
        <translation>erwartet: vier Zahlen, zum Beispiel %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2; its old content is in %3</source>
        <translation>%1 kann nicht geschrieben werden: %2; der alte Inhalt ist in %3</translation>
    </message>
    <message>
        <source>not enough memory to decompress the %1 file</source>
        <translation>nicht genug Speicher, um die %1-Datei zu entpacken</translation>
    </message>
    <message>
        <source>decompressing the %1 file needs more than %2 MB of memory</source>
        <translation>die %1-Datei zu entpacken braucht mehr als %2 MB Speicher</translation>
    </message>
    <message>
        <source>the %1 file decompresses to more than %2 bytes</source>
        <translation>die %1-Datei ist entpackt größer als %2 Bytes</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>es kann keine Pipe angelegt werden: %1</translation>
    </message>
    <message>
        <source>cannot run %1: %2</source>
        <translation>%1 kann nicht ausgeführt werden: %2</translation>
    </message>
    <message>
        <source>there is no program %1 in PATH</source>
        <translation>in PATH gibt es kein Programm %1</translation>
    </message>
    <message>
        <source>no directory for temporary files: %1</source>
        <translation>kein Ordner für temporäre Dateien: %1</translation>
    </message>
    <message>
        <source>cannot make a directory in %1: %2</source>
        <translation>in %1 kann kein Ordner angelegt werden: %2</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>eine Stellung</translation>
    </message>
    <message>
        <source>the title of the lesson</source>
        <translation>der Titel der Lektion</translation>
    </message>
    <message>
        <source>the page of the lesson in a block %1 above the first step</source>
        <translation>die Seite der Lektion in einem Block %1 über dem ersten Schritt</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>a lesson has one title; a step begins with %1</source>
        <translation>eine Lektion hat einen Titel; ein Schritt beginnt mit %1</translation>
    </message>
    <message>
        <source>the title of the lesson after %1</source>
        <translation>der Titel der Lektion hinter %1</translation>
    </message>
    <message>
        <source>the title of the step after %1</source>
        <translation>der Titel des Schritts hinter %1</translation>
    </message>
    <message>
        <source>this block has no end: expected a line %1</source>
        <translation>dieser Block hat kein Ende; erwartet: eine Zeile %1</translation>
    </message>
    <message>
        <source>this document has no end: expected a line %1</source>
        <translation>dieses Dokument hat kein Ende; erwartet: eine Zeile %1</translation>
    </message>
    <message>
        <source>a document belongs to a step: expected %1 before it</source>
        <translation>ein Dokument gehört zu einem Schritt; erwartet: %1 davor</translation>
    </message>
    <message>
        <source>this step has a document already</source>
        <translation>dieser Schritt hat schon ein Dokument</translation>
    </message>
    <message>
        <source>this step points at something already</source>
        <translation>dieser Schritt zeigt schon auf etwas</translation>
    </message>
    <message>
        <source>a document above this line</source>
        <translation>ein Dokument über dieser Zeile</translation>
    </message>
    <message>
        <source>a language and the title in that language</source>
        <translation>eine Sprache und der Titel in dieser Sprache</translation>
    </message>
    <message>
        <source>there is a title in this language already</source>
        <translation>in dieser Sprache gibt es schon einen Titel</translation>
    </message>
    <message>
        <source>a lesson has one page</source>
        <translation>eine Lektion hat eine Seite</translation>
    </message>
    <message>
        <source>the id of one page</source>
        <translation>die Kennung einer Seite</translation>
    </message>
    <message>
        <source>expected %1, found %2; everything else belongs to a step</source>
        <translation>erwartet: %1; gefunden: %2; alles andere gehört zu einem Schritt</translation>
    </message>
    <message>
        <source>something after %1</source>
        <translation>etwas hinter %1</translation>
    </message>
    <message>
        <source>a text after %1</source>
        <translation>ein Text hinter %1</translation>
    </message>
    <message>
        <source>a field and its value</source>
        <translation>ein Feld und sein Wert</translation>
    </message>
    <message>
        <source>an answer on both sides of %1</source>
        <translation>eine Antwort auf beiden Seiten von %1</translation>
    </message>
    <message>
        <source>a step asks for one answer; alternatives are separated by %1</source>
        <translation>ein Schritt fragt nach einer Antwort; Alternativen trennt %1</translation>
    </message>
    <message>
        <source>a lesson has at most 1 MB</source>
        <translation>eine Lektion hat höchstens 1 MB</translation>
    </message>
    <message>
        <source>expected six rows of seven digits, separated by %1</source>
        <translation>erwartet: sechs Zeilen mit sieben Ziffern, getrennt durch %1</translation>
    </message>
    <message>
        <source>a single line</source>
        <translation>eine einzige Zeile</translation>
    </message>
    <message>
        <source>the bracket of this variation is never closed</source>
        <translation>die Klammer dieser Variante wird nie geschlossen</translation>
    </message>
    <message>
        <source>a variation comes after the move that it replaces</source>
        <translation>eine Variante steht hinter dem Zug, den sie ersetzt</translation>
    </message>
    <message>
        <source>no bracket is open here</source>
        <translation>hier ist keine Klammer offen</translation>
    </message>
    <message>
        <source>expected the moves of a variation</source>
        <translation>erwartet: die Züge einer Variante</translation>
    </message>
    <message>
        <source>unknown engine setting; the settings are %1</source>
        <translation>unbekannte Einstellung der Engine; die Einstellungen sind %1</translation>
    </message>
    <message>
        <source>the engine needs a limit, for example %1</source>
        <translation>die Engine braucht eine Grenze, zum Beispiel %1</translation>
    </message>
    <message>
        <source>unknown program setting; the settings are %1</source>
        <translation>unbekannte Einstellung des Programms; die Einstellungen sind %1</translation>
    </message>
    <message>
        <source>%1 (it crashed: %2)</source>
        <translation>%1 (es ist abgestürzt: %2)</translation>
    </message>
    <message>
        <source>%1 (it crashed: %2), last output: %3</source>
        <translation>%1 (es ist abgestürzt: %2), letzte Ausgabe: %3</translation>
    </message>
    <message>
        <source>%1 (exit status %2)</source>
        <translation>%1 (Exit-Status %2)</translation>
    </message>
    <message>
        <source>%1 (exit status %2), last output: %3</source>
        <translation>%1 (Exit-Status %2), letzte Ausgabe: %3</translation>
    </message>
    <message>
        <source>its output changes stones that were already on the board</source>
        <translation>seine Ausgabe ändert Steine, die schon auf dem Brett waren</translation>
    </message>
    <message>
        <source>its output contains %1 move instead of 1</source>
        <translation>seine Ausgabe enthält %1 Zug statt 1</translation>
    </message>
    <message>
        <source>its output contains %1 moves instead of 1</source>
        <translation>seine Ausgabe enthält %1 Züge statt 1</translation>
    </message>
    <message>
        <source>an opening of 0 to %1 moves</source>
        <translation>eine Eröffnung aus 0 bis %1 Zügen</translation>
    </message>
    <message>
        <source>the games played so far are not numbered in order</source>
        <translation>die bisherigen Spiele sind nicht der Reihe nach nummeriert</translation>
    </message>
    <message>
        <source>a program to run</source>
        <translation>ein auszuführendes Programm</translation>
    </message>
    <message>
        <source>%1 points for %2 holes</source>
        <translation>%1 Punkte für %2 Löcher</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>a coordinate, a number from -1000000 to 1000000</source>
        <translation>eine Koordinate, eine Zahl von -1000000 bis 1000000</translation>
    </message>
    <message>
        <source>a hole and its place</source>
        <translation>ein Loch und sein Platz</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 Loch</translation>
    </message>
    <message>
        <source>%1 peg</source>
        <translation>%1 Stift</translation>
    </message>
    <message>
        <source>%1 pegs</source>
        <translation>%1 Stifte</translation>
    </message>
    <message>
        <source>the goal leaves %1, too few for %2</source>
        <translation>das Ziel lässt zu wenige übrig: %1 für %2</translation>
    </message>
    <message>
        <source>%1 at the start, fewer than the %2 of the goal</source>
        <translation>%1 am Anfang, weniger als die %2 des Ziels</translation>
    </message>
    <message>
        <source>the file is a game with jumps; expected a board alone</source>
        <translation>die Datei ist ein Spiel mit Sprüngen; erwartet: nur ein Brett</translation>
    </message>
    <message>
        <source>the end of the line after the jump</source>
        <translation>das Zeilenende nach dem Sprung</translation>
    </message>
    <message>
        <source>expected &apos;o&apos; for a peg or &apos;.&apos; for an empty hole, found %1</source>
        <translation>erwartet: &apos;o&apos; für einen Stift oder &apos;.&apos; für ein leeres Loch; gefunden: %1</translation>
    </message>
    <message>
        <source>the board has only %1 hole</source>
        <translation>das Brett hat nur %1 Loch</translation>
    </message>
    <message>
        <source>the board has only %1 holes</source>
        <translation>das Brett hat nur %1 Löcher</translation>
    </message>
    <message>
        <source>not a table of positions, or one of another version</source>
        <translation>keine Stellungstabelle oder eine einer anderen Version</translation>
    </message>
    <message>
        <source>no folder for the table: neither XDG_CACHE_HOME nor HOME is set</source>
        <translation>kein Ordner für die Tabelle: Weder XDG_CACHE_HOME noch HOME ist gesetzt</translation>
    </message>
    <message>
        <source>cannot make %1: %2</source>
        <translation>%1 kann nicht angelegt werden: %2</translation>
    </message>
    <message>
        <source>a time, 1 or later</source>
        <translation>ein Zeitpunkt, 1 oder später</translation>
    </message>
    <message>
        <source>2 to %1 variables for a map or lists of minterms</source>
        <translation>2 bis %1 Variablen für ein KV-Diagramm oder Listen von Mintermen</translation>
    </message>
    <message>
        <source>the number of prime implicates must not be negative</source>
        <translation>die Zahl der Primimplikate darf nicht negativ sein</translation>
    </message>
    <message>
        <source>the range from %1 to %2 is empty</source>
        <translation>der Bereich von %1 bis %2 ist leer</translation>
    </message>
    <message>
        <source>none of %1 disjunctions of this size had %2 prime implicates; they had %3 to %4</source>
        <translation>keine von %1 Disjunktionen dieser Größe hatte %2 Primimplikate; sie hatten %3 bis %4</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>variant %1 of %2</source>
        <translation>Variante %1 von %2</translation>
    </message>
    <message>
        <source>too large for paper</source>
        <translation>zu groß für Papier</translation>
    </message>
    <message>
        <source>cannot write the PDF file (libHaru error %1)</source>
        <translation>die PDF-Datei kann nicht geschrieben werden (libHaru-Fehler %1)</translation>
    </message>
    <message>
        <source>expected at most %1 inputs and %2 outputs here, found %3 and %4</source>
        <translation>hier erwartet: höchstens %1 Eingänge und %2 Ausgänge; gefunden: %3 und %4</translation>
    </message>
    <message>
        <source>%1 makes a sequential circuit</source>
        <translation>%1 macht daraus ein Schaltwerk</translation>
    </message>
    <message>
        <source>%1 uses another model</source>
        <translation>%1 benutzt ein anderes Modell</translation>
    </message>
    <message>
        <source>%1 uses another file</source>
        <translation>%1 benutzt eine andere Datei</translation>
    </message>
    <message>
        <source>%1 uses a library of gates</source>
        <translation>%1 benutzt eine Gatterbibliothek</translation>
    </message>
    <message>
        <source>%1 makes a signal of several values</source>
        <translation>%1 macht daraus ein mehrwertiges Signal</translation>
    </message>
    <message>
        <source>%1 makes a table of several values</source>
        <translation>%1 macht daraus eine mehrwertige Tabelle</translation>
    </message>
    <message>
        <source>%1: only one combinational model of %2 is read</source>
        <translation>%1: Gelesen wird nur ein kombinatorisches Modell aus %2</translation>
    </message>
    <message>
        <source>%1: only one combinational model is read</source>
        <translation>%1: Gelesen wird nur ein kombinatorisches Modell</translation>
    </message>
    <message>
        <source>a second model begins here (the first one is in line %1)</source>
        <translation>hier beginnt ein zweites Modell (das erste ist in Zeile %1)</translation>
    </message>
    <message>
        <source>%1 and a signal, such as %2</source>
        <translation>%1 und ein Signal wie in %2</translation>
    </message>
    <message>
        <source>nothing after %1</source>
        <translation>nichts hinter %1</translation>
    </message>
    <message>
        <source>the name of a signal after %1</source>
        <translation>der Name eines Signals nach %1</translation>
    </message>
    <message>
        <source>expected two signals after %1</source>
        <translation>erwartet: zwei Signale nach %1</translation>
    </message>
    <message>
        <source>%1 must come first</source>
        <translation>%1 muss am Anfang stehen</translation>
    </message>
    <message>
        <source>%1 is not listed before %2</source>
        <translation>%1 ist vor %2 nicht aufgeführt</translation>
    </message>
    <message>
        <source>%1 is already driven by line %2</source>
        <translation>%1 wird schon von Zeile %2 erzeugt</translation>
    </message>
    <message>
        <source>expected at most %1 signals before the last one</source>
        <translation>erwartet: höchstens %1 Signale vor dem letzten</translation>
    </message>
    <message>
        <source>%1 before the rows</source>
        <translation>%1 vor den Zeilen</translation>
    </message>
    <message>
        <source>expected %1 as in the row before: the rows of a signal are all true or all false</source>
        <translation>erwartet: %1 wie in der Zeile davor; die Zeilen eines Signals sind alle wahr oder alle falsch</translation>
    </message>
    <message>
        <source>%1 is an input, so no .names may drive it</source>
        <translation>%1 ist ein Eingang, also darf kein .names ihn erzeugen</translation>
    </message>
    <message>
        <source>%1 is neither an input nor driven by a .names</source>
        <translation>%1 ist weder ein Eingang noch von einem .names erzeugt</translation>
    </message>
    <message>
        <source>the output %1 is not driven by a .names</source>
        <translation>der Ausgang %1 wird von keinem .names erzeugt</translation>
    </message>
    <message>
        <source>%1 depends on itself</source>
        <translation>%1 hängt von sich selbst ab</translation>
    </message>
    <message>
        <source>a line %1 at the beginning</source>
        <translation>eine Zeile %1 am Anfang</translation>
    </message>
    <message>
        <source>%1 atoms are too many: a function has at most %2 inputs</source>
        <translation>%1 Atome sind zu viele: Eine Funktion hat höchstens %2 Eingänge</translation>
    </message>
    <message>
        <source>%1 is not supported: all inputs and outputs must be binary</source>
        <translation>%1 wird nicht unterstützt: Alle Ein- und Ausgänge müssen binär sein</translation>
    </message>
    <message>
        <source>use either %1 or %2 and %3, not both</source>
        <translation>nimm entweder %1 oder %2 und %3, nicht beides</translation>
    </message>
    <message>
        <source>%1 is supported only for multi-valued outputs: expected %2 and the number of outputs</source>
        <translation>%1 wird nur für mehrwertige Ausgänge unterstützt; erwartet: %2 und die Zahl der Ausgänge</translation>
    </message>
    <message>
        <source>a name without %1 and control characters</source>
        <translation>ein Name ohne %1 und Steuerzeichen</translation>
    </message>
    <message>
        <source>f, r, fd, fr, dr or fdr after .type</source>
        <translation>f, r, fd, fr, dr oder fdr nach .type</translation>
    </message>
    <message>
        <source>%1 must come before the rows</source>
        <translation>%1 muss vor den Zeilen stehen</translation>
    </message>
    <message>
        <source>a 0 or 1 for each output after .phase (which must follow .o)</source>
        <translation>eine 0 oder 1 für jeden Ausgang nach .phase (das auf .o folgen muss)</translation>
    </message>
    <message>
        <source>%1 (the row that starts in line %2 continues in the next line)</source>
        <translation>%1 (die Zeile, die in Textzeile %2 beginnt, geht in der nächsten weiter)</translation>
    </message>
    <message>
        <source>output %1 is 0 here but 1 in line %2</source>
        <translation>Ausgang %1 ist hier 0, aber in Zeile %2 1</translation>
    </message>
    <message>
        <source>output %1 is 0 here but 1 in line %2 for row %3</source>
        <translation>Ausgang %1 ist hier 0, aber in Zeile %2 1 für die Tabellenzeile %3</translation>
    </message>
    <message>
        <source>the name %1 is not allowed in espresso&apos;s equations</source>
        <translation>der Name %1 ist in den Gleichungen von espresso nicht erlaubt</translation>
    </message>
    <message>
        <source>BLIF files have no name %1</source>
        <translation>der Name %1 ist in BLIF-Dateien nicht möglich</translation>
    </message>
    <message>
        <source>the chart has too many entries: %1 (the limit is %2)</source>
        <translation>die Tafel hat zu viele Einträge: %1 (die Grenze ist %2)</translation>
    </message>
    <message>
        <source>the name %1 cannot be written in Verilog</source>
        <translation>der Name %1 lässt sich in Verilog nicht schreiben</translation>
    </message>
    <message>
        <source>the name %1 cannot be written in VHDL</source>
        <translation>der Name %1 lässt sich in VHDL nicht schreiben</translation>
    </message>
    <message>
        <source>%1 do not allow the name %2</source>
        <translation>%1 erlauben den Namen %2 nicht</translation>
    </message>
    <message>
        <source>PLA files</source>
        <translation>PLA-Dateien</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV-Dateien</translation>
    </message>
    <message>
        <source>lists of minterms</source>
        <translation>Listen von Mintermen</translation>
    </message>
    <message>
        <source>truth tables</source>
        <translation>Wahrheitstabellen</translation>
    </message>
    <message>
        <source>the order of the variables lacks %1</source>
        <translation>in der Reihenfolge der Variablen fehlt %1</translation>
    </message>
    <message>
        <source>the order of the inputs lacks %1</source>
        <translation>in der Reihenfolge der Eingänge fehlt %1</translation>
    </message>
    <message>
        <source>the order of the outputs lacks %1</source>
        <translation>in der Reihenfolge der Ausgänge fehlt %1</translation>
    </message>
    <message>
        <source>the order of the variables has a variable twice</source>
        <translation>in der Reihenfolge der Variablen kommt eine zweimal vor</translation>
    </message>
    <message>
        <source>the order has the input %1 twice</source>
        <translation>in der Reihenfolge kommt der Eingang %1 zweimal vor</translation>
    </message>
    <message>
        <source>the order has the output %1 twice</source>
        <translation>in der Reihenfolge kommt der Ausgang %1 zweimal vor</translation>
    </message>
    <message>
        <source>the order must list each output once</source>
        <translation>die Reihenfolge muss jeden Ausgang einmal nennen</translation>
    </message>
    <message>
        <source>the order of the outputs has unknown names</source>
        <translation>in der Reihenfolge der Ausgänge stehen unbekannte Namen</translation>
    </message>
    <message>
        <source>the cover and the function have different inputs or outputs</source>
        <translation>die Überdeckung und die Funktion haben verschiedene Ein- oder Ausgänge</translation>
    </message>
    <message>
        <source>expected either true rows (m) or false rows (M), not both</source>
        <translation>erwartet: entweder wahre Zeilen (m) oder falsche (M), nicht beide</translation>
    </message>
    <message>
        <source>the counting argument does not match the clauses</source>
        <translation>das Zählargument passt nicht zu den Klauseln</translation>
    </message>
    <message>
        <source>the equations over GF(2) do not match the clauses</source>
        <translation>die Gleichungen über GF(2) passen nicht zu den Klauseln</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 Konflikt</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 Konflikte</translation>
    </message>
    <message>
        <source>%1 decision</source>
        <translation>%1 Entscheidung</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 Entscheidungen</translation>
    </message>
    <message>
        <source>%1 propagation</source>
        <translation>%1 Propagation</translation>
    </message>
    <message>
        <source>%1 propagations</source>
        <translation>%1 Propagationen</translation>
    </message>
    <message>
        <source>%1 learned clause</source>
        <translation>%1 gelernte Klausel</translation>
    </message>
    <message>
        <source>%1 learned clauses</source>
        <translation>%1 gelernte Klauseln</translation>
    </message>
    <message>
        <source>%1 atom eliminated</source>
        <translation>%1 Atom eliminiert</translation>
    </message>
    <message>
        <source>%1 atoms eliminated</source>
        <translation>%1 Atome eliminiert</translation>
    </message>
    <message>
        <source>%1 resolvent</source>
        <translation>%1 Resolvente</translation>
    </message>
    <message>
        <source>%1 resolvents</source>
        <translation>%1 Resolventen</translation>
    </message>
    <message>
        <source>a line that begins with s, v or c</source>
        <translation>eine Zeile, die mit s, v oder c beginnt</translation>
    </message>
    <message>
        <source>unexpected byte %1 in the binary proof</source>
        <translation>unerwartetes Byte %1 im binären Beweis</translation>
    </message>
    <message>
        <source>the binary proof is truncated in the middle of a step</source>
        <translation>der binäre Beweis bricht mitten in einem Schritt ab</translation>
    </message>
    <message>
        <source>the engine&apos;s model does not satisfy the clauses</source>
        <translation>das Modell des Verfahrens erfüllt die Klauseln nicht</translation>
    </message>
    <message>
        <source>the engine&apos;s proof was rejected: %1</source>
        <translation>der Beweis des Verfahrens wurde abgelehnt: %1</translation>
    </message>
    <message>
        <source>this game has no layers</source>
        <translation>dieses Spiel hat keine Schichten</translation>
    </message>
    <message>
        <source>the game has no such level</source>
        <translation>das Spiel hat keine solche Stufe</translation>
    </message>
    <message>
        <source>layers are not merged</source>
        <translation>Schichten werden nicht zusammengefasst</translation>
    </message>
    <message>
        <source>the solution belongs to other positions</source>
        <translation>die Lösung gehört zu anderen Stellungen</translation>
    </message>
    <message>
        <source>stopped before the tree was printed</source>
        <translation>angehalten, bevor der Baum ausgegeben war</translation>
    </message>
    <message>
        <source>the drawing would exceed %1 bytes</source>
        <translation>die Zeichnung wäre größer als %1 Bytes</translation>
    </message>
    <message>
        <source>a subtraction game</source>
        <translation>ein Subtraktionsspiel</translation>
    </message>
    <message>
        <source>Take 1 to MOST (3) of PILE (15); an even number of tokens wins</source>
        <translation>Nimm 1 bis MOST (3) von PILE (15); wer eine gerade Zahl hat, gewinnt</translation>
    </message>
    <message>
        <source>Take any number from one pile; taking the last one wins</source>
        <translation>Nimm beliebig viele von einem Haufen; wer den letzten nimmt, gewinnt</translation>
    </message>
    <message>
        <source>Nim with a list of numbers that may be taken</source>
        <translation>Nim mit einer Liste der Anzahlen, die genommen werden dürfen</translation>
    </message>
    <message>
        <source>Knock down one pin, or two neighbours</source>
        <translation>Wirf einen Kegel um oder zwei benachbarte</translation>
    </message>
    <message>
        <source>Knock down two neighbours</source>
        <translation>Wirf zwei benachbarte Kegel um</translation>
    </message>
    <message>
        <source>Eat a bar of chocolate; the first square is poisoned</source>
        <translation>Iss eine Tafel Schokolade; das erste Stück ist vergiftet</translation>
    </message>
    <message>
        <source>LINE (3) in a row, on up to 30 cells</source>
        <translation>LINE (3) in einer Reihe, auf bis zu 30 Feldern</translation>
    </message>
    <message>
        <source>LINE (4) in a row; discs fall</source>
        <translation>LINE (4) in einer Reihe; die Steine fallen</translation>
    </message>
    <message>
        <source>Block the other player on a star of eight points (loopy)</source>
        <translation>Blockiere den anderen auf einem Stern mit acht Punkten (mit Wiederholungen)</translation>
    </message>
    <message>
        <source>Drive all cars off the board, or be blocked (loopy)</source>
        <translation>Fahre alle Autos vom Brett oder werde blockiert (mit Wiederholungen)</translation>
    </message>
    <message>
        <source>Turn discs; 4x4, or the end of a game on up to 6x6</source>
        <translation>Drehe Steine um; 4x4 oder das Ende eines Spiels auf bis zu 6x6</translation>
    </message>
    <message>
        <source>Sow seeds into pits and stores; more seeds win</source>
        <translation>Säe Samen in Mulden und Sammelmulden; wer mehr Samen hat, gewinnt</translation>
    </message>
    <message>
        <source>Take all men, or block them, on a small board (loopy)</source>
        <translation>Schlage oder blockiere alle Steine auf einem kleinen Brett (mit Wiederholungen)</translation>
    </message>
    <message>
        <source>Close more boxes; closing one gives another move</source>
        <translation>Schließe mehr Kästchen; wer eins schließt, zieht noch einmal</translation>
    </message>
    <message>
        <source>Bring a pawn across, or block the other player</source>
        <translation>Bringe einen Bauern hinüber oder blockiere den anderen</translation>
    </message>
    <message>
        <source>Vertical against horizontal dominoes</source>
        <translation>Senkrechte gegen waagerechte Dominosteine</translation>
    </message>
    <message>
        <source>Three in a line with four stones each (loopy)</source>
        <translation>Drei in einer Reihe mit je vier Steinen (mit Wiederholungen)</translation>
    </message>
    <message>
        <source>Three in a line with three stones each (loopy)</source>
        <translation>Drei in einer Reihe mit je drei Steinen (mit Wiederholungen)</translation>
    </message>
    <message>
        <source>Draw lines between points; a triangle of your own loses</source>
        <translation>Ziehe Linien zwischen Punkten; ein eigenes Dreieck verliert</translation>
    </message>
    <message>
        <source>Jump over stones; the player who cannot jump loses</source>
        <translation>Springe über Steine; wer nicht springen kann, verliert</translation>
    </message>
    <message>
        <source>Add 1 or 2 to a counter; reaching N wins. Also 1-3-4-N and so on</source>
        <translation>Erhöhe einen Zähler um 1 oder 2; wer N erreicht, gewinnt. Auch 1-3-4-N und so weiter</translation>
    </message>
    <message>
        <source>the player to move must be 1 or 2</source>
        <translation>der Spieler am Zug muss 1 oder 2 sein</translation>
    </message>
    <message>
        <source>the player to move must come before the position, for example %1</source>
        <translation>der Spieler am Zug muss vor der Stellung stehen, zum Beispiel %1</translation>
    </message>
    <message>
        <source>unknown move; there is %1</source>
        <translation>unbekannter Zug; möglich ist %1</translation>
    </message>
    <message>
        <source>unknown move; there are %1</source>
        <translation>unbekannter Zug; möglich sind %1</translation>
    </message>
    <message>
        <source>the board must have + for dots, - and | for lines, # for closed boxes and . elsewhere</source>
        <translation>das Brett hat + für Punkte, - und | für Linien, # für geschlossene Kästchen und sonst .</translation>
    </message>
    <message>
        <source>of %1 closed boxes player 2 has %2</source>
        <translation>von %1 geschlossenen Kästchen hat Spieler 2 %2</translation>
    </message>
    <message>
        <source>player %1 removes the first stone</source>
        <translation>Spieler %1 nimmt den ersten Stein weg</translation>
    </message>
    <message>
        <source>player %1 removes the second stone</source>
        <translation>Spieler %1 nimmt den zweiten Stein weg</translation>
    </message>
    <message>
        <source>expected %1 characters (%2) for the lines 1-2, 1-3 and so on</source>
        <translation>erwartet: %1 Zeichen (%2) für die Linien 1-2, 1-3 und so weiter</translation>
    </message>
    <message>
        <source>a line graph: and the drawn graph after it</source>
        <translation>eine Zeile graph: und danach der gezeichnete Graph</translation>
    </message>
    <message>
        <source>%1 at the end of what %2 begins</source>
        <translation>%1 am Ende dessen, was %2 beginnt</translation>
    </message>
    <message>
        <source>the name of a command after %1</source>
        <translation>der Name eines Befehls nach %1</translation>
    </message>
    <message>
        <source>a name in braces</source>
        <translation>ein Name in geschweiften Klammern</translation>
    </message>
    <message>
        <source>%1 after the name</source>
        <translation>%1 nach dem Namen</translation>
    </message>
    <message>
        <source>a name in braces has no commands but %1</source>
        <translation>ein Name in geschweiften Klammern hat keine Befehle außer %1</translation>
    </message>
    <message>
        <source>a name before the index</source>
        <translation>ein Name vor dem Index</translation>
    </message>
    <message>
        <source>letters or digits in the index</source>
        <translation>Buchstaben oder Ziffern im Index</translation>
    </message>
    <message>
        <source>%1 in the index</source>
        <translation>%1 im Index</translation>
    </message>
    <message>
        <source>the formula is too long to write: more than %1 bytes</source>
        <translation>die Formel ist zu lang zum Schreiben: mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>%1 is ambiguous next to other capital letters; write %2 for the constant, or %3 for a variable</source>
        <translation>%1 ist neben anderen Großbuchstaben mehrdeutig; schreibe %2 für die Konstante oder %3 für eine Variable</translation>
    </message>
    <message>
        <source>%1 is ambiguous between two operands; write | or *</source>
        <translation>%1 ist zwischen zwei Operanden mehrdeutig; schreibe | oder *</translation>
    </message>
    <message>
        <source>&apos;|-&apos; is ambiguous; write -&gt; for a conclusion, or | - for a disjunction</source>
        <translation>&apos;|-&apos; ist mehrdeutig; schreibe -&gt; für eine Folgerung oder | - für eine Disjunktion</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for a variable, or %3 for a disjunction</source>
        <translation>%1 ist mehrdeutig; schreibe %2 für eine Variable oder %3 für eine Disjunktion</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no exclusive or, only variables, `-`, `*` and `+`</source>
        <translation>die Syntax des Spiels hat kein exklusives Oder, nur Variablen, `-`, `*` und `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no exactly-one, only variables, `-`, `*` and `+`</source>
        <translation>die Syntax des Spiels hat kein Genau-eins, nur Variablen, `-`, `*` und `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no implication, only variables, `-`, `*` and `+`</source>
        <translation>die Syntax des Spiels hat keine Implikation, nur Variablen, `-`, `*` und `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no equivalence, only variables, `-`, `*` and `+`</source>
        <translation>die Syntax des Spiels hat keine Äquivalenz, nur Variablen, `-`, `*` und `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no constant, only variables, `-`, `*` and `+`</source>
        <translation>die Syntax des Spiels hat keine Konstante, nur Variablen, `-`, `*` und `+`</translation>
    </message>
    <message>
        <source>the problem is too large for a domain of %1 elements</source>
        <translation>das Problem ist zu groß für eine Domäne von %1 Elementen</translation>
    </message>
    <message>
        <source>the table of %1 for a domain of %2 elements is too large</source>
        <translation>die Tabelle von %1 ist für eine Domäne von %2 Elementen zu groß</translation>
    </message>
    <message>
        <source>there is no element %1 in a domain of size %2</source>
        <translation>eine Domäne der Größe %2 hat kein Element %1</translation>
    </message>
    <message>
        <source>the divisor can be 0 here</source>
        <translation>der Divisor kann hier 0 sein</translation>
    </message>
    <message>
        <source>too large: more than %1 values, or numbers beyond 10^12</source>
        <translation>zu groß: mehr als %1 Werte oder Zahlen jenseits von 10^12</translation>
    </message>
    <message>
        <source>too many values</source>
        <translation>zu viele Werte</translation>
    </message>
    <message>
        <source>this can be %1, which is outside of the domain of %2 elements</source>
        <translation>dies kann %1 sein, was außerhalb der Domäne von %2 Elementen liegt</translation>
    </message>
    <message>
        <source>missing &apos;end_if.&apos; for this &apos;if&apos;</source>
        <translation>zu diesem &apos;if&apos; fehlt &apos;end_if.&apos;</translation>
    </message>
    <message>
        <source>missing %1 for this comment</source>
        <translation>zu diesem Kommentar fehlt %1</translation>
    </message>
    <message>
        <source>&apos;end_if&apos; without an &apos;if&apos;</source>
        <translation>&apos;end_if&apos; ohne &apos;if&apos;</translation>
    </message>
    <message>
        <source>Invalid command format: %1</source>
        <translation>Ungültiges Befehlsformat: %1</translation>
    </message>
    <message>
        <source>a list with one name</source>
        <translation>eine Liste mit einem Namen</translation>
    </message>
    <message>
        <source>op(PRECEDENCE, TYPE, NAME) with a precedence from 1 to 998 and one of the types infix, infix_left, infix_right, prefix, prefix_paren, postfix and postfix_paren, or op(ordinary, NAME)</source>
        <translation>op(PRECEDENCE, TYPE, NAME) mit einem Vorrang von 1 bis 998 und einem der Typen infix, infix_left, infix_right, prefix, prefix_paren, postfix und postfix_paren oder op(ordinary, NAME)</translation>
    </message>
    <message>
        <source>%1 cannot be an operator</source>
        <translation>%1 kann kein Operator sein</translation>
    </message>
    <message>
        <source>%1 is the symbol of %2</source>
        <translation>%1 ist das Symbol von %2</translation>
    </message>
    <message>
        <source>redeclare(OPERATION, SYMBOL) with one of the operations %1</source>
        <translation>redeclare(OPERATION, SYMBOL) mit einer der Operationen %1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number of at least %1</source>
        <translation>eine ganze Zahl ab %1</translation>
    </message>
    <message>
        <source>Mace4 has no flag %1</source>
        <translation>Mace4 hat keine Option %1</translation>
    </message>
    <message>
        <source>Mace4 has no parameter %1</source>
        <translation>Mace4 hat keinen Parameter %1</translation>
    </message>
    <message>
        <source>%1 cannot have %2 operand</source>
        <translation>%1 kann nicht %2 Operanden haben</translation>
    </message>
    <message>
        <source>%1 cannot have %2 operands</source>
        <translation>%1 kann nicht %2 Operanden haben</translation>
    </message>
    <message>
        <source>%1 takes no arguments</source>
        <translation>%1 hat keine Argumente</translation>
    </message>
    <message>
        <source>attributes follow a whole formula</source>
        <translation>Attribute folgen auf eine ganze Formel</translation>
    </message>
    <message>
        <source>expected a formula, but %1 gives a number; write an equation, for example %2</source>
        <translation>erwartet: eine Formel, aber %1 ergibt eine Zahl; schreibe eine Gleichung, zum Beispiel %2</translation>
    </message>
    <message>
        <source>expected a term, but %1 gives a formula</source>
        <translation>erwartet: ein Term, aber %1 ergibt eine Formel</translation>
    </message>
    <message>
        <source>expected a term, but %1 gives a formula: &apos;=&apos; binds tighter; add brackets, or use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>erwartet: ein Term, aber %1 ergibt eine Formel: &apos;=&apos; bindet stärker; setze Klammern oder nimm &apos;&lt;-&gt;&apos; für Formeln</translation>
    </message>
    <message>
        <source>%1 is a function here because &apos;=&apos; binds tighter; add brackets, or use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>%1 ist hier eine Funktion, weil &apos;=&apos; stärker bindet; setze Klammern oder nimm &apos;&lt;-&gt;&apos; für Formeln</translation>
    </message>
    <message>
        <source>%1 is a variable for an element of the domain, not a proposition</source>
        <translation>%1 ist eine Variable für ein Element der Domäne, keine Aussage</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a capital letter; use a name in lower case</source>
        <translation>%1 ist eine Variable, weil es mit einem Großbuchstaben beginnt; nimm einen kleingeschriebenen Namen</translation>
    </message>
    <message>
        <source>a number cannot be a variable</source>
        <translation>eine Zahl kann keine Variable sein</translation>
    </message>
    <message>
        <source>lists are not allowed within %1</source>
        <translation>in %1 sind keine Listen erlaubt</translation>
    </message>
    <message>
        <source>%1 is used as %2 here but as %3 above</source>
        <translation>%1 wird hier als %2 benutzt, weiter oben aber als %3</translation>
    </message>
    <message>
        <source>a proposition</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>a relation of %1 argument</source>
        <translation>Relation mit %1 Argument</translation>
    </message>
    <message>
        <source>a relation of %1 arguments</source>
        <translation>Relation mit %1 Argumenten</translation>
    </message>
    <message>
        <source>a function of %1 argument</source>
        <translation>Funktion mit %1 Argument</translation>
    </message>
    <message>
        <source>a function of %1 arguments</source>
        <translation>Funktion mit %1 Argumenten</translation>
    </message>
    <message>
        <source>&apos;-&apos; is only a negation; write a minus b as &apos;a + -b&apos;, or as &apos;a -- b&apos; after set(arithmetic)</source>
        <translation>&apos;-&apos; ist nur eine Negation; schreibe a minus b als &apos;a + -b&apos; oder nach set(arithmetic) als &apos;a -- b&apos;</translation>
    </message>
    <message>
        <source>%1 must precede the tail of a list, for example %2</source>
        <translation>vor dem Rest einer Liste muss %1 stehen, zum Beispiel %2</translation>
    </message>
    <message>
        <source>a substitution of the form %1</source>
        <translation>eine Substitution der Form %1</translation>
    </message>
    <message>
        <source>%1 is substituted twice</source>
        <translation>%1 wird zweimal ersetzt</translation>
    </message>
    <message>
        <source>the substitution of %1 leads back to itself</source>
        <translation>die Substitution von %1 führt auf sich selbst zurück</translation>
    </message>
    <message>
        <source>Cannot substitute. &apos;formulas(substitutions).&apos; does not exist</source>
        <translation>Ersetzen nicht möglich. &apos;formulas(substitutions).&apos; gibt es nicht</translation>
    </message>
    <message>
        <source>there is no atom %1</source>
        <translation>es gibt kein Atom %1</translation>
    </message>
    <message>
        <source>a line with the number of the cave after walk:</source>
        <translation>eine Zeile mit der Nummer der Höhle nach walk:</translation>
    </message>
    <message>
        <source>the walk cannot continue with %1</source>
        <translation>die Erkundung kann nicht mit %1 weitergehen</translation>
    </message>
    <message>
        <source>a square, grab, shoot, bump or climb</source>
        <translation>ein Feld, grab, shoot, bump oder climb</translation>
    </message>
    <message>
        <source>up, right, down or left after %1</source>
        <translation>up, right, down oder left nach %1</translation>
    </message>
    <message>
        <source>%1 and a number</source>
        <translation>%1 und eine Zahl</translation>
    </message>
    <message>
        <source>%1 and a number from %2 to %3</source>
        <translation>%1 und eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>expected map and then the rows</source>
        <translation>erwartet: map und dann die Zeilen</translation>
    </message>
    <message>
        <source>expected type octile</source>
        <translation>erwartet: type octile</translation>
    </message>
    <message>
        <source>expected one of . G @ O T S W, found %1</source>
        <translation>erwartet: eines von . G @ O T S W; gefunden: %1</translation>
    </message>
    <message>
        <source>a layout cannot have different costs, water or diagonal moves</source>
        <translation>ein Layout kann keine verschiedenen Kosten, kein Wasser und keine diagonalen Schritte haben</translation>
    </message>
    <message>
        <source>the goal of a layout must be the cell in the bottom left corner or, if that is a wall, its only food</source>
        <translation>das Ziel eines Layouts muss das Feld unten links sein oder, wenn dort eine Wand ist, das einzige Futter</translation>
    </message>
    <message>
        <source>a cell of a layout can contain only one thing</source>
        <translation>ein Feld eines Layouts kann nur eines enthalten</translation>
    </message>
    <message>
        <source>the border of a layout must be walls</source>
        <translation>der Rand eines Layouts muss aus Wänden bestehen</translation>
    </message>
    <message>
        <source>expected bucket, map, start, goal and length, %1 fields; found %2</source>
        <translation>erwartet: bucket, map, start, goal und length, %1 Felder; gefunden: %2</translation>
    </message>
    <message>
        <source>expected bucket, map, width, height, start, goal and length, %1 fields; found %2</source>
        <translation>erwartet: bucket, map, width, height, start, goal und length, %1 Felder; gefunden: %2</translation>
    </message>
    <message>
        <source>a map of 1 to %1 columns and rows and at most %2 cells</source>
        <translation>eine Karte mit 1 bis %1 Spalten und Zeilen und höchstens %2 Feldern</translation>
    </message>
    <message>
        <source>a number, 0 or more</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>the length of the shortest path</source>
        <translation>die Länge des kürzesten Weges</translation>
    </message>
    <message>
        <source>the scenario file has no problems to solve</source>
        <translation>die Szenario-Datei enthält keine Aufgaben</translation>
    </message>
    <message>
        <source>the map %1 of this scenario is neither in its folder nor in the folders around it</source>
        <translation>die Karte %1 dieses Szenarios ist weder in seinem Ordner noch in denen darum herum</translation>
    </message>
    <message>
        <source>there is no page %1; the pages are %2</source>
        <translation>es gibt keine Seite %1; die Seiten sind %2</translation>
    </message>
    <message>
        <source>the proof needs too much memory; switch off Record a proof (Advanced) and solve again</source>
        <translation>der Beweis braucht zu viel Speicher; schalte „Beweis aufzeichnen“ (Erweitert) aus und löse noch einmal</translation>
    </message>
    <message>
        <source>there is no example %1</source>
        <translation>es gibt kein Beispiel %1</translation>
    </message>
    <message>
        <source>there is no valid puzzle yet</source>
        <translation>es gibt noch kein gültiges Rätsel</translation>
    </message>
    <message>
        <source>the derivation is not ready yet</source>
        <translation>die Herleitung ist noch nicht fertig</translation>
    </message>
    <message>
        <source>there are no formulas</source>
        <translation>es gibt keine Formeln</translation>
    </message>
    <message>
        <source>the formula, the variables or the turns are incomplete</source>
        <translation>die Formel, die Variablen oder die Züge sind unvollständig</translation>
    </message>
    <message>
        <source>the game is over: every variable has a value</source>
        <translation>das Spiel ist zu Ende: Jede Variable hat einen Wert</translation>
    </message>
    <message>
        <source>the game is over: the board is full</source>
        <translation>das Spiel ist zu Ende: Das Brett ist voll</translation>
    </message>
    <message>
        <source>it is the computer&apos;s turn (%1)</source>
        <translation>der Computer ist am Zug (%1)</translation>
    </message>
    <message>
        <source>the formula would be too long in the game&apos;s syntax</source>
        <translation>die Formel wäre in der Syntax des Spiels zu lang</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>the computation failed for an unknown reason</source>
        <translation>die Berechnung ist aus unbekanntem Grund gescheitert</translation>
    </message>
    <message>
        <source>another state already has this name</source>
        <translation>ein anderer Zustand hat schon diesen Namen</translation>
    </message>
    <message>
        <source>a name must be one word without %1, and not -&gt; or start</source>
        <translation>ein Name muss ein Wort ohne %1 sein, und nicht -&gt; oder start</translation>
    </message>
    <message>
        <source>this move is not possible here</source>
        <translation>dieser Zug ist hier nicht möglich</translation>
    </message>
    <message>
        <source>the file is too large (the limit is 64 MB); loggia-cli solves larger graphs</source>
        <translation>die Datei ist zu groß (die Grenze ist 64 MB); loggia-cli löst größere Graphen</translation>
    </message>
    <message>
        <source>the maze is too large (the limit is 1,048,576 cells); loggia-cli searches larger mazes</source>
        <translation>das Labyrinth ist zu groß (die Grenze ist 1.048.576 Felder); loggia-cli durchsucht größere Labyrinthe</translation>
    </message>
    <message>
        <source>this is a MovingAI scenario: open it with its map, or run &apos;loggia-cli path scenario&apos;</source>
        <translation>dies ist ein Szenario von MovingAI: Öffne es mit seiner Karte oder rufe &apos;loggia-cli path scenario&apos; auf</translation>
    </message>
    <message>
        <source>there is no food; add some with the Food tool</source>
        <translation>es gibt kein Futter; füge mit dem Werkzeug „Futter“ welches hinzu</translation>
    </message>
    <message>
        <source>growing mazes</source>
        <translation>wachsende Labyrinthe</translation>
    </message>
    <message>
        <source>%1 cannot jump over %2 to %3</source>
        <translation>%1 kann nicht über %2 nach %3 springen</translation>
    </message>
    <message>
        <source>a position is being set up</source>
        <translation>eine Stellung wird gerade aufgebaut</translation>
    </message>
    <message>
        <source>no position is being set up</source>
        <translation>es wird keine Stellung aufgebaut</translation>
    </message>
    <message>
        <source>a game holds at most %1 variations</source>
        <translation>ein Spiel hat Platz für höchstens %1 Varianten</translation>
    </message>
    <message>
        <source>the walk is over; undo the last step or start a new walk</source>
        <translation>die Erkundung ist zu Ende; mache den letzten Schritt rückgängig oder beginne eine neue</translation>
    </message>
    <message>
        <source>you have only one arrow, and it is used</source>
        <translation>du hast nur einen Pfeil, und der ist verschossen</translation>
    </message>
    <message>
        <source>you have the gold already</source>
        <translation>du hast das Gold schon</translation>
    </message>
    <message>
        <source>there is no gold here</source>
        <translation>hier ist kein Gold</translation>
    </message>
    <message>
        <source>the way out is at %1</source>
        <translation>der Ausgang ist bei %1</translation>
    </message>
    <message>
        <source>you are at %1 already</source>
        <translation>du bist schon auf %1</translation>
    </message>
    <message>
        <source>%1 is not next to a visited square</source>
        <translation>%1 liegt nicht neben einem besuchten Feld</translation>
    </message>
    <message>
        <source>there is no wall in that direction</source>
        <translation>in dieser Richtung ist keine Wand</translation>
    </message>
    <message>
        <source>there is no hunt for gold; start one first</source>
        <translation>es gibt keine Goldsuche; beginne zuerst eine</translation>
    </message>
    <message>
        <source>there is no walk; start one first</source>
        <translation>es gibt keine Erkundung; beginne zuerst eine</translation>
    </message>
    <message>
        <source>%1 is already visited</source>
        <translation>%1 ist schon besucht</translation>
    </message>
    <message>
        <source>there is no result yet</source>
        <translation>es gibt noch kein Ergebnis</translation>
    </message>
    <message>
        <source>the result is still being written</source>
        <translation>das Ergebnis wird noch geschrieben</translation>
    </message>
    <message>
        <source>there is no function yet</source>
        <translation>es gibt noch keine Funktion</translation>
    </message>
    <message>
        <source>rows can be edited up to %1 inputs; edit the text instead</source>
        <translation>Zeilen lassen sich bis %1 Eingänge bearbeiten; bearbeite stattdessen den Text</translation>
    </message>
    <message>
        <source>the table is too large to edit row by row; edit the text instead</source>
        <translation>die Tabelle ist zu groß, um sie Zeile für Zeile zu bearbeiten; bearbeite stattdessen den Text</translation>
    </message>
    <message>
        <source>the function cannot be written as a PLA</source>
        <translation>die Funktion lässt sich nicht als PLA schreiben</translation>
    </message>
    <message>
        <source>charts of prime implicants are written for at most %1 inputs and %2 outputs</source>
        <translation>Primimplikantentafeln gibt es für höchstens %1 Eingänge und %2 Ausgänge</translation>
    </message>
    <message>
        <source>together they have more than %1 inputs</source>
        <translation>zusammen haben sie mehr als %1 Eingänge</translation>
    </message>
    <message>
        <source>the text has %1 characters; the editor shows at most %2</source>
        <translation>der Text hat %1 Zeichen; der Editor zeigt höchstens %2</translation>
    </message>
    <message>
        <source>line %1 has %2 characters; the editor shows at most %3</source>
        <translation>Zeile %1 hat %2 Zeichen; der Editor zeigt höchstens %3</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>eine Koordinate</translation>
    </message>
    <message>
        <source>0 or 1 alone</source>
        <translation>0 oder 1 allein</translation>
    </message>
    <message>
        <source>0 or 1 for %1</source>
        <translation>0 oder 1 für %1</translation>
    </message>
    <message>
        <source>expected %1 of 0, 1 and -, a blank, and 0 or 1</source>
        <translation>erwartet: %1 Zeichen 0, 1 oder -, ein Leerzeichen und 0 oder 1</translation>
    </message>
    <message>
        <source>a symbol</source>
        <translation>ein Symbol</translation>
    </message>
    <message>
        <source>&apos;end_of_list&apos; without a list</source>
        <translation>&apos;end_of_list&apos; ohne Liste</translation>
    </message>
    <message>
        <source>unexpected %1 in a formula</source>
        <translation>%1 ist in einer Formel unerwartet</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2 after %3</source>
        <translation>erwartet: eine Zahl von %1 bis %2 nach %3</translation>
    </message>
    <message>
        <source>expected the lines %1 and %2 before the rows, found %3</source>
        <translation>erwartet: die Zeilen %1 und %2 vor den Zeilen der Tabelle; gefunden: %3</translation>
    </message>
    <message>
        <source>more than %1 variations</source>
        <translation>mehr als %1 Varianten</translation>
    </message>
    <message>
        <source>seconds, more than 0 and at most %1</source>
        <translation>Sekunden, mehr als 0 und höchstens %1</translation>
    </message>
    <message>
        <source>the end of the line after a line of three holes</source>
        <translation>das Zeilenende nach einer Linie aus drei Löchern</translation>
    </message>
    <message>
        <source>expected 1 to %1 outputs, found %2</source>
        <translation>erwartet: 1 bis %1 Ausgänge; gefunden: %2</translation>
    </message>
    <message>
        <source>the end of the line after %1 names</source>
        <translation>das Zeilenende nach %1 Namen</translation>
    </message>
    <message>
        <source>expected %1 characters I or .</source>
        <translation>erwartet: %1 Zeichen I oder .</translation>
    </message>
    <message>
        <source>%1 takes exactly %2, found none</source>
        <translation>%1 braucht genau %2; gefunden: keine</translation>
    </message>
    <message>
        <source>expected %1 of 0, 1 and -, found %2</source>
        <translation>erwartet: %1 Zeichen 0, 1 oder -; gefunden: %2</translation>
    </message>
    <message>
        <source>Wumpus world</source>
        <translation>Wumpus-Welt</translation>
    </message>
    <message>
        <source>Minimum CNF</source>
        <translation>Minimale KNF</translation>
    </message>
    <message>
        <source>Davis-Putnam</source>
        <translation>Davis-Putnam</translation>
    </message>
    <message>
        <source>Formula game</source>
        <translation>Formelspiel</translation>
    </message>
    <message>
        <source>Models for Mace4</source>
        <translation>Modelle für Mace4</translation>
    </message>
    <message>
        <source>Max-Connect4, one-move mode</source>
        <translation>Max-Connect4, ein einzelner Zug</translation>
    </message>
    <message>
        <source>Peg puzzle: back end</source>
        <translation>Solitär: Auswertung</translation>
    </message>
    <message>
        <source>Peg puzzle: front end</source>
        <translation>Solitär: Kodierung</translation>
    </message>
    <message>
        <source>Translator to the Boolean ring</source>
        <translation>Übersetzer in den booleschen Ring</translation>
    </message>
    <message>
        <source>A program that decides whether a statement about a wumpus world is true, false, both or neither, with the rules file that it uses</source>
        <translation>Ein Programm, das entscheidet, ob eine Aussage über eine Wumpus-Welt wahr, falsch, beides oder keines davon ist, mit seiner Regeldatei</translation>
    </message>
    <message>
        <source>A formula in conjunctive normal form with as few clauses, and then as few literals, as the problem allows</source>
        <translation>Eine Formel in konjunktiver Normalform mit so wenigen Klauseln, und dann so wenigen Literalen, wie die Aufgabe zulässt</translation>
    </message>
    <message>
        <source>A program that finds an assignment that satisfies a set of clauses by the Davis-Putnam procedure, or reports that there is none</source>
        <translation>Ein Programm, das mit dem Davis-Putnam-Verfahren eine erfüllende Belegung einer Klauselmenge findet oder meldet, dass es keine gibt</translation>
    </message>
    <message>
        <source>Four Python functions: build a formula tree, draw it, evaluate it, and find a winning move in the formula game</source>
        <translation>Vier Python-Funktionen: einen Formelbaum aufbauen, zeichnen, auswerten und im Formelspiel einen Gewinnzug finden</translation>
    </message>
    <message>
        <source>A file with models of the problem, as Mace4 or interpformat prints them</source>
        <translation>Eine Datei mit Modellen der Aufgabe, wie Mace4 oder interpformat sie ausgibt</translation>
    </message>
    <message>
        <source>A program that makes one move in Max-Connect4 by a depth-limited search</source>
        <translation>Ein Programm, das mit einer tiefenbegrenzten Suche einen Zug in Max-Connect4 macht</translation>
    </message>
    <message>
        <source>A program that turns the assignment found by Davis-Putnam back into the jumps that solve the peg puzzle</source>
        <translation>Ein Programm, das die von Davis-Putnam gefundene Belegung in die Sprünge zurückübersetzt, die das Solitär lösen</translation>
    </message>
    <message>
        <source>A program that writes clauses whose models are the solutions of a peg puzzle</source>
        <translation>Ein Programm, das Klauseln schreibt, deren Modelle die Lösungen eines Solitärs sind</translation>
    </message>
    <message>
        <source>A program that translates formulas into equations over the Boolean ring for Mace4</source>
        <translation>Ein Programm, das Formeln in Gleichungen über dem booleschen Ring für Mace4 übersetzt</translation>
    </message>
    <message>
        <source>Corner cases of the syntax</source>
        <translation>Grenzfälle der Syntax</translation>
    </message>
    <message>
        <source>In time, with 16 unknown symbols</source>
        <translation>Rechtzeitig, mit 16 unbekannten Symbolen</translation>
    </message>
    <message>
        <source>The rules file</source>
        <translation>Die Regeldatei</translation>
    </message>
    <message>
        <source>The formula is understood</source>
        <translation>Die Formel wird verstanden</translation>
    </message>
    <message>
        <source>Equivalent to the problem</source>
        <translation>Äquivalent zur Aufgabe</translation>
    </message>
    <message>
        <source>In conjunctive normal form</source>
        <translation>In konjunktiver Normalform</translation>
    </message>
    <message>
        <source>Fewest clauses</source>
        <translation>Wenigste Klauseln</translation>
    </message>
    <message>
        <source>Fewest clauses, then fewest literals</source>
        <translation>Wenigste Klauseln, dann wenigste Literale</translation>
    </message>
    <message>
        <source>Satisfiable clauses</source>
        <translation>Erfüllbare Klauseln</translation>
    </message>
    <message>
        <source>Unsatisfiable clauses</source>
        <translation>Unerfüllbare Klauseln</translation>
    </message>
    <message>
        <source>Corner cases</source>
        <translation>Grenzfälle</translation>
    </message>
    <message>
        <source>Back matter is reproduced</source>
        <translation>Der Anhang wird wiedergegeben</translation>
    </message>
    <message>
        <source>Larger sets of clauses, in time</source>
        <translation>Größere Klauselmengen, rechtzeitig</translation>
    </message>
    <message>
        <source>build_tree of formulas</source>
        <translation>build_tree für Formeln</translation>
    </message>
    <message>
        <source>build_tree of other texts</source>
        <translation>build_tree für andere Texte</translation>
    </message>
    <message>
        <source>The file is understood</source>
        <translation>Die Datei wird verstanden</translation>
    </message>
    <message>
        <source>Each formula has the right value</source>
        <translation>Jede Formel hat den richtigen Wert</translation>
    </message>
    <message>
        <source>Legal moves in the right format</source>
        <translation>Erlaubte Züge im richtigen Format</translation>
    </message>
    <message>
        <source>No move on a full board</source>
        <translation>Kein Zug auf vollem Brett</translation>
    </message>
    <message>
        <source>Best moves where the search reaches the end</source>
        <translation>Beste Züge, wo die Suche das Ende erreicht</translation>
    </message>
    <message>
        <source>Beats a player who moves at random</source>
        <translation>Schlägt einen zufälligen Gegner</translation>
    </message>
    <message>
        <source>The jumps in order of time</source>
        <translation>Die Sprünge in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>Atoms and key in any order</source>
        <translation>Atome und Schlüssel in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Puzzles that have solutions</source>
        <translation>Lösbare Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles without a solution</source>
        <translation>Unlösbare Aufgaben</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>graded</source>
        <translation>bewertet</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>nicht ausführbar</translation>
    </message>
    <message>
        <source>did not build</source>
        <translation>Build fehlgeschlagen</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>Ran %1</source>
        <translation>%1 wurde ausgeführt</translation>
    </message>
    <message>
        <source>Nothing to run: %1</source>
        <translation>Nichts auszuführen: %1</translation>
    </message>
    <message>
        <source>no file in it can be run, and none is called %1</source>
        <translation>keine Datei darin ist ausführbar, und keine heißt %1</translation>
    </message>
    <message>
        <source>%1 files in it can be run, and none is called %2</source>
        <translation>%1 Dateien darin sind ausführbar, und keine heißt %2</translation>
    </message>
    <message>
        <source>It cannot be read: %1</source>
        <translation>Sie ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>it has more than %1 files or more than %2 MB</source>
        <translation>sie hat mehr als %1 Dateien oder mehr als %2 MB</translation>
    </message>
    <message>
        <source>The build command %1</source>
        <translation>Der Build-Befehl %1</translation>
    </message>
    <message>
        <source>ended with exit status %1</source>
        <translation>endete mit Exit-Status %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>stürzte ab (%1)</translation>
    </message>
    <message>
        <source>used more than %1 MB of memory</source>
        <translation>brauchte mehr als %1 MB Speicher</translation>
    </message>
    <message>
        <source>wrote more than %1 MB into its folder</source>
        <translation>schrieb mehr als %1 MB in seinen Ordner</translation>
    </message>
    <message>
        <source>printed more than %1 kB</source>
        <translation>gab mehr als %1 kB aus</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (the program bwrap, package bubblewrap), so hand-ins cannot be run in a sandbox</source>
        <translation>Bubblewrap ist nicht installiert (Programm bwrap, Paket bubblewrap), daher können Abgaben nicht in einer Sandbox laufen</translation>
    </message>
    <message>
        <source>bubblewrap does not work here, so hand-ins cannot be run in a sandbox: %1</source>
        <translation>Bubblewrap funktioniert hier nicht, daher können Abgaben nicht in einer Sandbox laufen: %1</translation>
    </message>
    <message>
        <source>%1 is not the absolute path of a folder</source>
        <translation>%1 ist kein absoluter Pfad eines Ordners</translation>
    </message>
    <message>
        <source>this is not a grading journal</source>
        <translation>das ist kein Bewertungsjournal</translation>
    </message>
    <message>
        <source>a report in the grading journal is damaged</source>
        <translation>ein Bericht im Bewertungsjournal ist beschädigt</translation>
    </message>
    <message>
        <source>expected &apos;report&apos; and a number of bytes</source>
        <translation>erwartet: &apos;report&apos; und eine Zahl von Bytes</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>it made no move in %1 second</source>
        <translation>es hat in %1 Sekunde keinen Zug gemacht</translation>
    </message>
    <message>
        <source>%1 value for %2 variables</source>
        <translation>%1 Wert für %2 Variablen</translation>
    </message>
    <message>
        <source>%1 values for %2 variable</source>
        <translation>%1 Werte für %2 Variable</translation>
    </message>
    <message>
        <source>jump %1 of %2: %3 position</source>
        <translation>Sprung %1 von %2: %3 Stellung</translation>
    </message>
    <message>
        <source>%1 term (proven minimum), %2 to %3 literals</source>
        <translation>%1 Term (bewiesenes Minimum), %2 bis %3 Literale</translation>
    </message>
    <message>
        <source>%1 term of %2 literals is too few to use all %3 variables</source>
        <translation>%1 Term mit %2 Literalen ist zu wenig für alle %3 Variablen</translation>
    </message>
    <message>
        <source>%1 term of %2 literal is too few to use all %3 variables</source>
        <translation>%1 Term mit %2 Literal ist zu wenig für alle %3 Variablen</translation>
    </message>
    <message>
        <source>%1 terms of %2 literal are too few to use all %3 variables</source>
        <translation>%1 Terme mit %2 Literal sind zu wenige für alle %3 Variablen</translation>
    </message>
    <message>
        <source>%1 clauses each need a true literal, but one at-most-one group allows only one</source>
        <translation>%1 Klauseln brauchen je ein wahres Literal, aber eine Höchstens-eins-Gruppe erlaubt nur eines</translation>
    </message>
    <message>
        <source>the board must be %1 row of %2 characters (%3), separated by slashes</source>
        <translation>das Brett muss aus %1 Zeile von %2 Zeichen (%3) bestehen, getrennt durch Schrägstriche</translation>
    </message>
    <message>
        <source>the board must be %1 rows of %2 character (%3), separated by slashes</source>
        <translation>das Brett muss aus %1 Zeilen von je %2 Zeichen (%3) bestehen, getrennt durch Schrägstriche</translation>
    </message>
    <message>
        <source>with %1 pit per player the limit is %2 seeds per pit</source>
        <translation>bei %1 Mulde je Spieler ist die Grenze %2 Samen je Mulde</translation>
    </message>
    <message>
        <source>%1 character I or .</source>
        <translation>%1 Zeichen, I oder .</translation>
    </message>
    <message>
        <source>the maze is too large: %1 row of %2 (the limit is %3 columns and rows)</source>
        <translation>das Labyrinth ist zu groß: %1 Zeile mit %2 Feldern (die Grenze ist %3 Spalten und Zeilen)</translation>
    </message>
    <message>
        <source>expected a row of %1 cell, found %2</source>
        <translation>erwartet: eine Zeile mit %1 Feld; gefunden: %2</translation>
    </message>
    <message>
        <source>expected rows of %1 cell, found %2</source>
        <translation>erwartet: Zeilen mit %1 Feld; gefunden: %2</translation>
    </message>
    <message>
        <source>expected %1 row, found %2</source>
        <translation>erwartet: %1 Zeile; gefunden: %2</translation>
    </message>
    <message>
        <source>f-limit %1, %2 node expanded</source>
        <translation>f-Grenze %1, %2 Knoten expandiert</translation>
    </message>
    <message>
        <source>Search in mazes</source>
        <translation>Suche in Labyrinthen</translation>
    </message>
    <message>
        <source>A program that searches a maze: the path, its cost, and how many nodes it expands</source>
        <translation>Ein Programm, das ein Labyrinth durchsucht: der Weg, seine Kosten und wie viele Knoten es expandiert</translation>
    </message>
    <message>
        <source>Options in full and together</source>
        <translation>Optionen ausgeschrieben und zusammen</translation>
    </message>
    <message>
        <source>Sees what lies within the depth</source>
        <translation>Sieht, was innerhalb der Suchtiefe liegt</translation>
    </message>
    <message>
        <source>Keeps to the depth</source>
        <translation>Hält die Suchtiefe ein</translation>
    </message>
    <message>
        <source>Games against the reference player</source>
        <translation>Partien gegen den Vergleichsspieler</translation>
    </message>
    <message>
        <source>Processor time by depth</source>
        <translation>Prozessorzeit nach Suchtiefe</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Iterative Tiefensuche</translation>
    </message>
    <message>
        <source>Bidirectional search</source>
        <translation>Bidirektionale Suche</translation>
    </message>
    <message>
        <source>Nodes expanded</source>
        <translation>Expandierte Knoten</translation>
    </message>
    <message>
        <source>with %1 monster</source>
        <translation>mit %1 Monster</translation>
    </message>
    <message>
        <source>with %1 pit</source>
        <translation>mit %1 Grube</translation>
    </message>
    <message>
        <source>there are %1 of them, not %2</source>
        <translation>es sind %1, nicht %2</translation>
    </message>
    <message>
        <source>&apos;both&apos; means two, but there are %1 of them; write &apos;all&apos;, or name the two</source>
        <translation>&apos;both&apos; meint zwei, hier sind es aber %1; schreibe &apos;all&apos; oder nenne die beiden</translation>
    </message>
    <message>
        <source>nobody says this, so it is unclear who the others are; name them</source>
        <translation>niemand sagt dies, daher ist unklar, wer die anderen sind; nenne sie</translation>
    </message>
    <message>
        <source>&apos;only&apos; is said of people, rooms and signs</source>
        <translation>&apos;only&apos; wird von Personen, Zimmern und Schildern gesagt</translation>
    </message>
    <message>
        <source>it is unclear who &apos;%1&apos; is; write the name</source>
        <translation>es ist unklar, wer &apos;%1&apos; ist; schreibe den Namen</translation>
    </message>
    <message>
        <source>how many of them, for example &apos;exactly one&apos;</source>
        <translation>wie viele von ihnen, zum Beispiel &apos;exactly one&apos;</translation>
    </message>
    <message>
        <source>&apos;is true&apos; or &apos;is false&apos;</source>
        <translation>&apos;is true&apos; oder &apos;is false&apos;</translation>
    </message>
    <message>
        <source>&apos;knights&apos; or &apos;knaves&apos;</source>
        <translation>&apos;knights&apos; oder &apos;knaves&apos;</translation>
    </message>
    <message>
        <source>&apos;neither&apos; means two, but there are %1 of them; write &apos;none&apos;, or name the two</source>
        <translation>&apos;neither&apos; meint zwei, hier sind es aber %1; schreibe &apos;none&apos; oder nenne die beiden</translation>
    </message>
    <message>
        <source>the move %1 leads to %2, which is lost for player %3</source>
        <translation>der Zug %1 führt zu %2, und das ist für Spieler %3 verloren</translation>
    </message>
    <message>
        <source>the move %1 leads to %2, which is lost for the other player</source>
        <translation>der Zug %1 führt zu %2, und das ist für den anderen Spieler verloren</translation>
    </message>
    <message>
        <source>the move %1 leads to %2</source>
        <translation>der Zug %1 führt zu %2</translation>
    </message>
    <message>
        <source>every move loses; %1 to %2 holds out longest</source>
        <translation>jeder Zug verliert; %1 zu %2 hält am längsten stand</translation>
    </message>
    <message>
        <source>no move wins, but %1 leads to %2, a draw</source>
        <translation>kein Zug gewinnt, aber %1 führt zu %2, einem Remis</translation>
    </message>
    <message>
        <source>Then %1 is %2</source>
        <translation>Dann ist %1 %2</translation>
    </message>
    <message>
        <source>Then the formula is %1</source>
        <translation>Dann ist die Formel %1</translation>
    </message>
    <message>
        <source>Then a subformula with %1 leaves is %2</source>
        <translation>Dann ist eine Teilformel mit %1 Blättern %2</translation>
    </message>
    <message>
        <source>%1 is in use by another process</source>
        <translation>%1 wird von einem anderen Prozess benutzt</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 ist keine normale Datei</translation>
    </message>
    <message>
        <source>line %1 has a byte 0, so the file is not a text</source>
        <translation>Zeile %1 enthält ein Byte 0, also ist die Datei kein Text</translation>
    </message>
    <message>
        <source>the formula has %1 variables and is too large to expand into a DNF: an irredundant one has %2 terms, and the limit is %3</source>
        <translation>die Formel hat %1 Variablen und ist zu groß, um sie in eine DNF auszumultiplizieren: eine irredundante hat %2 Terme, und die Grenze ist %3</translation>
    </message>
    <message>
        <source>the function of this output is too large to expand into a DNF: an irredundant one has %1 terms, and the limit is %2</source>
        <translation>die Funktion dieses Ausgangs ist zu groß, um sie in eine DNF auszumultiplizieren: eine irredundante hat %1 Terme, und die Grenze ist %2</translation>
    </message>
    <message>
        <source>there are at least %1 positions, and the limit is %2; try a smaller game, for example %3</source>
        <translation>es gibt mindestens %1 Stellungen, und die Grenze ist %2; versuche ein kleineres Spiel, zum Beispiel %3</translation>
    </message>
    <message>
        <source>the positions have at least %1 moves, and the limit is %2; try a smaller game, for example %3</source>
        <translation>die Stellungen haben mindestens %1 Züge, und die Grenze ist %2; versuche ein kleineres Spiel, zum Beispiel %3</translation>
    </message>
    <message>
        <source>ambiguous: `#` begins a comment here, but is an or in CUPL and ABEL; write `|`, or put the comment on a line of its own</source>
        <translation>mehrdeutig: `#` beginnt hier einen Kommentar, ist aber in CUPL und ABEL ein Oder; schreibe `|`, oder setze den Kommentar in eine eigene Zeile</translation>
    </message>
    <message>
        <source>ambiguous: the number of a row or the inputs before `:`; write `|` before the outputs, or leave out the numbers</source>
        <translation>mehrdeutig: die Nummer einer Zeile oder die Eingänge vor `:`; schreibe `|` vor die Ausgänge, oder lass die Nummern weg</translation>
    </message>
    <message>
        <source>expected one table, but a second one begins here</source>
        <translation>erwartet: eine einzige Tabelle; hier beginnt eine zweite</translation>
    </message>
    <message>
        <source>a value such as f(0, 1) = 1</source>
        <translation>ein Wert wie f(0, 1) = 1</translation>
    </message>
    <message>
        <source>0 or 1 for each input</source>
        <translation>0 oder 1 für jeden Eingang</translation>
    </message>
    <message>
        <source>expected equations; only the assign statements of a Verilog module are read</source>
        <translation>erwartet: Gleichungen; von einem Verilog-Modul lassen sich nur die assign-Anweisungen lesen</translation>
    </message>
    <message>
        <source>expected a clause; weighted clauses (MaxSAT) are not read</source>
        <translation>erwartet: eine Klausel; gewichtete Klauseln (MaxSAT) werden nicht gelesen</translation>
    </message>
    <message>
        <source>expected a clause; pseudo-Boolean constraints (OPB) are not read</source>
        <translation>erwartet: eine Klausel; pseudoboolesche Bedingungen (OPB) werden nicht gelesen</translation>
    </message>
    <message>
        <source>expected a clause; a comment starts with c</source>
        <translation>erwartet: eine Klausel; ein Kommentar beginnt mit c</translation>
    </message>
    <message>
        <source>expected a clause; lines that delete clauses are read only in a proof</source>
        <translation>erwartet: eine Klausel; Zeilen, die Klauseln löschen, werden nur in einem Beweis gelesen</translation>
    </message>
    <message>
        <source>expected clauses; a graph is not read here</source>
        <translation>erwartet: Klauseln; ein Graph wird hier nicht gelesen</translation>
    </message>
    <message>
        <source>expected clauses; a formula (DIMACS SAT) is not read</source>
        <translation>erwartet: Klauseln; eine Formel (DIMACS SAT) wird nicht gelesen</translation>
    </message>
    <message>
        <source>expected clauses; cardinality constraints are not read</source>
        <translation>erwartet: Klauseln; Kardinalitätsbedingungen werden nicht gelesen</translation>
    </message>
    <message>
        <source>expected clauses; groups of clauses are not read</source>
        <translation>erwartet: Klauseln; Gruppen von Klauseln werden nicht gelesen</translation>
    </message>
    <message>
        <source>the 0 that ends the clause before the comment</source>
        <translation>die 0, die die Klausel vor dem Kommentar beendet</translation>
    </message>
    <message>
        <source># for a wall and . for floor</source>
        <translation># für eine Wand und . für Boden</translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>eine Zeile aus 0 und 1</translation>
    </message>
    <message>
        <source>a row of a maze (#, ., *, S, G, ~, 1 to 9), or %1 above a graph</source>
        <translation>eine Zeile eines Labyrinths (#, ., *, S, G, ~, 1 bis 9) oder %1 über einem Graphen</translation>
    </message>
    <message>
        <source>%1 is not supported: the file describes a state machine</source>
        <translation>%1 wird nicht unterstützt: die Datei beschreibt einen Zustandsautomaten</translation>
    </message>
    <message>
        <source>rows after %1 are not read</source>
        <translation>Zeilen nach %1 werden nicht gelesen</translation>
    </message>
    <message>
        <source>the combination of a new row, and a value for each column</source>
        <translation>die Kombination einer neuen Zeile und ein Wert für jede Spalte</translation>
    </message>
    <message>
        <source>each combination of the inputs of the columns once</source>
        <translation>jede Kombination der Eingänge der Spalten einmal</translation>
    </message>
    <message>
        <source>the inputs of rows and columns</source>
        <translation>die Eingänge der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>expected a maze, or a graph whose first line is %1 alone; DOT is not read</source>
        <translation>erwartet: ein Labyrinth oder ein Graph, dessen erste Zeile nur %1 ist; DOT wird nicht gelesen</translation>
    </message>
    <message>
        <source>the 0 that ends the clause before the xor</source>
        <translation>die 0, die die Klausel vor dem XOR beendet</translation>
    </message>
    <message>
        <source>long xor lines are cut by %1 auxiliary atom, numbered from %2</source>
        <translation>lange XOR-Zeilen werden durch %1 Hilfsatom mit der Nummer %2 zerlegt</translation>
    </message>
    <message>
        <source>long xor lines are cut by %1 auxiliary atoms, numbered from %2</source>
        <translation>lange XOR-Zeilen werden durch %1 Hilfsatome mit Nummern ab %2 zerlegt</translation>
    </message>
    <message>
        <source>no numbers are left for the auxiliary atoms of the xor lines</source>
        <translation>für die Hilfsatome der XOR-Zeilen sind keine Nummern mehr frei</translation>
    </message>
    <message>
        <source>an xor of more than %1 atoms is too long for a truth function</source>
        <translation>ein XOR von mehr als %1 Atomen ist für eine Wahrheitsfunktion zu lang</translation>
    </message>
    <message>
        <source>cannot run %1: not an executable program</source>
        <translation>%1 lässt sich nicht starten: kein ausführbares Programm</translation>
    </message>
    <message>
        <source>every move loses equally fast; for example, %1 leads to %2</source>
        <translation>jeder Zug verliert gleich schnell; %1 führt zum Beispiel zu %2</translation>
    </message>
    <message>
        <source>the only move, %1, leads to %2 and loses</source>
        <translation>der einzige Zug, %1, führt zu %2 und verliert</translation>
    </message>
    <message>
        <source>%1: %2: every move loses equally fast; for example, %3 leads to %4</source>
        <translation>%1: %2: Jeder Zug verliert gleich schnell; %3 führt zum Beispiel zu %4</translation>
    </message>
    <message>
        <source>%1: %2: the only move, %3, leads to %4 and loses</source>
        <translation>%1: %2: Der einzige Zug, %3, führt zu %4 und verliert</translation>
    </message>
    <message>
        <source>%1 is not M, S, P or B of a square</source>
        <translation>%1 ist kein M, S, P oder B eines Felds</translation>
    </message>
    <message>
        <source>%1 are not M, S, P or B of a square</source>
        <translation>%1 sind kein M, S, P oder B eines Felds</translation>
    </message>
    <message>
        <source>all prime implicants, exact covering</source>
        <translation>alle Primimplikanten, exakte Überdeckung</translation>
    </message>
    <message>
        <source>all prime implicants, local search</source>
        <translation>alle Primimplikanten, lokale Suche</translation>
    </message>
    <message>
        <source>the end of the line after %1 inputs and %2 output</source>
        <translation>das Zeilenende nach %1 Eingängen und %2 Ausgang</translation>
    </message>
    <message>
        <source>the end of the line after %1 input and %2 outputs</source>
        <translation>das Zeilenende nach %1 Eingang und %2 Ausgängen</translation>
    </message>
    <message>
        <source>the end of the line after %1 input and %2 output</source>
        <translation>das Zeilenende nach %1 Eingang und %2 Ausgang</translation>
    </message>
    <message>
        <source>there are more than %1 position</source>
        <translation>es gibt mehr als %1 Stellung</translation>
    </message>
    <message>
        <source>the positions have more than %1 move</source>
        <translation>die Stellungen haben mehr als %1 Zug</translation>
    </message>
    <message>
        <source>the tree has more than %1 node</source>
        <translation>der Baum hat mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>a player has at most %1 car</source>
        <translation>ein Spieler hat höchstens %1 Auto</translation>
    </message>
    <message>
        <source>of %1 closed box player 2 has %2</source>
        <translation>von %1 geschlossenen Kästchen hat Spieler 2 %2</translation>
    </message>
    <message>
        <source>the start %1 is not in the maze of %2 and %3</source>
        <translation>der Start %1 liegt nicht im Labyrinth aus %2 und %3</translation>
    </message>
    <message>
        <source>the goal %1 is not in the maze of %2 and %3</source>
        <translation>das Ziel %1 liegt nicht im Labyrinth aus %2 und %3</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 Spalte</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>an encoding: assignment, counter, product, rounds or sweeps</source>
        <translation>eine Kodierung: assignment, counter, product, rounds oder sweeps</translation>
    </message>
    <message>
        <source>did not end within %1 s of processor time or %2 s of wall-clock time</source>
        <translation>endete nicht innerhalb von %1 s Prozessorzeit oder %2 s verstrichener Zeit</translation>
    </message>
    <message>
        <source>the module formula_game_functions.py, or PROGRAM in.txt out.txt</source>
        <translation>das Modul formula_game_functions.py oder PROGRAM in.txt out.txt</translation>
    </message>
    <message>
        <source>there is no module %1; %2</source>
        <translation>es gibt kein Modul %1; %2</translation>
    </message>
    <message>
        <source>expected a size from %1 to %2</source>
        <translation>erwartet: eine Größe von %1 bis %2</translation>
    </message>
    <message>
        <source>it is a link, and links are not followed</source>
        <translation>sie ist ein Link, und Links wird nicht gefolgt</translation>
    </message>
    <message>
        <source>a tournament has 2 to %1 contestants</source>
        <translation>ein Turnier hat 2 bis %1 Teilnehmer</translation>
    </message>
    <message>
        <source>expected an even number of games, since each opening is played twice</source>
        <translation>erwartet: eine gerade Zahl von Partien, denn jede Eröffnung wird zweimal gespielt</translation>
    </message>
    <message>
        <source>only a Swiss tournament has several rounds</source>
        <translation>nur ein Turnier nach Schweizer System hat mehrere Runden</translation>
    </message>
    <message>
        <source>a sequential test takes two contestants</source>
        <translation>ein sequentieller Test braucht zwei Teilnehmer</translation>
    </message>
    <message>
        <source>a game was played twice</source>
        <translation>eine Partie wurde zweimal gespielt</translation>
    </message>
    <message>
        <source>%1 games in the journal do not belong to this tournament; was it longer before?</source>
        <translation>%1 Partien im Journal gehören nicht zu diesem Turnier; war es vorher länger?</translation>
    </message>
    <message>
        <source>a game in the journal does not belong to this tournament; was it longer before?</source>
        <translation>eine Partie im Journal gehört nicht zu diesem Turnier; war es vorher länger?</translation>
    </message>
    <message>
        <source>this is not the journal of a tournament</source>
        <translation>das ist kein Turnierjournal</translation>
    </message>
    <message>
        <source>it belongs to another tournament: expected &apos;%1&apos;</source>
        <translation>es gehört zu einem anderen Turnier; erwartet: &apos;%1&apos;</translation>
    </message>
    <message>
        <source>it belongs to another tournament: %1 is %2 there, not %3</source>
        <translation>es gehört zu einem anderen Turnier: %1 ist dort %2, nicht %3</translation>
    </message>
    <message>
        <source>a contestant does not play against itself</source>
        <translation>ein Teilnehmer spielt nicht gegen sich selbst</translation>
    </message>
    <message>
        <source>expected a number of seconds</source>
        <translation>erwartet: eine Zahl von Sekunden</translation>
    </message>
    <message>
        <source>expected the moves, or &apos;-&apos; for none</source>
        <translation>erwartet: die Züge oder &apos;-&apos; für keine</translation>
    </message>
    <message>
        <source>%1 for the player who moved first</source>
        <translation>%1 für den, der begonnen hat</translation>
    </message>
    <message>
        <source>move %1 is not legal</source>
        <translation>Zug %1 ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the opening does not match the seed</source>
        <translation>die Eröffnung passt nicht zum Startwert</translation>
    </message>
    <message>
        <source>the moves do not lead to the result</source>
        <translation>die Züge führen nicht zu dem Ergebnis</translation>
    </message>
    <message>
        <source>the values do not lead to the result</source>
        <translation>die Werte führen nicht zu dem Ergebnis</translation>
    </message>
    <message>
        <source>unknown engine setting; the setting is depth</source>
        <translation>unbekannte Einstellung der Engine; die Einstellung ist depth</translation>
    </message>
    <message>
        <source>unknown program setting; the setting is timeout</source>
        <translation>unbekannte Einstellung des Programms; die Einstellung ist timeout</translation>
    </message>
    <message>
        <source>the engine needs a depth, for example engine:depth=4</source>
        <translation>die Engine braucht eine Suchtiefe, zum Beispiel engine:depth=4</translation>
    </message>
    <message>
        <source>its output is neither 0 nor 1</source>
        <translation>seine Ausgabe ist weder 0 noch 1</translation>
    </message>
    <message>
        <source>two contestants have this name; call one of them NAME=CONTESTANT</source>
        <translation>zwei Teilnehmer heißen so; schreib vor einen von beiden NAME=</translation>
    </message>
    <message>
        <source>several hand-ins cannot share one name</source>
        <translation>mehrere Abgaben können sich keinen Namen teilen</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>der Ordner ist leer</translation>
    </message>
    <message>
        <source>missing %1 before this %2; within a list it would be a formula</source>
        <translation>vor diesem %2 fehlt %1; innerhalb einer Liste wäre es eine Formel</translation>
    </message>
    <message>
        <source>the function after %1 is not read; a file has only one</source>
        <translation>die Funktion nach %1 wird nicht gelesen; eine Datei hat nur eine</translation>
    </message>
    <message>
        <source>a number in the header is out of range; expected 0 to 2147483647</source>
        <translation>eine Zahl in der Kopfzeile liegt außerhalb des Bereichs; erwartet: 0 bis 2147483647</translation>
    </message>
    <message>
        <source>read as the 0 after the clauses of the assignment format, not as an empty clause, though clauses end with 0 as in DIMACS</source>
        <translation>als die 0 nach den Klauseln im Übungsformat gelesen, nicht als leere Klausel, obwohl Klauseln wie in DIMACS mit 0 enden</translation>
    </message>
    <message>
        <source>a 0 without literals is an empty clause, which is false</source>
        <translation>eine 0 ohne Literale ist eine leere Klausel, die falsch ist</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Substitute %1 into %2</source>
        <translation>%1 in %2 einsetzen</translation>
    </message>
    <message>
        <source>this step shows or hides values already</source>
        <translation>dieser Schritt blendet Werte schon ein oder aus</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 Stellung</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>The goal in statement %1</source>
        <translation>Das Ziel in Aussage %1</translation>
    </message>
    <message>
        <source>&apos;both&apos; means two, but there is only one of them</source>
        <translation>&apos;both&apos; meint zwei, hier ist es aber nur einer</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 terms of about %2 literals in %3 variables; try fewer terms</source>
        <translation>keine irredundante Disjunktion von %1 Termen mit etwa %2 Literalen in %3 Variablen gefunden; versuche weniger Terme</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 term of about %2 literals in %3 variables; try fewer terms</source>
        <translation>keine irredundante Disjunktion von %1 Term mit etwa %2 Literalen in %3 Variablen gefunden; versuche weniger Terme</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 terms of about %2 literal in %3 variables; try fewer terms</source>
        <translation>keine irredundante Disjunktion von %1 Termen mit etwa %2 Literal in %3 Variablen gefunden; versuche weniger Terme</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 term of about %2 literal in %3 variables; try fewer terms</source>
        <translation>keine irredundante Disjunktion von %1 Term mit etwa %2 Literal in %3 Variablen gefunden; versuche weniger Terme</translation>
    </message>
    <message>
        <source>with one term the formula is already minimal; ask for more terms</source>
        <translation>mit nur einem Term ist die Formel schon minimal; verlange mehr Terme</translation>
    </message>
    <message>
        <source>expected equations; VHDL cannot be read</source>
        <translation>erwartet: Gleichungen; VHDL lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>a number (a name needs a line such as 1 P after the line 0)</source>
        <translation>eine Zahl (ein Name braucht eine Zeile wie 1 P nach der Zeile 0)</translation>
    </message>
    <message>
        <source>the move %1 wins</source>
        <translation>der Zug %1 gewinnt</translation>
    </message>
    <message>
        <source>the only move, %1, loses</source>
        <translation>der einzige Zug, %1, verliert</translation>
    </message>
    <message>
        <source>every move loses equally fast, for example %1</source>
        <translation>jeder Zug verliert gleich schnell, zum Beispiel %1</translation>
    </message>
    <message>
        <source>every move loses; %1 holds out longest</source>
        <translation>jeder Zug verliert; %1 hält am längsten stand</translation>
    </message>
    <message>
        <source>no move wins, but %1 draws</source>
        <translation>kein Zug gewinnt, aber %1 hält Remis</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Propositions</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Equations over GF(2)</source>
        <translation>Gleichungen über GF(2)</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>A game after twelve moves</source>
        <translation>Ein Spiel nach zwölf Zügen</translation>
    </message>
    <message>
        <source>Draw by following: player 2 answers in the same column</source>
        <translation>Remis durch Nachziehen: Spieler 2 antwortet in derselben Spalte</translation>
    </message>
    <message>
        <source>Open three: two threats, one move to close them</source>
        <translation>Offene Drei: zwei Drohungen, ein Zug zur Abwehr</translation>
    </message>
    <message>
        <source>Fourteen moves to go: one column holds the draw</source>
        <translation>Noch vierzehn Züge: Eine Spalte hält das Remis</translation>
    </message>
    <message>
        <source>One cell left</source>
        <translation>Nur noch ein Feld frei</translation>
    </message>
    <message>
        <source>A finished game</source>
        <translation>Ein beendetes Spiel</translation>
    </message>
    <message>
        <source>A board without the player to move</source>
        <translation>Ein Brett ohne Angabe des Spielers am Zug</translation>
    </message>
    <message>
        <source>A whole game with its moves</source>
        <translation>Ein ganzes Spiel mit seinen Zügen</translation>
    </message>
    <message>
        <source>The assignment&apos;s game: A wins</source>
        <translation>Das Spiel der Übungsaufgabe: A gewinnt</translation>
    </message>
    <message>
        <source>The assignment&apos;s game after two turns</source>
        <translation>Das Spiel der Übungsaufgabe nach zwei Zügen</translation>
    </message>
    <message>
        <source>The assignment&apos;s game, finished</source>
        <translation>Das Spiel der Übungsaufgabe, beendet</translation>
    </message>
    <message>
        <source>Sums and products of more than two parts</source>
        <translation>Summen und Produkte aus mehr als zwei Teilen</translation>
    </message>
    <message>
        <source>Easy: 4 variables, E wins</source>
        <translation>Leicht: 4 Variablen, E gewinnt</translation>
    </message>
    <message>
        <source>Medium: 6 variables, A wins</source>
        <translation>Mittel: 6 Variablen, A gewinnt</translation>
    </message>
    <message>
        <source>Hard: 10 variables, E wins</source>
        <translation>Schwer: 10 Variablen, E gewinnt</translation>
    </message>
    <message>
        <source>All 26 letters: A wins</source>
        <translation>Alle 26 Buchstaben: A gewinnt</translation>
    </message>
    <message>
        <source>The eight rules of the assignment</source>
        <translation>Die acht Regeln der Übungsaufgabe</translation>
    </message>
    <message>
        <source>No facts, only the rules</source>
        <translation>Keine Fakten, nur die Regeln</translation>
    </message>
    <message>
        <source>Facts from a walk over six squares</source>
        <translation>Fakten aus einer Erkundung von sechs Feldern</translation>
    </message>
    <message>
        <source>Facts from a walk over thirteen squares</source>
        <translation>Fakten aus einer Erkundung von dreizehn Feldern</translation>
    </message>
    <message>
        <source>Facts that contradict the rules</source>
        <translation>Fakten, die den Regeln widersprechen</translation>
    </message>
    <message>
        <source>A statement that is true after the walk</source>
        <translation>Eine Aussage, die nach der Erkundung wahr ist</translation>
    </message>
    <message>
        <source>A statement that is false after the walk</source>
        <translation>Eine Aussage, die nach der Erkundung falsch ist</translation>
    </message>
    <message>
        <source>A statement that the walk leaves open</source>
        <translation>Eine Aussage, die die Erkundung offenlässt</translation>
    </message>
    <message>
        <source>Rules with two mistakes to find</source>
        <translation>Regeln mit zwei Fehlern zum Finden</translation>
    </message>
    <message>
        <source>Ring of four holes</source>
        <translation>Ring aus vier Löchern</translation>
    </message>
    <message>
        <source>Triangle of ten: not solvable</source>
        <translation>Zehnerdreieck: nicht lösbar</translation>
    </message>
    <message>
        <source>Triangle of fifteen</source>
        <translation>Fünfzehnerdreieck</translation>
    </message>
    <message>
        <source>English board, from the centre to the centre</source>
        <translation>Englisches Brett, von der Mitte zur Mitte</translation>
    </message>
    <message>
        <source>A game on the triangle of fifteen, after four jumps</source>
        <translation>Ein Spiel auf dem Fünfzehnerdreieck nach vier Sprüngen</translation>
    </message>
    <message>
        <source>Three clauses with one model</source>
        <translation>Drei Klauseln mit einem Modell</translation>
    </message>
    <message>
        <source>Nine clauses that force five of six atoms</source>
        <translation>Neun Klauseln, die fünf von sechs Atomen erzwingen</translation>
    </message>
    <message>
        <source>Six pigeons in five holes: unsatisfiable</source>
        <translation>Sechs Tauben in fünf Fächern: unerfüllbar</translation>
    </message>
    <message>
        <source>Eight queens: 92 solutions</source>
        <translation>Acht Damen: 92 Lösungen</translation>
    </message>
    <message>
        <source>A sudoku with one solution</source>
        <translation>Ein Sudoku mit einer Lösung</translation>
    </message>
    <message>
        <source>A map of twenty countries in three colours</source>
        <translation>Eine Karte mit zwanzig Ländern in drei Farben</translation>
    </message>
    <message>
        <source>A triangle of ten pegs as clauses: unsatisfiable</source>
        <translation>Ein Dreieck mit zehn Stiften als Klauseln: unerfüllbar</translation>
    </message>
    <message>
        <source>Majority of three, as a truth table</source>
        <translation>Mehrheit von dreien, als Wahrheitstabelle</translation>
    </message>
    <message>
        <source>Four variables with don&apos;t-cares, as minterms</source>
        <translation>Vier Variablen mit Don’t-Cares, als Minterme</translation>
    </message>
    <message>
        <source>A formula in the notation of the formula game</source>
        <translation>Eine Formel in der Notation des Formelspiels</translation>
    </message>
    <message>
        <source>Two-bit adder: five inputs, three outputs</source>
        <translation>2-Bit-Addierer: fünf Eingänge, drei Ausgänge</translation>
    </message>
    <message>
        <source>Seven-segment display: seven outputs</source>
        <translation>Siebensegmentanzeige: sieben Ausgänge</translation>
    </message>
    <message>
        <source>A CNF of 39 clauses that needs only 33</source>
        <translation>Eine KNF aus 39 Klauseln, die mit 33 auskommt</translation>
    </message>
    <message>
        <source>Nim with piles of 3, 4 and 5</source>
        <translation>Nim mit Haufen von 3, 4 und 5</translation>
    </message>
    <message>
        <source>Dots and boxes on 2 × 2 boxes</source>
        <translation>Käsekästchen mit 2 × 2 Kästchen</translation>
    </message>
    <message>
        <source>The end of Othello on 6 × 6</source>
        <translation>Das Ende von Othello auf 6 × 6</translation>
    </message>
    <message>
        <source>A drawn game with a short and a long win</source>
        <translation>Ein gezeichnetes Spiel mit einem kurzen und einem langen Gewinn</translation>
    </message>
    <message>
        <source>A drawn game in which positions repeat</source>
        <translation>Ein gezeichnetes Spiel, in dem sich Stellungen wiederholen</translation>
    </message>
    <message>
        <source>A maze with several paths to the goal</source>
        <translation>Ein Labyrinth mit mehreren Wegen zum Ziel</translation>
    </message>
    <message>
        <source>Eight pieces of food to collect</source>
        <translation>Acht Futterstücke zum Einsammeln</translation>
    </message>
    <message>
        <source>Rooms with costs from 1 to 9 and diagonal moves</source>
        <translation>Räume mit Kosten von 1 bis 9 und diagonalen Schritten</translation>
    </message>
    <message>
        <source>A graph that leads greedy search astray</source>
        <translation>Ein Graph, der die gierige Suche in die Irre führt</translation>
    </message>
    <message>
        <source>Caves in the format of the MovingAI benchmarks</source>
        <translation>Höhlen im Format der MovingAI-Benchmarks</translation>
    </message>
    <message>
        <source>Twenty problems in the caves</source>
        <translation>Zwanzig Aufgaben in den Höhlen</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Erste Prüfung</translation>
    </message>
    <message>
        <source>Second trial</source>
        <translation>Zweite Prüfung</translation>
    </message>
    <message>
        <source>Third trial</source>
        <translation>Dritte Prüfung</translation>
    </message>
    <message>
        <source>Fourth trial</source>
        <translation>Vierte Prüfung</translation>
    </message>
    <message>
        <source>Fifth trial</source>
        <translation>Fünfte Prüfung</translation>
    </message>
    <message>
        <source>Sixth trial</source>
        <translation>Sechste Prüfung</translation>
    </message>
    <message>
        <source>Seventh trial</source>
        <translation>Siebte Prüfung</translation>
    </message>
    <message>
        <source>Eighth trial</source>
        <translation>Achte Prüfung</translation>
    </message>
    <message>
        <source>Ninth trial</source>
        <translation>Neunte Prüfung</translation>
    </message>
    <message>
        <source>Tenth trial</source>
        <translation>Zehnte Prüfung</translation>
    </message>
    <message>
        <source>First, second and third choice</source>
        <translation>Erste, zweite und dritte Wahl</translation>
    </message>
    <message>
        <source>Knights and knaves</source>
        <translation>Ritter und Schurken</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>It is a minimum form: %1.</source>
        <translation>Es ist eine Minimalform: %1.</translation>
    </message>
    <message>
        <source>It has %1: %2 more than the minimum.</source>
        <translation>Umfang: %1; das sind %2 mehr als im Minimum.</translation>
    </message>
    <message>
        <source>It has %1: %2 more than the best form found.</source>
        <translation>Umfang: %1; das sind %2 mehr als in der besten gefundenen Form.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>It has %1, as many as the best form found.</source>
        <translation>Umfang: %1, so viel wie bei der besten gefundenen Form.</translation>
    </message>
    <message>
        <source>The clause %1 is redundant: the others imply it.</source>
        <translation>Die Klausel %1 ist überflüssig: Sie folgt aus den anderen.</translation>
    </message>
    <message>
        <source>The term %1 is redundant: the others cover it.</source>
        <translation>Der Term %1 ist überflüssig: Die anderen überdecken ihn.</translation>
    </message>
    <message>
        <source>Any one of the clauses %1 is redundant.</source>
        <translation>Von den Klauseln %1 ist jede einzelne überflüssig.</translation>
    </message>
    <message>
        <source>Any one of the terms %1 is redundant.</source>
        <translation>Von den Termen %1 ist jeder einzelne überflüssig.</translation>
    </message>
    <message>
        <source>%1 can be shortened to %2.</source>
        <translation>%1 lässt sich zu %2 verkürzen.</translation>
    </message>
    <message>
        <source>It is neither a DNF nor a CNF, so its terms are not compared.</source>
        <translation>Es ist weder eine DNF noch eine KNF; die Terme werden deshalb nicht verglichen.</translation>
    </message>
    <message>
        <source>, of %1</source>
        <translation>, von %1</translation>
    </message>
    <message>
        <source>Formula (textbook signs)</source>
        <translation>Formel (Lehrbuchzeichen)</translation>
    </message>
    <message>
        <source>Formula (ASCII)</source>
        <translation>Formel (ASCII)</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Equations (eqntott)</source>
        <translation>Gleichungen (eqntott)</translation>
    </message>
    <message>
        <source>PLA (espresso)</source>
        <translation>PLA (espresso)</translation>
    </message>
    <message>
        <source>Clauses (DIMACS)</source>
        <translation>Klauseln (DIMACS)</translation>
    </message>
    <message>
        <source>Minterms</source>
        <translation>Minterme</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Wahrheitstabelle</translation>
    </message>
    <message>
        <source>Truth table (CSV)</source>
        <translation>Wahrheitstabelle (CSV)</translation>
    </message>
    <message>
        <source>BLIF</source>
        <translation>BLIF</translation>
    </message>
    <message>
        <source>NAND gates only</source>
        <translation>Nur NAND-Gatter</translation>
    </message>
    <message>
        <source>NOR gates only</source>
        <translation>Nur NOR-Gatter</translation>
    </message>
    <message>
        <source>Verilog</source>
        <translation>Verilog</translation>
    </message>
    <message>
        <source>VHDL</source>
        <translation>VHDL</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heuristisch</translation>
    </message>
    <message>
        <source>Covering problem (LP)</source>
        <translation>Überdeckungsproblem (LP)</translation>
    </message>
    <message>
        <source>Covering problem (OPB)</source>
        <translation>Überdeckungsproblem (OPB)</translation>
    </message>
    <message>
        <source>Always true</source>
        <translation>Immer wahr</translation>
    </message>
    <message>
        <source>Always false</source>
        <translation>Immer falsch</translation>
    </message>
    <message>
        <source>Prime implicates: %1 (%2 essential).</source>
        <translation>Primimplikate: %1 (davon wesentlich: %2).</translation>
    </message>
    <message>
        <source>Prime implicants: %1 (%2 essential).</source>
        <translation>Primimplikanten: %1 (davon wesentlich: %2).</translation>
    </message>
    <message>
        <source>No clause is false in two of these %1 rows (%2), so every CNF needs at least %1 clauses.</source>
        <translation>Keine Klausel ist in zwei dieser %1 Zeilen (%2) falsch, also braucht jede KNF mindestens %1 Klauseln.</translation>
    </message>
    <message>
        <source>No term is true in two of these %1 rows (%2), so every DNF needs at least %1 terms.</source>
        <translation>Kein Term ist in zwei dieser %1 Zeilen (%2) wahr, also braucht jede DNF mindestens %1 Terme.</translation>
    </message>
    <message>
        <source>A search raised this bound to %1.</source>
        <translation>Eine Suche hob diese Schranke auf %1 an.</translation>
    </message>
    <message>
        <source>%1 appears here.
Type a formula, minterms or a table above, or open an example from the Normal Forms menu.</source>
        <translation>%1 erscheint hier.
Oben eine Formel, Minterme oder eine Tabelle eingeben oder ein Beispiel aus dem Menü „Normalformen“ öffnen.</translation>
    </message>
    <message>
        <source>Not drawn: with %1 inputs and %2 outputs the function is too wide (the limit is %3 of each). Its minimum form is on the right.</source>
        <translation>Nicht gezeichnet: Mit %1 Eingängen und %2 Ausgängen ist die Funktion zu breit (die Grenze ist jeweils %3). Ihre Minimalform steht rechts.</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 Klausel</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 Klauseln</translation>
    </message>
    <message>
        <source>%1 term</source>
        <translation>%1 Term</translation>
    </message>
    <message>
        <source>%1 terms</source>
        <translation>%1 Terme</translation>
    </message>
    <message>
        <source>%1 literal</source>
        <translation>%1 Literal</translation>
    </message>
    <message>
        <source>%1 literals</source>
        <translation>%1 Literale</translation>
    </message>
    <message>
        <source>No function yet</source>
        <translation>Noch keine Funktion</translation>
    </message>
    <message>
        <source>Too large to minimise</source>
        <translation>Zu groß zum Minimieren</translation>
    </message>
    <message>
        <source>Function not understood</source>
        <translation>Funktion nicht verstanden</translation>
    </message>
    <message>
        <source>Not minimised</source>
        <translation>Nicht minimiert</translation>
    </message>
    <message>
        <source>Minimising…</source>
        <translation>Wird minimiert …</translation>
    </message>
    <message>
        <source>Proven minimum: %1, %2</source>
        <translation>Nachweislich minimal: %1, %2</translation>
    </message>
    <message>
        <source>So far %1, %2 (lower bound %3)</source>
        <translation>Bisher %1, %2 (untere Schranke %3)</translation>
    </message>
    <message>
        <source>%1 (proven minimum), %2 to %3</source>
        <translation>%1 (nachweislich minimal), %2 bis %3</translation>
    </message>
    <message>
        <source>%1, %2 (not proven minimum)</source>
        <translation>%1, %2 (nicht nachweislich minimal)</translation>
    </message>
    <message>
        <source>Type a formula, a truth table, minterms, equations or a PLA on the left.</source>
        <translation>Links eine Formel, eine Wahrheitstabelle, Minterme, Gleichungen oder eine PLA eingeben.</translation>
    </message>
    <message>
        <source>Lower bound when stopped: %1.</source>
        <translation>Untere Schranke beim Anhalten: %1.</translation>
    </message>
    <message>
        <source>Lower bound: %1.</source>
        <translation>Untere Schranke: %1.</translation>
    </message>
    <message>
        <source>Stopped before the number of literals was proven minimum.</source>
        <translation>Angehalten, bevor die Anzahl der Literale als minimal nachgewiesen war.</translation>
    </message>
    <message>
        <source>Method: %1.</source>
        <translation>Verfahren: %1.</translation>
    </message>
    <message>
        <source>1 input</source>
        <translation>1 Eingang</translation>
    </message>
    <message>
        <source>%1 inputs</source>
        <translation>%1 Eingänge</translation>
    </message>
    <message>
        <source>, %1 outputs</source>
        <translation>, %1 Ausgänge</translation>
    </message>
    <message>
        <source>, %1 of %2 rows true</source>
        <translation>, %1 von %2 Zeilen wahr</translation>
    </message>
    <message>
        <source>, %1 don&apos;t-care</source>
        <translation>, %1 Don’t-Care</translation>
    </message>
    <message>
        <source>, %1 don&apos;t-cares</source>
        <translation>, %1 Don’t-Cares</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>too many rows to count</source>
        <translation>zu viele Zeilen, um sie zu zählen</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>Circuit: AND gates %1, OR gates %2, inverters %3</source>
        <translation>Schaltung: UND-Gatter %1, ODER-Gatter %2, Inverter %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>Die Schaltung</translation>
    </message>
    <message>
        <source>A circuit of %1 is too large to draw.</source>
        <translation>Eine Schaltung dieser Größe (%1) ist zu groß zum Zeichnen.</translation>
    </message>
    <message>
        <source>The procedure</source>
        <translation>Das Verfahren</translation>
    </message>
    <message>
        <source>The procedure works on one output at a time. Choose one above.</source>
        <translation>Das Verfahren bearbeitet einen Ausgang nach dem anderen. Oben einen wählen.</translation>
    </message>
    <message>
        <source>Too many inputs for the step-by-step procedure: %2 (the limit is %1).</source>
        <translation>Zu viele Eingänge für das schrittweise Verfahren: %2 (die Grenze ist %1).</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Combined %1 times</source>
        <translation>%1-mal kombiniert</translation>
    </message>
    <message>
        <source>Combined once</source>
        <translation>Einmal kombiniert</translation>
    </message>
    <message>
        <source>Two entries of adjacent groups that differ in one input are combined without that input: %1 of %2 rows each.</source>
        <translation>Je zwei Einträge benachbarter Gruppen, die sich in einem Eingang unterscheiden, werden ohne diesen Eingang kombiniert: %1 mit je %2 Zeilen.</translation>
    </message>
    <message>
        <source>%1 entry</source>
        <translation>%1 Eintrag</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>Compare %1 and %2</source>
        <translation>Vergleich von %1 und %2</translation>
    </message>
    <message>
        <source>They differ only in %1, so they combine to %2.</source>
        <translation>Sie unterscheiden sich nur in %1, lassen sich also zu %2 kombinieren.</translation>
    </message>
    <message>
        <source>They differ only in %1 and combine to %2, which is listed already.</source>
        <translation>Sie unterscheiden sich nur in %1 und ergeben kombiniert %2, das schon in der Liste steht.</translation>
    </message>
    <message>
        <source>Their dashes are in different places, so they do not combine.</source>
        <translation>Ihre Striche stehen an verschiedenen Stellen, deshalb lassen sie sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>They differ in %1 inputs, so they do not combine.</source>
        <translation>Sie unterscheiden sich in %1 Eingängen, deshalb lassen sie sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>Column %1 done</source>
        <translation>Spalte %1 fertig</translation>
    </message>
    <message>
        <source>Every entry of this column was combined.</source>
        <translation>Jeder Eintrag dieser Spalte wurde kombiniert.</translation>
    </message>
    <message>
        <source>One entry cannot be combined further: it is prime.</source>
        <translation>Ein Eintrag lässt sich nicht weiter kombinieren: Er ist prim.</translation>
    </message>
    <message>
        <source>%1 entries cannot be combined further: they are prime.</source>
        <translation>%1 Einträge lassen sich nicht weiter kombinieren: Sie sind prim.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>The chart has a line for each of the %1 prime implicates and a column for each false row. A cross means that the prime covers the row. Choose as few primes as possible so that every column is covered.</source>
        <translation>Die Tafel hat eine Zeile für jedes der %1 Primimplikate und eine Spalte für jede falsche Zeile der Wahrheitstabelle. Ein Kreuz bedeutet, dass das Primimplikat die Zeile überdeckt. Wähle möglichst wenige Primimplikate, sodass jede Spalte überdeckt ist.</translation>
    </message>
    <message>
        <source>The chart has a line for each of the %1 prime implicants and a column for each minterm. A cross means that the prime covers the minterm. Choose as few primes as possible so that every column is covered.</source>
        <translation>Die Tafel hat eine Zeile für jeden der %1 Primimplikanten und eine Spalte für jeden Minterm. Ein Kreuz bedeutet, dass der Primimplikant den Minterm überdeckt. Wähle möglichst wenige Primimplikanten, sodass jede Spalte überdeckt ist.</translation>
    </message>
    <message>
        <source>Essential</source>
        <translation>Wesentlich</translation>
    </message>
    <message>
        <source>Row %1 has only one cross, at %2, so %2 is in every form. It is chosen and covers all its rows.</source>
        <translation>Zeile %1 hat nur ein Kreuz, bei %2; also kommt %2 in jeder Form vor. Dieser Term wird gewählt und überdeckt alle seine Zeilen.</translation>
    </message>
    <message>
        <source>Only one cross left</source>
        <translation>Nur noch ein Kreuz</translation>
    </message>
    <message>
        <source>Row %1 has only one cross left, at %2. It is chosen and covers all its rows.</source>
        <translation>Zeile %1 hat nur noch ein Kreuz, bei %2. Dieser Term wird gewählt und überdeckt alle seine Zeilen.</translation>
    </message>
    <message>
        <source>Dominating row</source>
        <translation>Dominierende Zeile</translation>
    </message>
    <message>
        <source>Every prime that covers row %2 also covers row %1, so row %1 is removed.</source>
        <translation>Jeder Primterm, der Zeile %2 überdeckt, überdeckt auch Zeile %1; Zeile %1 wird deshalb gestrichen.</translation>
    </message>
    <message>
        <source>Redundant prime</source>
        <translation>Überflüssiger Primterm</translation>
    </message>
    <message>
        <source>%2 covers all remaining rows of %1 at no higher cost, so %1 is removed.</source>
        <translation>%2 überdeckt alle übrigen Zeilen von %1 und kostet nicht mehr; %1 wird deshalb gestrichen.</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>No rule applies. A search of all choices finds a minimum form with %1, so it is chosen.</source>
        <translation>Keine Regel greift. Eine Suche über alle Möglichkeiten findet eine Minimalform mit %1; dieser Term wird deshalb gewählt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>No row is false, so there is nothing to cover.</source>
        <translation>Keine Zeile ist falsch, es gibt also nichts zu überdecken.</translation>
    </message>
    <message>
        <source>No row is true, so there is nothing to cover.</source>
        <translation>Keine Zeile ist wahr, es gibt also nichts zu überdecken.</translation>
    </message>
    <message>
        <source>All rows are covered by %1 with %2: %3.</source>
        <translation>Damit sind alle Zeilen überdeckt (%1, %2): %3.</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>don&apos;t-care</source>
        <translation>Don’t-Care</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Das Diagramm</translation>
    </message>
    <message>
        <source>A map shows one output. Choose one above.</source>
        <translation>Ein Diagramm zeigt einen Ausgang. Oben einen wählen.</translation>
    </message>
    <message>
        <source>A map needs 2 to 6 inputs; this function has %1.
Use the table instead.</source>
        <translation>Ein Diagramm braucht 2 bis 6 Eingänge; diese Funktion hat %1.
Stattdessen die Tabelle verwenden.</translation>
    </message>
    <message>
        <source>A map needs at least two inputs.</source>
        <translation>Ein Diagramm braucht mindestens zwei Eingänge.</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Kein Diagramm</translation>
    </message>
    <message>
        <source>Karnaugh map of %1</source>
        <translation>KV-Diagramm von %1</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 Zeile</translation>
    </message>
    <message>
        <source>The rows where the function is false or don&apos;t-care, grouped by the number of ones: %1.</source>
        <translation>Die Zeilen, in denen die Funktion falsch oder don&apos;t-care ist, nach der Anzahl der Einsen gruppiert: %1.</translation>
    </message>
    <message>
        <source>The rows where the function is true or don&apos;t-care, grouped by the number of ones: %1.</source>
        <translation>Die Zeilen, in denen die Funktion wahr oder don&apos;t-care ist, nach der Anzahl der Einsen gruppiert: %1.</translation>
    </message>
    <message>
        <source>The clause with both %1 and ¬%1 is always true. Leave it out, and the others are compared with the minimum.</source>
        <translation>Die Klausel mit %1 und ¬%1 ist immer wahr. Lass sie weg, dann werden die anderen mit dem Minimum verglichen.</translation>
    </message>
    <message>
        <source>The term with both %1 and ¬%1 is always false. Leave it out, and the others are compared with the minimum.</source>
        <translation>Der Term mit %1 und ¬%1 ist immer falsch. Lass ihn weg, dann werden die anderen mit dem Minimum verglichen.</translation>
    </message>
    <message>
        <source>The other views show another minimum form: %1.</source>
        <translation>Die anderen Ansichten zeigen eine andere Minimalform: %1.</translation>
    </message>
    <message>
        <source>%1, no value</source>
        <translation>%1, kein Wert</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Find the shortest form yourself: type it into the Compare tab, which says whether it is right. Press Minimise to see the answer.</source>
        <translation>Finde die kürzeste Form selbst: Gib sie im Reiter „Vergleich“ ein, der sagt, ob sie stimmt. „Minimieren“ zeigt die Lösung.</translation>
    </message>
</context>
<context>
    <name>FormulaGame</name>
    <message>
        <source>Game in progress (you play A)</source>
        <translation>Laufendes Spiel (du spielst A)</translation>
    </message>
    <message>
        <source>E and A take turns to give each variable a value. E wants the formula to be true, A wants it to be false.
E has chosen x = 1 and y = 0. Which value makes the formula false?</source>
        <translation>E und A geben abwechselnd jeder Variablen einen Wert. E will, dass die Formel wahr ist, A will, dass sie falsch ist.
E hat x = 1 und y = 0 gewählt. Welcher Wert macht die Formel falsch?</translation>
    </message>
</context>
<context>
    <name>FormulaTree</name>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>not</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>Tree of the formula</source>
        <translation>Baum der Formel</translation>
    </message>
    <message>
        <source>E chooses %1 in turn %2</source>
        <translation>E wählt %1 in Zug %2</translation>
    </message>
    <message>
        <source>A chooses %1 in turn %2</source>
        <translation>A wählt %1 in Zug %2</translation>
    </message>
    <message>
        <source>The tree below here is too large to draw</source>
        <translation>Der Baum unterhalb ist zu groß zum Zeichnen</translation>
    </message>
    <message>
        <source>%1: true</source>
        <translation>%1: wahr</translation>
    </message>
    <message>
        <source>%1: false</source>
        <translation>%1: falsch</translation>
    </message>
    <message>
        <source>%1; part of the reason</source>
        <translation>%1; Teil der Begründung</translation>
    </message>
    <message>
        <source>The drawing is too long to show.</source>
        <translation>Die Zeichnung ist zu lang, um sie anzuzeigen.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Draw.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>Player %1 wins.</source>
        <translation>Spieler %1 gewinnt.</translation>
    </message>
    <message>
        <source>a draw into a loss</source>
        <translation>aus einem Remis eine Niederlage</translation>
    </message>
    <message>
        <source>a win into a draw</source>
        <translation>aus einem Sieg ein Remis</translation>
    </message>
    <message>
        <source>a win into a loss</source>
        <translation>aus einem Sieg eine Niederlage</translation>
    </message>
    <message>
        <source>Blunder: %1 by player %2 turned %3.</source>
        <translation>Patzer: %1 von Spieler %2 machte %3.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Graph: %1</source>
        <translation>Graph: %1</translation>
    </message>
    <message>
        <source>1, 2, ... 10</source>
        <translation>1, 2, ... 10</translation>
    </message>
    <message>
        <source>Even or Odd</source>
        <translation>Gerade oder ungerade</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>Subtraktion</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Dawsons Kayles</translation>
    </message>
    <message>
        <source>Chomp</source>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tic-Tac-Toe</translation>
    </message>
    <message>
        <source>Connect 4</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Mu Torere</source>
        <translation>Mu Torere</translation>
    </message>
    <message>
        <source>Dodgem</source>
        <translation>Dodgem</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>Kalah</source>
        <translation>Kalaha</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>Dots and boxes</source>
        <translation>Käsekästchen</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <translation>Hexapawn</translation>
    </message>
    <message>
        <source>Domineering</source>
        <translation>Domineering</translation>
    </message>
    <message>
        <source>Achi</source>
        <translation>Achi</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Dreiermühle</translation>
    </message>
    <message>
        <source>Sim</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Konane</source>
        <translation>Konane</translation>
    </message>
    <message>
        <source>Custom graph</source>
        <translation>Eigener Graph</translation>
    </message>
    <message>
        <source>%1, not labelled yet</source>
        <translation>%1, noch nicht markiert</translation>
    </message>
    <message>
        <source>%1, unreachable</source>
        <translation>%1, unerreichbar</translation>
    </message>
    <message>
        <source>%1, for player 1: %2, for player 2: %3</source>
        <translation>%1, für Spieler 1: %2, für Spieler 2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, an arrow to %1</source>
        <translation>, ein Pfeil zu %1</translation>
    </message>
    <message>
        <source>, an arrow of player %2 to %1</source>
        <translation>, ein Pfeil von Spieler %2 zu %1</translation>
    </message>
    <message>
        <source>, final: a %1 for the player to move</source>
        <translation>, Endzustand: %1 für den Spieler am Zug</translation>
    </message>
    <message>
        <source>, the start</source>
        <translation>, der Start</translation>
    </message>
    <message>
        <source>, the token is here</source>
        <translation>, hier steht der Spielstein</translation>
    </message>
    <message>
        <source>Stopped before the game was solved. Press Values to try again.</source>
        <translation>Angehalten, bevor das Spiel gelöst war. „Werte“ drücken, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>This game cannot be solved here: %1.</source>
        <translation>Dieses Spiel kann hier nicht gelöst werden: %1.</translation>
    </message>
    <message>
        <source>Too large to draw (%1 positions). It is solved layer by layer and can be played.</source>
        <translation>Zu groß zum Zeichnen (%1 Stellungen). Das Spiel ist Schicht für Schicht gelöst und kann gespielt werden.</translation>
    </message>
    <message>
        <source>Too large to draw. It is solved with positions merged as &quot;%1&quot; and can be played.</source>
        <translation>Zu groß zum Zeichnen. Das Spiel ist gelöst, mit zusammengefassten Stellungen („%1“), und kann gespielt werden.</translation>
    </message>
    <message>
        <source>Too large to draw (%1 positions and %2 moves; the limit is %3 positions). It is solved and can be played.</source>
        <translation>Zu groß zum Zeichnen (Stellungen: %1, Züge: %2; die Grenze liegt bei %3 Stellungen). Das Spiel ist gelöst und kann gespielt werden.</translation>
    </message>
    <message>
        <source>Tree of the game</source>
        <translation>Baum des Spiels</translation>
    </message>
    <message>
        <source>%1. The tree below here is too large to draw</source>
        <translation>%1. Der Baum darunter ist zu groß zum Zeichnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, corrected</source>
        <translation>%1, berichtigt</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>%1, the current position</source>
        <translation>%1, die aktuelle Stellung</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 Zug</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Zügen</translation>
    </message>
    <message>
        <source>win: the game is over</source>
        <translation>Gewinn: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation>Gewinn in %1</translation>
    </message>
    <message>
        <source>loss: the game is over</source>
        <translation>Verlust: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation>Verlust in %1</translation>
    </message>
    <message>
        <source>draw without end</source>
        <translation>Remis ohne Ende</translation>
    </message>
    <message>
        <source>draw: the game is over</source>
        <translation>Remis: Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>draw in %1</source>
        <translation>Remis in %1</translation>
    </message>
    <message>
        <source>The player to move</source>
        <translation>Der Spieler am Zug</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 wins in %2</source>
        <translation>%1 gewinnt in %2</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 hat verloren</translation>
    </message>
    <message>
        <source>%1 loses in %2</source>
        <translation>%1 verliert in %2</translation>
    </message>
    <message>
        <source>A draw without end</source>
        <translation>Ein Remis ohne Ende</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ein Remis</translation>
    </message>
    <message>
        <source>A draw in %1</source>
        <translation>Ein Remis in %1</translation>
    </message>
    <message>
        <source>wins in %1</source>
        <translation>gewinnt in %1</translation>
    </message>
    <message>
        <source>loses in %1</source>
        <translation>verliert in %1</translation>
    </message>
    <message>
        <source>draws, without end</source>
        <translation>bleibt endlos remis</translation>
    </message>
    <message>
        <source>draws in %1</source>
        <translation>endet remis in %1</translation>
    </message>
    <message>
        <source>more than 18 quintillion</source>
        <translation>mehr als 18 Trillionen</translation>
    </message>
    <message>
        <source>Draw, %1 to %2.</source>
        <translation>Unentschieden, %1 zu %2.</translation>
    </message>
    <message>
        <source>Player %1 wins, %2 to %3.</source>
        <translation>Spieler %1 gewinnt, %2 zu %3.</translation>
    </message>
</context>
<context>
    <name>GradingWords</name>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <translation>%1 von %2 Punkten.</translation>
    </message>
    <message>
        <source>It is being graded.</source>
        <translation>Sie wird gerade bewertet.</translation>
    </message>
    <message>
        <source>Not graded yet.</source>
        <translation>Noch nicht bewertet.</translation>
    </message>
    <message>
        <source>This check is still to come.</source>
        <translation>Diese Prüfung kommt noch.</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabelle für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>Ordner für die Seiten</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>Ordner für die Ergebnisse</translation>
    </message>
    <message>
        <source>%1 case was not run, because too many before it ran out of time.</source>
        <translation>%1 Fall wurde nicht ausgeführt, weil davor zu viele die Zeit überschritten.</translation>
    </message>
    <message>
        <source>%1 cases were not run, because too many before them ran out of time.</source>
        <translation>%1 Fälle wurden nicht ausgeführt, weil davor zu viele die Zeit überschritten.</translation>
    </message>
    <message>
        <source>%1 of %2 failing cases is kept: the smallest.</source>
        <translation>%1 von %2 fehlschlagenden Fällen ist aufbewahrt: der kleinste.</translation>
    </message>
    <message>
        <source>%1 of %2 failing cases are kept: the smallest.</source>
        <translation>%1 von %2 fehlschlagenden Fällen sind aufbewahrt: die kleinsten.</translation>
    </message>
    <message>
        <source>Out of date: the hand-in has changed since it was graded.</source>
        <translation>Veraltet: Die Abgabe wurde seit der Bewertung geändert.</translation>
    </message>
    <message>
        <source>Out of date: the problem has changed since the hand-in was graded.</source>
        <translation>Veraltet: Die Aufgabenstellung wurde seit der Bewertung geändert.</translation>
    </message>
    <message>
        <source>The hand-in is no longer on the disk. It cannot be graded again.</source>
        <translation>Die Abgabe ist nicht mehr auf der Platte. Sie kann nicht neu bewertet werden.</translation>
    </message>
    <message>
        <source>The hand-in is no longer on the disk.</source>
        <translation>Die Abgabe ist nicht mehr auf der Platte.</translation>
    </message>
    <message>
        <source>%2 of %1 case right, %3 of %4 points.</source>
        <translation>%2 von %1 Fall richtig, %3 von %4 Punkten.</translation>
    </message>
    <message>
        <source>%2 of %1 cases right, %3 of %4 points.</source>
        <translation>%2 von %1 Fällen richtig, %3 von %4 Punkten.</translation>
    </message>
    <message>
        <source>%1, reduced to a smaller case that fails</source>
        <translation>%1, auf einen kleineren fehlerhaften Fall verkleinert</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Four in a row scores a point, and the game goes on until the board is full. Play against the computer, see the value of every column, prove the exact value of a position, measure how long each search depth takes, and let engines play matches.</source>
        <translation>Vier in einer Reihe geben einen Punkt, und gespielt wird, bis das Brett voll ist. Spiele gegen den Computer, sieh den Wert jeder Spalte, beweise den exakten Wert einer Stellung, miss, wie lange jede Suchtiefe dauert, und lass Engines gegeneinander antreten.</translation>
    </message>
    <message>
        <source>Two players choose the values of a formula&apos;s variables: one wants the formula to be true, the other false. Play it, see in the tree which parts are already decided, ask who wins with perfect play and why, and compare formulas by their truth tables.</source>
        <translation>Zwei Spieler wählen die Werte der Variablen einer Formel: Der eine will, dass die Formel wahr wird, der andere, dass sie falsch wird. Spiele es, sieh im Baum, welche Teile schon entschieden sind, frage, wer bei perfektem Spiel gewinnt und warum, und vergleiche Formeln anhand ihrer Wahrheitstabellen.</translation>
    </message>
    <message>
        <source>Small games as a computer sees them: positions and moves. Every position is labelled a win, a loss or a draw for the player to move, with the number of moves to the end, and the labelling can be followed step by step.</source>
        <translation>Kleine Spiele, wie ein Computer sie sieht: Stellungen und Züge. Jede Stellung wird für den Spieler am Zug als Gewinn, Verlust oder Remis markiert, mit der Zahl der Züge bis zum Ende, und die Markierung lässt sich Schritt für Schritt verfolgen.</translation>
    </message>
    <message>
        <source>Ladies and tigers, knights and knaves, and any other puzzle that propositional logic can express: in words, as formulas and as equations over GF(2), side by side. See all solutions, the statements that contradict each other, and the algebra step by step.</source>
        <translation>Damen und Tiger, Ritter und Schurken und jedes andere Rätsel, das sich in Aussagenlogik ausdrücken lässt: in Worten, als Formeln und als Gleichungen über GF(2) nebeneinander. Sieh alle Lösungen, die Aussagen, die einander widersprechen, und die Algebra Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Write a boolean function as short as possible, as an or of ands (DNF) or an and of ors (CNF). See why it cannot be shorter: on a Karnaugh map, in a truth table, by the Quine-McCluskey procedure step by step, or as a circuit.</source>
        <translation>Schreibe eine boolesche Funktion möglichst kurz als Disjunktion von Konjunktionen (DNF) oder Konjunktion von Disjunktionen (KNF). Sieh, warum es nicht kürzer geht: im KV-Diagramm, in der Wahrheitstabelle, mit dem Quine-McCluskey-Verfahren Schritt für Schritt oder als Schaltung.</translation>
    </message>
    <message>
        <source>How a program finds a path: breadth-first, depth-first, uniform cost, greedy, A*, IDA*, RBFS, bidirectional and jump point search, in mazes, on the map of Romania and on sliding puzzles. Step through a search, race up to four algorithms, and compare all of them.</source>
        <translation>Wie ein Programm einen Weg findet: Breitensuche, Tiefensuche, uniforme Kostensuche, gierige Suche, A*, IDA*, RBFS, bidirektionale Suche und Sprungpunktsuche, in Labyrinthen, auf der Karte von Rumänien und bei Schiebepuzzles. Gehe eine Suche Schritt für Schritt durch, lass bis zu vier Algorithmen um die Wette laufen und vergleiche sie alle.</translation>
    </message>
    <message>
        <source>Jump over pegs until one is left: peg solitaire on boards of any shape. Play with hints, find solutions or the shortest one, get proofs that there is none, draw boards of your own, and watch a board become clauses and the model become jumps.</source>
        <translation>Über Stifte springen, bis einer übrig ist: Solitär auf Brettern jeder Form. Spiele mit Tipps, finde Lösungen oder die kürzeste, erhalte Beweise, dass es keine gibt, zeichne eigene Bretter und sieh, wie ein Brett zu Klauseln und das Modell zu Sprüngen wird.</translation>
    </message>
    <message>
        <source>A dark cave hides a monster and pits: find out which squares are safe. Write rules that hold in every cave, what you know of this one, and a statement, and see at every keystroke whether the statement follows, what follows about every square, and why.</source>
        <translation>In einer dunklen Höhle sind ein Monster und Gruben verborgen: Finde heraus, welche Felder sicher sind. Schreibe Regeln, die in jeder Höhle gelten, dein Wissen über diese und eine Aussage und sieh bei jedem Tastendruck, ob die Aussage folgt, was über jedes Feld folgt und warum.</translation>
    </message>
    <message>
        <source>Loggia guide</source>
        <translation>Loggia-Handbuch</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Formats and methods</source>
        <translation>Formate und Verfahren</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Tiefentabelle</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>What you can type and open</source>
        <translation>Was man eingeben und öffnen kann</translation>
    </message>
    <message>
        <source>Three things to try</source>
        <translation>Drei Dinge zum Ausprobieren</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>Formula Game</source>
        <translation>Formelspiel</translation>
    </message>
    <message>
        <source>Turns and variables</source>
        <translation>Züge und Variablen</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Wahrheitstabelle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlbaum</translation>
    </message>
    <message>
        <source>Wumpus</source>
        <translation>Wumpus</translation>
    </message>
    <message>
        <source>The four verdicts</source>
        <translation>Die vier Urteile</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Lint</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Walk through a cave</source>
        <translation>Erkundung einer Höhle</translation>
    </message>
    <message>
        <source>Peg Board</source>
        <translation>Solitär</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Brett zeichnen</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Implication graph</source>
        <translation>Implikationsgraph</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>Normal Forms</source>
        <translation>Normalformen</translation>
    </message>
    <message>
        <source>The function</source>
        <translation>Die Funktion</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Draw a game</source>
        <translation>Spiel zeichnen</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Suchlabor</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>f-limits</source>
        <translation>f-Grenzen</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Logic Puzzles</source>
        <translation>Logikrätsel</translation>
    </message>
    <message>
        <source>Three forms</source>
        <translation>Drei Formen</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Algebra</source>
        <translation>Algebra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rätseln</translation>
    </message>
    <message>
        <source>Mod 2</source>
        <translation>Mod 2</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>Was wiederkommt</translation>
    </message>
    <message>
        <source>Pictures and copies</source>
        <translation>Bilder und Kopien</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light, dark, motion and language</source>
        <translation>Hell, dunkel, Bewegung und Sprache</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Bildschirmleser</translation>
    </message>
    <message>
        <source>From the command line</source>
        <translation>Von der Kommandozeile</translation>
    </message>
    <message>
        <source>File formats</source>
        <translation>Dateiformate</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Max-Connect4: formats</source>
        <translation>Max-Connect4: Formate</translation>
    </message>
    <message>
        <source>Formula Game: formats</source>
        <translation>Formelspiel: Formate</translation>
    </message>
    <message>
        <source>Wumpus: formats</source>
        <translation>Wumpus: Formate</translation>
    </message>
    <message>
        <source>Peg Board: formats</source>
        <translation>Solitär: Formate</translation>
    </message>
    <message>
        <source>SAT: formats</source>
        <translation>SAT: Formate</translation>
    </message>
    <message>
        <source>Normal Forms: formats</source>
        <translation>Normalformen: Formate</translation>
    </message>
    <message>
        <source>Games: formats</source>
        <translation>Spiele: Formate</translation>
    </message>
    <message>
        <source>Search Lab: formats</source>
        <translation>Suchlabor: Formate</translation>
    </message>
    <message>
        <source>Logic Puzzles: formats</source>
        <translation>Logikrätsel: Formate</translation>
    </message>
    <message>
        <source>How a position is judged</source>
        <translation>Wie eine Stellung bewertet wird</translation>
    </message>
    <message>
        <source>How Max-Connect4 is solved</source>
        <translation>Wie Max-Connect4 gelöst wird</translation>
    </message>
    <message>
        <source>How the formula game is solved</source>
        <translation>Wie das Formelspiel gelöst wird</translation>
    </message>
    <message>
        <source>How the wumpus world is decided</source>
        <translation>Wie die Wumpus-Welt entschieden wird</translation>
    </message>
    <message>
        <source>How peg solitaire is solved</source>
        <translation>Wie Solitär gelöst wird</translation>
    </message>
    <message>
        <source>How clause sets are decided</source>
        <translation>Wie Klauselmengen entschieden werden</translation>
    </message>
    <message>
        <source>How normal forms are minimised</source>
        <translation>Wie Normalformen minimiert werden</translation>
    </message>
    <message>
        <source>Computational games: trees, graphs and values</source>
        <translation>Spiele am Computer: Bäume, Graphen und Werte</translation>
    </message>
    <message>
        <source>How mazes are searched</source>
        <translation>Wie Labyrinthe durchsucht werden</translation>
    </message>
    <message>
        <source>How logic puzzles are read, solved and translated</source>
        <translation>Wie Logikrätsel gelesen, gelöst und übersetzt werden</translation>
    </message>
    <message>
        <source>How fast Loggia is</source>
        <translation>Wie schnell Loggia ist</translation>
    </message>
    <message>
        <source>A class in one command</source>
        <translation>Eine Klasse mit einem Befehl</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Für Lehrende</translation>
    </message>
    <message>
        <source>Grading a class</source>
        <translation>Eine Klasse bewerten</translation>
    </message>
    <message>
        <source>Hunt for gold</source>
        <translation>Goldsuche</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Berichte</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>The sandbox</source>
        <translation>Die Sandbox</translation>
    </message>
    <message>
        <source>What is judged</source>
        <translation>Was beurteilt wird</translation>
    </message>
    <message>
        <source>What is run</source>
        <translation>Was ausgeführt wird</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Eight engines in one command</source>
        <translation>Acht Engines mit einem Befehl</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Wer gegen wen spielt</translation>
    </message>
    <message>
        <source>Faster and more certain</source>
        <translation>Schneller und sicherer</translation>
    </message>
    <message>
        <source>Interrupt it and go on</source>
        <translation>Unterbrechen und fortsetzen</translation>
    </message>
    <message>
        <source>How strength is measured in tournaments</source>
        <translation>Wie Spielstärke in Turnieren gemessen wird</translation>
    </message>
    <message>
        <source>Large work on many machines</source>
        <translation>Große Aufgaben auf vielen Rechnern</translation>
    </message>
    <message>
        <source>Three commands</source>
        <translation>Drei Befehle</translation>
    </message>
    <message>
        <source>What can be split</source>
        <translation>Was sich aufteilen lässt</translation>
    </message>
    <message>
        <source>Under Slurm</source>
        <translation>Unter Slurm</translation>
    </message>
    <message>
        <source>With GNU parallel</source>
        <translation>Mit GNU parallel</translation>
    </message>
    <message>
        <source>Large work: what more machines gain</source>
        <translation>Große Aufgaben: was mehr Rechner bringen</translation>
    </message>
    <message>
        <source>Grading: formats</source>
        <translation>Bewertung: Formate</translation>
    </message>
    <message>
        <source>Shards: formats</source>
        <translation>Teilaufgaben: Formate</translation>
    </message>
    <message>
        <source>Can all clauses be true at once, where the clause 1 -2 means that atom 1 is true or atom 2 is false? Type clauses and get a model, or a proof that there is none; see which clauses are to blame; or watch the solver decide, propagate and learn.</source>
        <translation>Können alle Klauseln zugleich wahr sein, wobei die Klausel 1 -2 bedeutet, dass Atom 1 wahr oder Atom 2 falsch ist? Gib Klauseln ein und erhalte ein Modell oder einen Beweis, dass es keines gibt; sieh, welche Klauseln schuld sind; oder sieh dem Solver beim Entscheiden, Propagieren und Lernen zu.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>Im Fenster</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>A stone of player 1 (orange, with a ring)</source>
        <translation>Ein Stein von Spieler 1 (orange, mit Ring)</translation>
    </message>
    <message>
        <source>A stone of player 2 (blue, with a diamond)</source>
        <translation>Ein Stein von Spieler 2 (blau, mit Raute)</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>A hint: the move that the engine recommends</source>
        <translation>Ein Tipp: der Zug, den die Engine empfiehlt</translation>
    </message>
    <message>
        <source>A move that the analysis expects, with its number in the line of play</source>
        <translation>Ein Zug, den die Analyse erwartet, mit seiner Nummer in der Zugfolge</translation>
    </message>
    <message>
        <source>Below a column: how the game ends, in points for the player to move, if this column is played. A frame marks the best columns.</source>
        <translation>Unter einer Spalte: wie das Spiel ausgeht, in Punkten für den Spieler am Zug, wenn diese Spalte gespielt wird. Ein Rahmen markiert die besten Spalten.</translation>
    </message>
    <message>
        <source>Or: true when at least one part is true</source>
        <translation>Oder: wahr, wenn mindestens ein Teil wahr ist</translation>
    </message>
    <message>
        <source>And: true when every part is true</source>
        <translation>Und: wahr, wenn jeder Teil wahr ist</translation>
    </message>
    <message>
        <source>Not: true when its part is false</source>
        <translation>Nicht: wahr, wenn der Teil falsch ist</translation>
    </message>
    <message>
        <source>A variable that E chooses (orange)</source>
        <translation>Eine Variable, die E wählt (orange)</translation>
    </message>
    <message>
        <source>A variable that A chooses (blue)</source>
        <translation>Eine Variable, die A wählt (blau)</translation>
    </message>
    <message>
        <source>The variable to choose next</source>
        <translation>Die Variable, die an der Reihe ist</translation>
    </message>
    <message>
        <source>True, whatever is chosen from now on (solid outline)</source>
        <translation>Wahr, was auch immer noch gewählt wird (durchgezogener Rand)</translation>
    </message>
    <message>
        <source>False, whatever is chosen from now on (dashed outline)</source>
        <translation>Falsch, was auch immer noch gewählt wird (gestrichelter Rand)</translation>
    </message>
    <message>
        <source>The part that a hint is about, or that decides the game (band)</source>
        <translation>Der Teil, von dem ein Tipp spricht oder der das Spiel entscheidet (Band)</translation>
    </message>
    <message>
        <source>Player 1 to move (round outline)</source>
        <translation>Spieler 1 am Zug (runder Umriss)</translation>
    </message>
    <message>
        <source>Player 2 to move (square outline)</source>
        <translation>Spieler 2 am Zug (eckiger Umriss)</translation>
    </message>
    <message>
        <source>Won for the player to move, in three moves (solid outline)</source>
        <translation>Gewonnen für den Spieler am Zug, in drei Zügen (durchgezogener Rand)</translation>
    </message>
    <message>
        <source>Lost for the player to move, in two moves (dashed outline)</source>
        <translation>Verloren für den Spieler am Zug, in zwei Zügen (gestrichelter Rand)</translation>
    </message>
    <message>
        <source>Drawn: neither player can force a win</source>
        <translation>Remis: Kein Spieler kann den Sieg erzwingen</translation>
    </message>
    <message>
        <source>Not labelled yet, while the labels are found step by step</source>
        <translation>Noch nicht markiert, während die Markierungen Schritt für Schritt gefunden werden</translation>
    </message>
    <message>
        <source>The position on the board, or the one that was labelled last (filled)</source>
        <translation>Die Stellung auf dem Brett oder die zuletzt markierte (gefüllt)</translation>
    </message>
    <message>
        <source>A winning move</source>
        <translation>Ein Gewinnzug</translation>
    </message>
    <message>
        <source>A move that keeps the value of the position</source>
        <translation>Ein Zug, der den Wert der Stellung hält</translation>
    </message>
    <message>
        <source>A move that gives the value of the position away</source>
        <translation>Ein Zug, der den Wert der Stellung verschenkt</translation>
    </message>
    <message>
        <source>In a game that you draw: only player 1 may follow this arrow</source>
        <translation>Gezeichnete Spiele: Nur Spieler 1 darf diesem Pfeil folgen</translation>
    </message>
    <message>
        <source>In a game that you draw: only player 2 may follow this arrow</source>
        <translation>Gezeichnete Spiele: Nur Spieler 2 darf diesem Pfeil folgen</translation>
    </message>
    <message>
        <source>On the board (F4): a best move (filled); it wins in five moves</source>
        <translation>Auf dem Brett (F4): ein bester Zug (gefüllt); er gewinnt in fünf Zügen</translation>
    </message>
    <message>
        <source>On the board: a move that draws, where a better one exists</source>
        <translation>Auf dem Brett: ein Zug zum Remis, obwohl es einen besseren gibt</translation>
    </message>
    <message>
        <source>On the board: a move that loses in four moves (dashed outline)</source>
        <translation>Auf dem Brett: ein Zug, der in vier Zügen verliert (gestrichelter Rand)</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Im Bild</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was es bedeutet</translation>
    </message>
    <message>
        <source>Karnaugh map: a minterm, the function is 1 here</source>
        <translation>KV-Diagramm: ein Minterm, hier ist die Funktion 1</translation>
    </message>
    <message>
        <source>Karnaugh map: the function is 0 here</source>
        <translation>KV-Diagramm: hier ist die Funktion 0</translation>
    </message>
    <message>
        <source>Karnaugh map: a don&apos;t-care, which a group may cover or not</source>
        <translation>KV-Diagramm: ein Don’t-Care, das ein Block überdecken darf, aber nicht muss</translation>
    </message>
    <message>
        <source>Karnaugh map: a term of the result, with its letter, colour and dashes. For a CNF it is a clause, a group of zeros. The small number is the row of the truth table.</source>
        <translation>KV-Diagramm: ein Term des Ergebnisses mit Buchstabe, Farbe und Strichelung. Bei einer KNF ist es eine Klausel, ein Block von Nullen. Die kleine Zahl ist die Zeile der Wahrheitstabelle.</translation>
    </message>
    <message>
        <source>Circuit: an AND gate; in the colour and with the letter of its term</source>
        <translation>Schaltung: ein UND-Gatter, in der Farbe und mit dem Buchstaben seines Terms</translation>
    </message>
    <message>
        <source>Circuit: an OR gate</source>
        <translation>Schaltung: ein ODER-Gatter</translation>
    </message>
    <message>
        <source>Circuit: an inverter</source>
        <translation>Schaltung: ein Inverter</translation>
    </message>
    <message>
        <source>Circuit: a wire that carries a 1; click the names of inputs to set them</source>
        <translation>Schaltung: eine Leitung, die eine 1 führt; ein Klick auf die Namen der Eingänge setzt sie</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Der Start</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Eine Wand</translation>
    </message>
    <message>
        <source>Floor that costs more than 1 to enter; the number is its cost</source>
        <translation>Boden, dessen Betreten mehr als 1 kostet; die Zahl gibt die Kosten an</translation>
    </message>
    <message>
        <source>Food to collect</source>
        <translation>Futter zum Einsammeln</translation>
    </message>
    <message>
        <source>Frontier: generated, not expanded yet</source>
        <translation>Suchrand: erzeugt, noch nicht expandiert</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandiert</translation>
    </message>
    <message>
        <source>Expanded last (framed)</source>
        <translation>Zuletzt expandiert (gerahmt)</translation>
    </message>
    <message>
        <source>Expanded by the search from the goal</source>
        <translation>Von der Suche vom Ziel aus expandiert</translation>
    </message>
    <message>
        <source>A search with a limit has backed up from here</source>
        <translation>Von hier ist eine Suche mit Grenze zurückgekehrt</translation>
    </message>
    <message>
        <source>The path found</source>
        <translation>Der gefundene Weg</translation>
    </message>
    <message>
        <source>A peg</source>
        <translation>Ein Stift</translation>
    </message>
    <message>
        <source>An empty hole</source>
        <translation>Ein leeres Loch</translation>
    </message>
    <message>
        <source>The goal: a peg must be here at the end (ring)</source>
        <translation>Das Ziel: Hier muss am Ende ein Stift sein (Ring)</translation>
    </message>
    <message>
        <source>The number of the hole in files and in lists of jumps</source>
        <translation>Die Nummer des Lochs in Dateien und in Listen von Sprüngen</translation>
    </message>
    <message>
        <source>The chosen peg, and the hole that it can jump to</source>
        <translation>Der gewählte Stift und das Loch, in das er springen kann</translation>
    </message>
    <message>
        <source>The last jump</source>
        <translation>Der letzte Sprung</translation>
    </message>
    <message>
        <source>A hint: a jump that keeps the board solvable</source>
        <translation>Ein Tipp: ein Sprung, nach dem das Brett lösbar bleibt</translation>
    </message>
    <message>
        <source>With the solvability indicator on: a jump after which the goal can still be reached</source>
        <translation>Bei eingeschalteter Lösbarkeitsanzeige: ein Sprung, nach dem das Ziel noch erreichbar ist</translation>
    </message>
    <message>
        <source>A jump after which the goal can no longer be reached</source>
        <translation>Ein Sprung, nach dem das Ziel nicht mehr erreichbar ist</translation>
    </message>
    <message>
        <source>A hole counted by the proof: no jump changes whether the number of pegs in these holes is even or odd</source>
        <translation>Ein Loch, das der Beweis zählt: Kein Sprung ändert, ob die Anzahl der Stifte in diesen Löchern gerade oder ungerade ist</translation>
    </message>
    <message>
        <source>The weight that the proof gives a hole: no jump makes the pegs heavier</source>
        <translation>Das Gewicht, das der Beweis einem Loch gibt: Kein Sprung macht die Stifte schwerer</translation>
    </message>
    <message>
        <source>A line of three holes, where the drawing does not show it by itself</source>
        <translation>Eine Linie aus drei Löchern, wo die Zeichnung sie nicht von selbst zeigt</translation>
    </message>
    <message>
        <source>While you draw a board: a line of three holes along which pegs can jump</source>
        <translation>Beim Zeichnen eines Bretts: eine Linie aus drei Löchern, entlang der Stifte springen können</translation>
    </message>
    <message>
        <source>A line of three that you added</source>
        <translation>Eine selbst hinzugefügte Dreierlinie</translation>
    </message>
    <message>
        <source>A line of three that you removed</source>
        <translation>Eine selbst entfernte Dreierlinie</translation>
    </message>
    <message>
        <source>Room 1</source>
        <translation>Room 1</translation>
    </message>
    <message>
        <source>Abe</source>
        <translation>Abe</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Your guess while you try the puzzle; click the door or the person, or press G, to change it</source>
        <translation>Deine Vermutung, solange du das Rätsel versuchst; ein Klick auf die Tür oder die Person oder G ändert sie</translation>
    </message>
    <message>
        <source>A closed door: who is behind it is hidden</source>
        <translation>Eine geschlossene Tür: Wer dahinter ist, bleibt verborgen</translation>
    </message>
    <message>
        <source>A lady is behind this door, in every solution</source>
        <translation>Hinter dieser Tür ist in jeder Lösung eine Dame</translation>
    </message>
    <message>
        <source>A tiger is behind this door, in every solution</source>
        <translation>Hinter dieser Tür ist in jeder Lösung ein Tiger</translation>
    </message>
    <message>
        <source>This room is empty</source>
        <translation>Dieses Zimmer ist leer</translation>
    </message>
    <message>
        <source>Solutions differ about this door</source>
        <translation>Bei dieser Tür unterscheiden sich die Lösungen</translation>
    </message>
    <message>
        <source>A knight: everything he says is true</source>
        <translation>Ein Ritter: Alles, was er sagt, ist wahr</translation>
    </message>
    <message>
        <source>A knave: everything he says is false</source>
        <translation>Ein Schurke: Alles, was er sagt, ist falsch</translation>
    </message>
    <message>
        <source>A statement that is true in every solution</source>
        <translation>Eine Aussage, die in jeder Lösung wahr ist</translation>
    </message>
    <message>
        <source>A statement that is false in every solution</source>
        <translation>Eine Aussage, die in jeder Lösung falsch ist</translation>
    </message>
    <message>
        <source>One of the statements that contradict each other</source>
        <translation>Eine der Aussagen, die einander widersprechen</translation>
    </message>
    <message>
        <source>Search tree: a decision, a literal that the search tries</source>
        <translation>Suchbaum: eine Entscheidung, ein Literal, das die Suche versucht</translation>
    </message>
    <message>
        <source>Search tree: a literal that a learned clause forces</source>
        <translation>Suchbaum: ein Literal, das eine gelernte Klausel erzwingt</translation>
    </message>
    <message>
        <source>Search tree: on the path to where the search is now</source>
        <translation>Suchbaum: auf dem Weg dorthin, wo die Suche jetzt ist</translation>
    </message>
    <message>
        <source>Search tree: where the search is</source>
        <translation>Suchbaum: wo die Suche ist</translation>
    </message>
    <message>
        <source>Search tree: not reached yet</source>
        <translation>Suchbaum: noch nicht erreicht</translation>
    </message>
    <message>
        <source>Search tree: a conflict; a clause is false here</source>
        <translation>Suchbaum: ein Konflikt; eine Klausel ist hier falsch</translation>
    </message>
    <message>
        <source>Search tree: a model; every clause is true</source>
        <translation>Suchbaum: ein Modell; jede Klausel ist wahr</translation>
    </message>
    <message>
        <source>Implication graph: a decision; the badge is its level</source>
        <translation>Implikationsgraph: eine Entscheidung; die Marke zeigt ihre Ebene</translation>
    </message>
    <message>
        <source>Implication graph: forced by a clause whose other literals are false</source>
        <translation>Implikationsgraph: erzwungen durch eine Klausel, deren andere Literale falsch sind</translation>
    </message>
    <message>
        <source>Implication graph: its negation is in the learned clause</source>
        <translation>Implikationsgraph: seine Negation steht in der gelernten Klausel</translation>
    </message>
    <message>
        <source>Implication graph: this literal helps to force that one; the number is that of the clause</source>
        <translation>Implikationsgraph: Dieses Literal trägt dazu bei, jenes zu erzwingen; die Zahl ist die der Klausel</translation>
    </message>
    <message>
        <source>Implication graph: an arrow across the cut, from which the clause is learned</source>
        <translation>Implikationsgraph: ein Pfeil über den Schnitt, aus dem die Klausel gelernt wird</translation>
    </message>
    <message>
        <source>Resolution: a clause that is resolved</source>
        <translation>Resolution: eine Klausel, mit der resolviert wird</translation>
    </message>
    <message>
        <source>Resolution: the resolvent, without the literal on the arrows</source>
        <translation>Resolution: die Resolvente, ohne das Literal an den Pfeilen</translation>
    </message>
    <message>
        <source>Graph colouring: the vertex has the colour of this number</source>
        <translation>Graphfärbung: Der Knoten hat die Farbe mit dieser Nummer</translation>
    </message>
    <message>
        <source>Graph colouring: the vertex has two colours, or none is left</source>
        <translation>Graphfärbung: Der Knoten hat zwei Farben, oder es ist keine übrig</translation>
    </message>
    <message>
        <source>Graph colouring: both ends have the same colour</source>
        <translation>Graphfärbung: Beide Enden haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>M, monster: there is one (filled)</source>
        <translation>M, Monster: Hier ist eines (gefüllt)</translation>
    </message>
    <message>
        <source>S, stench: a monster is next to this square</source>
        <translation>S (stench), Gestank: Ein Monster ist neben diesem Feld</translation>
    </message>
    <message>
        <source>P, pit: there is one</source>
        <translation>P (pit), Grube: Hier ist eine</translation>
    </message>
    <message>
        <source>B, breeze: a pit is next to this square</source>
        <translation>B (breeze), Luftzug: Eine Grube ist neben diesem Feld</translation>
    </message>
    <message>
        <source>Definitely false: no pit here (struck through)</source>
        <translation>Sicher falsch: hier keine Grube (durchgestrichen)</translation>
    </message>
    <message>
        <source>Possibly true, possibly false: nothing known decides it (dashed, with ?)</source>
        <translation>Möglicherweise wahr, möglicherweise falsch: Nichts Bekanntes entscheidet es (gestrichelt, mit ?)</translation>
    </message>
    <message>
        <source>Both true and false: what is known contradicts itself (with !)</source>
        <translation>Wahr und falsch zugleich: Das Bekannte widerspricht sich (mit !)</translation>
    </message>
    <message>
        <source>The two caves beside each other differ here (framed)</source>
        <translation>Die beiden Höhlen nebenan unterscheiden sich hier (gerahmt)</translation>
    </message>
    <message>
        <source>The probability of a monster or pit where it is undecided</source>
        <translation>Die Wahrscheinlichkeit eines Monsters oder einer Grube, wo das offen ist</translation>
    </message>
    <message>
        <source>A visited square</source>
        <translation>Ein besuchtes Feld</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Wo du bist</translation>
    </message>
    <message>
        <source>Where your walk ended</source>
        <translation>Wo deine Erkundung endete</translation>
    </message>
    <message>
        <source>Provably safe: no model has a monster or pit here</source>
        <translation>Beweisbar sicher: Kein Modell hat hier ein Monster oder eine Grube</translation>
    </message>
    <message>
        <source>If no square is provably safe: the least risky ones, with their risk</source>
        <translation>Wenn kein Feld beweisbar sicher ist: die mit dem geringsten Risiko, mit diesem Risiko</translation>
    </message>
    <message>
        <source>What the hidden cave holds, once it is shown</source>
        <translation>Was die verborgene Höhle enthält, wenn sie aufgedeckt ist</translation>
    </message>
    <message>
        <source>Gold: where you see it, or carried by you (hunt for gold)</source>
        <translation>Gold: wo du es siehst oder von dir getragen (Goldsuche)</translation>
    </message>
    <message>
        <source>The way out, where a hunt for gold ends</source>
        <translation>Der Ausgang, an dem eine Goldsuche endet</translation>
    </message>
    <message>
        <source>Four in a row, completed by the last move: one point</source>
        <translation>Vier in einer Reihe, vom letzten Zug vollendet: ein Punkt</translation>
    </message>
    <message>
        <source>Four in a row, completed before</source>
        <translation>Vier in einer Reihe, schon vorher vollendet</translation>
    </message>
    <message>
        <source>All cases of the check are right: full points</source>
        <translation>Alle Fälle der Prüfung sind richtig: volle Punktzahl</translation>
    </message>
    <message>
        <source>Some cases are wrong: points for those that are right. Choose the cell to see the smallest failing case</source>
        <translation>Einige Fälle sind falsch: Punkte für die richtigen. Wähle die Zelle, um den kleinsten falschen Fall zu sehen</translation>
    </message>
    <message>
        <source>Not graded yet</source>
        <translation>Noch nicht bewertet</translation>
    </message>
    <message>
        <source>Being graded</source>
        <translation>Wird bewertet</translation>
    </message>
    <message>
        <source>Out of date: the hand-in or the problem has changed since it was graded, or is gone</source>
        <translation>Veraltet: Die Abgabe oder die Aufgabenstellung wurde seit der Bewertung geändert oder ist nicht mehr da</translation>
    </message>
    <message>
        <source>Implication graph: first unique implication point; every path to the conflict leads through it</source>
        <translation>Implikationsgraph: erster eindeutiger Implikationspunkt; jeder Weg zum Konflikt führt durch ihn</translation>
    </message>
    <message>
        <source>Graph or road map: the start (S)</source>
        <translation>Graph oder Straßenkarte: der Start (S)</translation>
    </message>
    <message>
        <source>Graph or road map: the goal (G)</source>
        <translation>Graph oder Straßenkarte: das Ziel (G)</translation>
    </message>
    <message>
        <source>Graph or road map: a node not reached yet</source>
        <translation>Graph oder Straßenkarte: ein noch nicht erreichter Knoten</translation>
    </message>
    <message>
        <source>Graph or road map: a node on the frontier</source>
        <translation>Graph oder Straßenkarte: ein Knoten im Suchrand</translation>
    </message>
    <message>
        <source>Graph or road map: a node that was expanded</source>
        <translation>Graph oder Straßenkarte: ein expandierter Knoten</translation>
    </message>
    <message>
        <source>Graph or road map: the node expanded last, or one on the path found</source>
        <translation>Graph oder Straßenkarte: der zuletzt expandierte Knoten oder einer auf dem gefundenen Weg</translation>
    </message>
    <message>
        <source>Graph or road map: a search with a limit has backed up from here</source>
        <translation>Graph oder Straßenkarte: Von hier ist eine Suche mit Grenze zurückgekehrt</translation>
    </message>
    <message>
        <source>An edge of a graph, or a road, with its cost</source>
        <translation>Eine Kante eines Graphen oder eine Straße mit ihren Kosten</translation>
    </message>
    <message>
        <source>An edge that leads one way only</source>
        <translation>Eine Kante, die nur in eine Richtung führt</translation>
    </message>
    <message>
        <source>Graph or road map: the path to the node expanded last</source>
        <translation>Graph oder Straßenkarte: der Weg zum zuletzt expandierten Knoten</translation>
    </message>
    <message>
        <source>Graph or road map: the path found</source>
        <translation>Graph oder Straßenkarte: der gefundene Weg</translation>
    </message>
    <message>
        <source>Clauses: one of its literals is true</source>
        <translation>Klauseln: Eins ihrer Literale ist wahr</translation>
    </message>
    <message>
        <source>Clauses: one literal is open and all others are false, so it must be true (a unit clause)</source>
        <translation>Klauseln: Ein Literal ist offen und alle anderen sind falsch, also muss es wahr sein (eine Einheitsklausel)</translation>
    </message>
    <message>
        <source>Clauses: all of its literals are false</source>
        <translation>Klauseln: Alle ihre Literale sind falsch</translation>
    </message>
    <message>
        <source>Clauses: still open</source>
        <translation>Klauseln: noch offen</translation>
    </message>
    <message>
        <source>Clauses: the literal is true</source>
        <translation>Klauseln: Das Literal ist wahr</translation>
    </message>
    <message>
        <source>Clauses: the literal is false</source>
        <translation>Klauseln: Das Literal ist falsch</translation>
    </message>
    <message>
        <source>Graph or road map: beyond the limit of this iteration</source>
        <translation>Graph oder Straßenkarte: jenseits der Grenze dieser Iteration</translation>
    </message>
    <message>
        <source>Beyond the limit of this iteration</source>
        <translation>Jenseits der Grenze dieser Iteration</translation>
    </message>
    <message>
        <source>Scanned by jump point search</source>
        <translation>Von der Sprungpunktsuche abgetastet</translation>
    </message>
    <message>
        <source>Steps: combined with another one, so no prime implicant</source>
        <translation>Schritte: mit einem anderen kombiniert, also kein Primimplikant</translation>
    </message>
    <message>
        <source>Steps: a prime implicant: it combines with no other one</source>
        <translation>Schritte: ein Primimplikant: er lässt sich mit keinem anderen kombinieren</translation>
    </message>
    <message>
        <source>Steps: the prime implicant of this line covers this row</source>
        <translation>Schritte: der Primimplikant dieser Zeile überdeckt diese Belegung</translation>
    </message>
    <message>
        <source>Steps: it is the only one that covers this row, and therefore essential</source>
        <translation>Schritte: nur er überdeckt diese Belegung, deshalb ist er wesentlich</translation>
    </message>
    <message>
        <source>Steps: taken into the minimum form</source>
        <translation>Schritte: in die Minimalform aufgenommen</translation>
    </message>
    <message>
        <source>In a close-up: the position whose moves are shown (band)</source>
        <translation>In einer Nahaufnahme: die Stellung, deren Züge gezeigt werden (Band)</translation>
    </message>
    <message>
        <source>One of the statements from which the goal follows</source>
        <translation>Eine der Aussagen, aus denen das Ziel folgt</translation>
    </message>
</context>
<context>
    <name>Pathfinding</name>
    <message>
        <source>%1, distances from the start</source>
        <translation>%1, Entfernungen vom Start</translation>
    </message>
    <message>
        <source>%1, distances to the goal</source>
        <translation>%1, Entfernungen zum Ziel</translation>
    </message>
    <message>
        <source>unreachable from the start</source>
        <translation>vom Start aus unerreichbar</translation>
    </message>
    <message>
        <source>goal unreachable</source>
        <translation>Ziel unerreichbar</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 ab Start</translation>
    </message>
    <message>
        <source>%1 to the goal</source>
        <translation>%1 bis zum Ziel</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>floor of cost %1</source>
        <translation>Boden mit Kosten %1</translation>
    </message>
    <message>
        <source>in the frontier from the goal</source>
        <translation>im Suchrand vom Ziel aus</translation>
    </message>
    <message>
        <source>in the frontier</source>
        <translation>im Suchrand</translation>
    </message>
    <message>
        <source>expanded from the goal</source>
        <translation>vom Ziel aus expandiert</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandiert</translation>
    </message>
    <message>
        <source>backed up</source>
        <translation>wieder verlassen</translation>
    </message>
    <message>
        <source>beyond the limit</source>
        <translation>jenseits der Grenze</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>abgetastet</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>IDA* (memory)</source>
        <translation>IDA* (Speicher)</translation>
    </message>
    <message>
        <source>RBFS (memory)</source>
        <translation>RBFS (Speicher)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>food</source>
        <translation>Futter</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>auf dem Weg</translation>
    </message>
    <message>
        <source>column %1, row %2: %3</source>
        <translation>Spalte %1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>A new iteration begins.</source>
        <translation>Eine neue Iteration beginnt.</translation>
    </message>
    <message>
        <source>g %1</source>
        <translation>g %1</translation>
    </message>
    <message>
        <source>h %1</source>
        <translation>h %1</translation>
    </message>
    <message>
        <source>f %1</source>
        <translation>f %1</translation>
    </message>
    <message>
        <source>The search begins with %1%2.</source>
        <translation>Die Suche beginnt bei %1%2.</translation>
    </message>
    <message>
        <source>Reaches %1%2.</source>
        <translation>Erreicht %1%2.</translation>
    </message>
    <message>
        <source>Adds %1%2 to the frontier.</source>
        <translation>Nimmt %1%2 in den Suchrand auf.</translation>
    </message>
    <message>
        <source>Expands %1%2.</source>
        <translation>Expandiert %1%2.</translation>
    </message>
    <message>
        <source>Cuts off %1%2.</source>
        <translation>Schneidet %1%2 ab.</translation>
    </message>
    <message>
        <source>Backs up from %1.</source>
        <translation>Geht von %1 zurück.</translation>
    </message>
    <message>
        <source>The two searches meet at %1.</source>
        <translation>Die beiden Suchen treffen sich bei %1.</translation>
    </message>
    <message>
        <source>%1 is the goal.</source>
        <translation>%1 ist das Ziel.</translation>
    </message>
    <message>
        <source>Scans cells up to %1.</source>
        <translation>Tastet Felder bis %1 ab.</translation>
    </message>
    <message>
        <source>Expands %1 (from the goal)</source>
        <translation>Expandiert %1 (vom Ziel aus)</translation>
    </message>
    <message>
        <source>Expands %1</source>
        <translation>Expandiert %1</translation>
    </message>
    <message>
        <source> (g %1 + h %2 = f %3)</source>
        <translation> (g %1 + h %2 = f %3)</translation>
    </message>
    <message>
        <source> (g %1)</source>
        <translation> (g %1)</translation>
    </message>
    <message>
        <source>; adds %1 to the frontier</source>
        <translation>; nimmt %1 in den Suchrand auf</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>; adds nothing to the frontier</source>
        <translation>; nimmt nichts in den Suchrand auf</translation>
    </message>
    <message>
        <source>, cuts off %1 beyond the limit</source>
        <translation>, schneidet %1 jenseits der Grenze ab</translation>
    </message>
    <message>
        <source>, scans %1 new cell</source>
        <translation>, tastet %1 neues Feld ab</translation>
    </message>
    <message>
        <source>, scans %1 new cells</source>
        <translation>, tastet %1 neue Felder ab</translation>
    </message>
    <message>
        <source>Iteration %1 starts with depth limit %2.</source>
        <translation>Iteration %1 beginnt mit der Tiefengrenze %2.</translation>
    </message>
    <message>
        <source>Iteration %1 starts with f-limit %2.</source>
        <translation>Iteration %1 beginnt mit der f-Grenze %2.</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>der Start</translation>
    </message>
    <message>
        <source>Maze of %1 columns and %2 rows</source>
        <translation>Labyrinth mit %1 Spalten und %2 Zeilen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: does not apply</source>
        <translation>%1: nicht anwendbar</translation>
    </message>
    <message>
        <source>%1: expanded %2, frontier %3</source>
        <translation>%1: expandiert %2, Suchrand %3</translation>
    </message>
    <message>
        <source>, cost %1</source>
        <translation>, Kosten %1</translation>
    </message>
    <message>
        <source>, undecided</source>
        <translation>, nicht entschieden</translation>
    </message>
    <message>
        <source>, no path</source>
        <translation>, kein Weg</translation>
    </message>
    <message>
        <source>Backs up from %1 states.</source>
        <translation>Geht von %1 Zuständen zurück.</translation>
    </message>
    <message>
        <source>Nothing is expanded yet. The frontier contains %1.</source>
        <translation>Noch ist nichts expandiert. Im Suchrand steht %1.</translation>
    </message>
    <message>
        <source>At the start. %1 to go.</source>
        <translation>Am Start. Noch %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: tile %3 slides into the gap.</source>
        <translation>Schritt %1 von %2: Kachel %3 gleitet in die Lücke.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, to %4.</source>
        <translation>Schritt %1 von %2: %3, nach %4.</translation>
    </message>
    <message>
        <source> Its jumps scanned %1 cell.</source>
        <translation> Seine Sprünge tasteten %1 Feld ab.</translation>
    </message>
    <message>
        <source> Its jumps scanned %1 cells.</source>
        <translation> Seine Sprünge tasteten %1 Felder ab.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Gelöst: %1.</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 Zug</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>There is no path.</source>
        <translation>Es gibt keinen Weg.</translation>
    </message>
    <message>
        <source>There is no path within the depth limit %1. There may be a longer one.</source>
        <translation>Innerhalb der Tiefengrenze %1 gibt es keinen Weg. Vielleicht gibt es einen längeren.</translation>
    </message>
    <message>
        <source>Stopped before a path was found.</source>
        <translation>Angehalten, bevor ein Weg gefunden war.</translation>
    </message>
    <message>
        <source>Stopped after %1 states.</source>
        <translation>Nach %1 Zuständen angehalten.</translation>
    </message>
    <message>
        <source>Stopped after %1 expansions. Too many paths lead to the same states.</source>
        <translation>Nach %1 Expansionen angehalten. Zu viele Wege führen zu denselben Zuständen.</translation>
    </message>
    <message>
        <source>Values and limits of recursive best-first search</source>
        <translation>Werte und Grenzen der rekursiven Bestensuche</translation>
    </message>
    <message>
        <source>The tree is too large to show at this step.</source>
        <translation>Der Baum ist bei diesem Schritt zu groß, um ihn zu zeigen.</translation>
    </message>
    <message>
        <source>%1 %2 ≤ %3</source>
        <translation>%1 %2 ≤ %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, value %2, limit %3</source>
        <translation>%1, Wert %2, Grenze %3</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, Wert %2</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>, g %1</source>
        <translation>, g %1</translation>
    </message>
    <message>
        <source>, h %1</source>
        <translation>, h %1</translation>
    </message>
    <message>
        <source>, f %1</source>
        <translation>, f %1</translation>
    </message>
    <message>
        <source>  h %1</source>
        <translation>  h %1</translation>
    </message>
    <message>
        <source>straight-line distance to Bucharest: %1</source>
        <translation>Luftlinie nach Bucharest: %1</translation>
    </message>
    <message>
        <source>, backed-up f %1</source>
        <translation>, zurückgegebenes f %1</translation>
    </message>
    <message>
        <source>The graph has no start. Select a node and press S.</source>
        <translation>Der Graph hat keinen Start. Einen Knoten auswählen und S drücken.</translation>
    </message>
    <message>
        <source>The graph has no goal. Select a node and press G.</source>
        <translation>Der Graph hat kein Ziel. Einen Knoten auswählen und G drücken.</translation>
    </message>
    <message>
        <source>The maze has no start. Place one with the Start tool.</source>
        <translation>Das Labyrinth hat keinen Start. Mit dem Werkzeug „Start“ einen setzen.</translation>
    </message>
    <message>
        <source>The maze has no goal. Place one with the Goal tool.</source>
        <translation>Das Labyrinth hat kein Ziel. Mit dem Werkzeug „Ziel“ eines setzen.</translation>
    </message>
    <message>
        <source>States by Manhattan distance to the goal</source>
        <translation>Zustände nach Manhattan-Distanz zum Ziel</translation>
    </message>
    <message>
        <source>Sliding puzzle of %1 tiles</source>
        <translation>Schiebepuzzle mit %1 Kacheln</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>, in its place</source>
        <translation>, am richtigen Platz</translation>
    </message>
    <message>
        <source>, can slide</source>
        <translation>, verschiebbar</translation>
    </message>
    <message>
        <source>The path has %1 and costs %2.</source>
        <translation>Der Weg hat %1 und kostet %2.</translation>
    </message>
</context>
<context>
    <name>Peg</name>
    <message>
        <source>Proven minimum: no solution has fewer moves.</source>
        <translation>Nachweislich minimal: Keine Lösung hat weniger Züge.</translation>
    </message>
    <message>
        <source>Every solution has at least %1.</source>
        <translation>Jede Lösung hat mindestens %1.</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; und %2 weitere</translation>
    </message>
    <message>
        <source>%1 SAT call</source>
        <translation>%1 SAT-Aufruf</translation>
    </message>
    <message>
        <source>%1 SAT calls</source>
        <translation>%1 SAT-Aufrufe</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 Stellung</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>The goal is already reached</source>
        <translation>Das Ziel ist schon erreicht</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>The clauses are unsatisfiable, and they allow every solution: there is none.</source>
        <translation>Die Klauseln sind unerfüllbar, und sie lassen jede Lösung zu: Es gibt also keine.</translation>
    </message>
    <message>
        <source>Stopped. Any solution has at least %1.</source>
        <translation>Angehalten. Jede Lösung hat mindestens %1.</translation>
    </message>
    <message>
        <source>Stopped, or out of memory, before a solution or a proof was found.</source>
        <translation>Angehalten oder kein Speicher mehr, bevor eine Lösung oder ein Beweis gefunden war.</translation>
    </message>
    <message>
        <source>a last peg in hole %1</source>
        <translation>einen letzten Stift in Loch %1</translation>
    </message>
    <message>
        <source>a last peg in one of the holes %1</source>
        <translation>einen letzten Stift in einem der Löcher %1</translation>
    </message>
    <message>
        <source>%1 final position</source>
        <translation>%1 Endstellung</translation>
    </message>
    <message>
        <source>%1 final positions</source>
        <translation>%1 Endstellungen</translation>
    </message>
    <message>
        <source>The marked holes have %1: an %2 number. Each jump changes it by 0 or 2, so it stays %2. This excludes %3.</source>
        <translation>In den markierten Löchern: %1, also eine %2 Anzahl. Jeder Sprung ändert sie um 0 oder 2, sie bleibt also %2. Das schließt %3 aus.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>With the weights on the board, no jump makes the pegs heavier. They weigh %1 now. This excludes %3, which weighs %2 or more.</source>
        <translation>Mit den Gewichten auf dem Brett macht kein Sprung die Stifte schwerer. Sie wiegen jetzt %1. Das schließt %3 aus: Dazu wäre ein Gewicht von mindestens %2 nötig.</translation>
    </message>
    <message>
        <source>There are fewer pegs than the goal requires.</source>
        <translation>Es sind weniger Stifte da, als das Ziel verlangt.</translation>
    </message>
    <message>
        <source>All reachable positions were searched (up to symmetry). None of them meets the goal.</source>
        <translation>Alle erreichbaren Stellungen wurden durchsucht (bis auf Symmetrie). Keine davon erfüllt das Ziel.</translation>
    </message>
    <message>
        <source>No position meets the goal.</source>
        <translation>Keine Stellung erfüllt das Ziel.</translation>
    </message>
    <message>
        <source>Proven by an invariant, without search:</source>
        <translation>Durch eine Invariante bewiesen, ohne Suche:</translation>
    </message>
    <message>
        <source>… and %1 more reason.</source>
        <translation>… und %1 weiterer Grund.</translation>
    </message>
    <message>
        <source>… and %1 more reasons.</source>
        <translation>… und %1 weitere Gründe.</translation>
    </message>
    <message>
        <source>The goal is reached</source>
        <translation>Das Ziel ist erreicht</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Hint: undo %1</source>
        <translation>Tipp: %1 rückgängig machen</translation>
    </message>
    <message>
        <source>No jump leads to the goal</source>
        <translation>Kein Sprung führt zum Ziel</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Tipp</translation>
    </message>
    <message>
        <source>Undecided: the search was stopped or reached its limit.</source>
        <translation>Nicht entschieden: Die Suche wurde angehalten oder erreichte ihre Grenze.</translation>
    </message>
    <message>
        <source>Not solvable from here. Undo %1 to get back to a solvable position.</source>
        <translation>Von hier aus nicht lösbar. %1 rückgängig machen, um zu einer lösbaren Stellung zurückzukommen.</translation>
    </message>
    <message>
        <source>Not solvable from here, and it never was in this game.</source>
        <translation>Von hier aus nicht lösbar, und in diesem Spiel war es das nie.</translation>
    </message>
    <message>
        <source>Nothing left to do.</source>
        <translation>Nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>It reaches the goal.</source>
        <translation>Er erreicht das Ziel.</translation>
    </message>
    <message>
        <source>Then the goal is %1 away.</source>
        <translation>Danach noch bis zum Ziel: %1.</translation>
    </message>
    <message>
        <source>Also good: %1.</source>
        <translation>Auch gut: %1.</translation>
    </message>
    <message>
        <source>Dead ends: %1.</source>
        <translation>Sackgassen: %1.</translation>
    </message>
    <message>
        <source>It is the only possible jump.</source>
        <translation>Es ist der einzig mögliche Sprung.</translation>
    </message>
    <message>
        <source>Hole %1 is empty. Goal: %2.</source>
        <translation>Loch %1 ist leer. Ziel: %2.</translation>
    </message>
    <message>
        <source>The assignment&apos;s triangle of ten</source>
        <translation>Das Zehnerdreieck der Übungsaufgabe</translation>
    </message>
    <message>
        <source>With the corner empty it has no solution. Press Solve for the proof.</source>
        <translation>Mit leerer Ecke hat es keine Lösung. „Lösen“ drücken, um den Beweis zu sehen.</translation>
    </message>
    <message>
        <source>The assignment&apos;s small puzzle</source>
        <translation>Das kleine Solitär der Übungsaufgabe</translation>
    </message>
    <message>
        <source>Four holes in a ring: lines need not be straight. It is small enough to read all its clauses.</source>
        <translation>Vier Löcher im Ring: Linien müssen nicht gerade sein. Es ist klein genug, um alle seine Klauseln zu lesen.</translation>
    </message>
    <message>
        <source>Worked example: the triangle of fifteen</source>
        <translation>Lehrbeispiel: das Fünfzehnerdreieck</translation>
    </message>
    <message>
        <source>A peg jumps over a neighbour into an empty hole, and the neighbour is removed. Goal: one peg left.
Four jumps of a solution are made and nine remain. Press ▷ above the list to watch them, or jump yourself.</source>
        <translation>Ein Stift springt über einen Nachbarn in ein leeres Loch, und der Nachbar wird entfernt. Ziel: ein Stift übrig.
Vier Sprünge einer Lösung sind gemacht, neun fehlen noch. Über der Liste ▷ drücken, um sie anzusehen, oder selbst springen.</translation>
    </message>
    <message>
        <source>hole %1</source>
        <translation>Loch %1</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>can jump to %1</source>
        <translation>kann nach %1 springen</translation>
    </message>
    <message>
        <source>%1, counted by the proof</source>
        <translation>%1, vom Beweis gezählt</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, Gewicht %2</translation>
    </message>
    <message>
        <source>Peg board without holes</source>
        <translation>Solitärbrett ohne Löcher</translation>
    </message>
    <message>
        <source>Peg board, %1, %2</source>
        <translation>Solitärbrett, %1, %2</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 Loch</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 Löcher</translation>
    </message>
    <message>
        <source>no hole</source>
        <translation>kein Loch</translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <translation>%1 über %2 nach %3</translation>
    </message>
    <message>
        <source>%1 peg</source>
        <translation>%1 Stift</translation>
    </message>
    <message>
        <source>%1 pegs</source>
        <translation>%1 Stifte</translation>
    </message>
    <message>
        <source>%1 jump</source>
        <translation>%1 Sprung</translation>
    </message>
    <message>
        <source>%1 jumps</source>
        <translation>%1 Sprünge</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 Zug</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>one peg left</source>
        <translation>ein Stift übrig</translation>
    </message>
    <message>
        <source>%1 pegs left</source>
        <translation>%1 Stifte übrig</translation>
    </message>
    <message>
        <source>%1, including hole %2</source>
        <translation>%1, davon einer in Loch %2</translation>
    </message>
    <message>
        <source>%1, including holes %2</source>
        <translation>%1, davon je einer in den Löchern %2</translation>
    </message>
    <message>
        <source>%1, in hole %2</source>
        <translation>%1, in Loch %2</translation>
    </message>
    <message>
        <source>%1, in holes %2</source>
        <translation>%1, in den Löchern %2</translation>
    </message>
    <message>
        <source>The board shows why; the Game tab explains it.</source>
        <translation>Das Brett zeigt, warum; der Reiter „Spiel“ erklärt es.</translation>
    </message>
    <message>
        <source>%1 (%2). Press ▷ above the list to watch them.</source>
        <translation>%1 (%2). Über der Liste ▷ drücken, um sie anzusehen.</translation>
    </message>
    <message>
        <source>The marked holes have %1: an %2 number. Each jump changes it by 0 or 2, so it stays %2. Of the cases left, this excludes %3.</source>
        <translation>In den markierten Löchern: %1, also eine %2 Anzahl. Jeder Sprung ändert sie um 0 oder 2, sie bleibt also %2. Von den übrigen Fällen schließt das %3 aus.</translation>
    </message>
    <message>
        <source>With the weights on the board, no jump makes the pegs heavier. They weigh %1 now. Of the cases left, this excludes %3, which weighs %2 or more.</source>
        <translation>Mit den Gewichten auf dem Brett macht kein Sprung die Stifte schwerer. Sie wiegen jetzt %1. Von den übrigen Fällen schließt das %3 aus: Dazu wäre ein Gewicht von mindestens %2 nötig.</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>not sure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>widerspricht</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1. Its sign says: %2</source>
        <translation>%1. Auf dem Schild steht: %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 sagt: %2</translation>
    </message>
    <message>
        <source>That is true.</source>
        <translation>Das ist wahr.</translation>
    </message>
    <message>
        <source>That is false.</source>
        <translation>Das ist falsch.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Deine Vermutung: %1.</translation>
    </message>
    <message>
        <source>No guess yet.</source>
        <translation>Noch keine Vermutung.</translation>
    </message>
    <message>
        <source>Behind it: %1.</source>
        <translation>Dahinter: %1.</translation>
    </message>
    <message>
        <source>It is a %1.</source>
        <translation>Rolle: %1.</translation>
    </message>
    <message>
        <source>It is part of the contradiction.</source>
        <translation>Gehört zum Widerspruch.</translation>
    </message>
    <message>
        <source>Statement %1</source>
        <translation>Aussage %1</translation>
    </message>
    <message>
        <source>Statements %1 to %2</source>
        <translation>Aussagen %1 bis %2</translation>
    </message>
    <message>
        <source>Puzzle, doors: %1</source>
        <translation>Rätsel, Türen: %1</translation>
    </message>
    <message>
        <source>Puzzle, islanders: %1</source>
        <translation>Rätsel, Inselbewohner: %1</translation>
    </message>
    <message>
        <source>Puzzle, statements: %1</source>
        <translation>Rätsel, Aussagen: %1</translation>
    </message>
    <message>
        <source>lady or tiger</source>
        <translation>Dame oder Tiger</translation>
    </message>
    <message>
        <source>knight or knave</source>
        <translation>Ritter oder Schurke</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>Tiger</translation>
    </message>
    <message>
        <source>knave</source>
        <translation>Schurke</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>one sign is true, one is false</source>
        <translation>ein Schild ist wahr, eins ist falsch</translation>
    </message>
    <message>
        <source>both are true or both are false</source>
        <translation>beide sind wahr oder beide sind falsch</translation>
    </message>
    <message>
        <source>both true or both false, other signs</source>
        <translation>beide wahr oder beide falsch, andere Schilder</translation>
    </message>
    <message>
        <source>a rule for each room</source>
        <translation>eine Regel für jedes Zimmer</translation>
    </message>
    <message>
        <source>a rule for each room, other signs</source>
        <translation>eine Regel für jedes Zimmer, andere Schilder</translation>
    </message>
    <message>
        <source>a rule for each room, harder</source>
        <translation>eine Regel für jedes Zimmer, schwerer</translation>
    </message>
    <message>
        <source>a rule for each room, harder still</source>
        <translation>eine Regel für jedes Zimmer, noch schwerer</translation>
    </message>
    <message>
        <source>which sign belongs where?</source>
        <translation>Welches Schild gehört wohin?</translation>
    </message>
    <message>
        <source>three rooms, at most one sign is true</source>
        <translation>drei Zimmer, höchstens ein Schild ist wahr</translation>
    </message>
    <message>
        <source>three rooms, the lady’s sign is true</source>
        <translation>drei Zimmer, das Schild der Dame ist wahr</translation>
    </message>
    <message>
        <source>Trial %1: %2</source>
        <translation>Prüfung %1: %2</translation>
    </message>
    <message>
        <source>First, second and third choice</source>
        <translation>Erste, zweite und dritte Wahl</translation>
    </message>
    <message>
        <source>Islanders: knights and knaves</source>
        <translation>Inselbewohner: Ritter und Schurken</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Propositions for Mace4</source>
        <translation>Formeln für Mace4</translation>
    </message>
    <message>
        <source>Equations for Mace4</source>
        <translation>Gleichungen für Mace4</translation>
    </message>
    <message>
        <source>Clauses in DIMACS</source>
        <translation>Klauseln in DIMACS</translation>
    </message>
    <message>
        <source>Clauses of the assignment</source>
        <translation>Klauseln der Übungsaufgabe</translation>
    </message>
    <message>
        <source>Derivation as text</source>
        <translation>Herleitung als Text</translation>
    </message>
    <message>
        <source>Derivation in LaTeX</source>
        <translation>Herleitung in LaTeX</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>statements %1 to %2</source>
        <translation>Aussagen %1 bis %2</translation>
    </message>
    <message>
        <source>statement %1</source>
        <translation>Aussage %1</translation>
    </message>
    <message>
        <source>statements %1</source>
        <translation>Aussagen %1</translation>
    </message>
    <message>
        <source>%1 has no lady</source>
        <translation>in %1 ist keine Dame</translation>
    </message>
    <message>
        <source>%1 has a tiger</source>
        <translation>in %1 ist ein Tiger</translation>
    </message>
    <message>
        <source>%1 has no tiger</source>
        <translation>in %1 ist kein Tiger</translation>
    </message>
    <message>
        <source>the sign of %1 is true</source>
        <translation>das Schild von %1 ist wahr</translation>
    </message>
    <message>
        <source>the sign of %1 is false</source>
        <translation>das Schild von %1 ist falsch</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Angenommen, %1.</translation>
    </message>
    <message>
        <source>That is a contradiction, so %1.</source>
        <translation>Das ist ein Widerspruch, also gilt: %1.</translation>
    </message>
    <message>
        <source>not sure about %1</source>
        <translation>bei %1 unsicher</translation>
    </message>
    <message>
        <source>%1 has a lady</source>
        <translation>in %1 ist eine Dame</translation>
    </message>
    <message>
        <source>%1 is a knight</source>
        <translation>%1 ist ein Ritter</translation>
    </message>
    <message>
        <source>%1 is a knave</source>
        <translation>%1 ist ein Schurke</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>Choose at least one answer first.</source>
        <translation>Zuerst mindestens eine Antwort wählen.</translation>
    </message>
    <message>
        <source>Stopped before the answer was checked.</source>
        <translation>Angehalten, bevor die Antwort geprüft war.</translation>
    </message>
    <message>
        <source>Right so far: %1. Still to find: %2.</source>
        <translation>Bisher richtig: %1. Noch zu finden: %2.</translation>
    </message>
    <message>
        <source>Right! %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>No answer is right: %1 contradict each other.</source>
        <translation>Keine Antwort ist richtig: %1 widersprechen einander.</translation>
    </message>
    <message>
        <source>It is impossible that %1.</source>
        <translation>Das ist unmöglich: %1.</translation>
    </message>
    <message>
        <source>%1 excludes that %2.</source>
        <translation>%1 schließt das aus: %2.</translation>
    </message>
    <message>
        <source>%1 together exclude that %2.</source>
        <translation>%1 schließen das zusammen aus: %2.</translation>
    </message>
    <message>
        <source>what is in %1</source>
        <translation>was in %1 ist</translation>
    </message>
    <message>
        <source>what %1 is</source>
        <translation>was %1 ist</translation>
    </message>
    <message>
        <source>Look at %1: it determines %2.</source>
        <translation>Sieh dir %1 an: Daraus folgt, %2.</translation>
    </message>
    <message>
        <source>Look at %1: together they determine %2.</source>
        <translation>Sieh dir %1 an: Daraus folgt zusammen, %2.</translation>
    </message>
    <message>
        <source>Look at %1: because %2, you can determine %3.</source>
        <translation>Sieh dir %1 an. Außerdem gilt: %2. Daraus folgt, %3.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2 goals follow</source>
        <translation>Es folgen %1 von %2 Zielen</translation>
    </message>
    <message>
        <source>The goal follows</source>
        <translation>Das Ziel folgt</translation>
    </message>
    <message>
        <source>The goal does not follow</source>
        <translation>Das Ziel folgt nicht</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>It follows from:
%1
The Algebra tab derives a contradiction from these and the negated goal.</source>
        <translation>Es folgt aus:
%1
Der Reiter „Algebra“ leitet aus diesen Aussagen und dem negierten Ziel einen Widerspruch her.</translation>
    </message>
    <message>
        <source>It holds in any case.</source>
        <translation>Es gilt in jedem Fall.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, Zeile %2, Spalte %3: %4</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Nicht verstanden</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Noch kein Rätsel</translation>
    </message>
    <message>
        <source>Write down some statements, open an example, or make a new puzzle.</source>
        <translation>Schreibe einige Aussagen auf, öffne ein Beispiel oder erzeuge ein neues Rätsel.</translation>
    </message>
    <message>
        <source>1 line was skipped because it is not understood.</source>
        <translation>1 Zeile wurde übersprungen, weil sie nicht verstanden wird.</translation>
    </message>
    <message>
        <source>%1 lines were skipped because they are not understood.</source>
        <translation>%1 Zeilen wurden übersprungen, weil sie nicht verstanden werden.</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>Press Solve to solve the puzzle.</source>
        <translation>„Lösen“ drücken, um das Rätsel zu lösen.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Statement %1: the goal, negated</source>
        <translation>Aussage %1: das Ziel, verneint</translation>
    </message>
    <message>
        <source>Statements %1</source>
        <translation>Aussagen %1</translation>
    </message>
    <message>
        <source>Counter-model: %1</source>
        <translation>Gegenmodell: %1</translation>
    </message>
    <message>
        <source>The computation was stopped.</source>
        <translation>Die Berechnung wurde angehalten.</translation>
    </message>
    <message>
        <source>whether %1</source>
        <translation>ob gilt: %1</translation>
    </message>
    <message>
        <source>Suppose %1, as you answered.</source>
        <translation>Angenommen, deine Antwort stimmt: %1.</translation>
    </message>
    <message>
        <source>%1 alone means that %2.</source>
        <translation>Aus %1 allein folgt: %2.</translation>
    </message>
    <message>
        <source>%1 together mean that %2.</source>
        <translation>Aus %1 zusammen folgt: %2.</translation>
    </message>
    <message>
        <source>As shown, %1, so %2 means that %3.</source>
        <translation>Gezeigt ist schon: %1. Daher folgt aus %2: %3.</translation>
    </message>
    <message>
        <source>As shown, %1, so %2 together mean that %3.</source>
        <translation>Gezeigt ist schon: %1. Daher folgt aus %2 zusammen: %3.</translation>
    </message>
    <message>
        <source>Because %1, %2 means that %3.</source>
        <translation>Es gilt: %1. Daher folgt aus %2: %3.</translation>
    </message>
    <message>
        <source>Because %1, %2 together mean that %3.</source>
        <translation>Es gilt: %1. Daher folgt aus %2 zusammen: %3.</translation>
    </message>
    <message>
        <source>But %1 can never hold.</source>
        <translation>Aber %1 kann nie gelten.</translation>
    </message>
    <message>
        <source>But %1 cannot hold together.</source>
        <translation>Aber %1 können nicht zusammen gelten.</translation>
    </message>
    <message>
        <source>But %1 cannot hold if %2.</source>
        <translation>Aber %1 kann nicht gelten, wenn gilt: %2.</translation>
    </message>
    <message>
        <source>But %1 cannot hold together if %2.</source>
        <translation>Aber %1 können nicht zusammen gelten, wenn gilt: %2.</translation>
    </message>
    <message>
        <source>That is a contradiction, so it cannot be that %1.</source>
        <translation>Das ist ein Widerspruch, also kann nicht gelten: %1.</translation>
    </message>
    <message>
        <source>As shown before, %1.</source>
        <translation>Gezeigt ist schon: %1.</translation>
    </message>
    <message>
        <source>In every case in which %1 can hold, %2.</source>
        <translation>In allen Fällen, in denen %1 gelten, gilt: %2.</translation>
    </message>
    <message>
        <source>You already know %1.</source>
        <translation>Du weißt schon, %1.</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 ist nicht leer</translation>
    </message>
    <message>
        <source>used in the proof</source>
        <translation>im Beweis benutzt</translation>
    </message>
    <message>
        <source>It is used in the proof.</source>
        <translation>Sie wird im Beweis benutzt.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>&amp;Go To</source>
        <translation>Ge&amp;he zu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Be&amp;wegung</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>Exa&amp;mples</source>
        <translation>Beispie&amp;le</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Sat</name>
    <message>
        <source>the empty clause</source>
        <translation>die leere Klausel</translation>
    </message>
    <message>
        <source>%1 ∨ … (%2 literals)</source>
        <translation>%1 ∨ … (%2 Literale)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>DIMACS</source>
        <translation>DIMACS</translation>
    </message>
    <message>
        <source>Assignment format</source>
        <translation>Übungsformat</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 Klausel</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 Klauseln</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 Atom</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 Atome</translation>
    </message>
    <message>
        <source>%1 unit clause</source>
        <translation>%1 Einheitsklausel</translation>
    </message>
    <message>
        <source>%1 unit clauses</source>
        <translation>%1 Einheitsklauseln</translation>
    </message>
    <message>
        <source>%1 2-literal clause</source>
        <translation>%1 Klausel mit 2 Literalen</translation>
    </message>
    <message>
        <source>%1 2-literal clauses</source>
        <translation>%1 Klauseln mit 2 Literalen</translation>
    </message>
    <message>
        <source>%1 3-literal clause</source>
        <translation>%1 Klausel mit 3 Literalen</translation>
    </message>
    <message>
        <source>%1 3-literal clauses</source>
        <translation>%1 Klauseln mit 3 Literalen</translation>
    </message>
    <message>
        <source>%1 longer clause (up to %2 literals)</source>
        <translation>%1 längere Klausel (bis zu %2 Literale)</translation>
    </message>
    <message>
        <source>%1 longer clauses (up to %2 literals)</source>
        <translation>%1 längere Klauseln (bis zu %2 Literale)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 literal</source>
        <translation>%1 Literal</translation>
    </message>
    <message>
        <source>%1 literals</source>
        <translation>%1 Literale</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 empty clause</source>
        <translation>%1 leere Klausel</translation>
    </message>
    <message>
        <source>%1 empty clauses</source>
        <translation>%1 leere Klauseln</translation>
    </message>
    <message>
        <source>%1 atom has a name</source>
        <translation>%1 Atom hat einen Namen</translation>
    </message>
    <message>
        <source>%1 atoms have names</source>
        <translation>%1 Atome haben Namen</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>satisfied</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheitsklausel</translation>
    </message>
    <message>
        <source>falsified</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Clause %1 is %2.</source>
        <translation>Klausel %1 ist %2.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Lookahead</source>
        <translation>Lookahead</translation>
    </message>
    <message>
        <source>Davis-Putnam 1960</source>
        <translation>Davis-Putnam 1960</translation>
    </message>
    <message>
        <source>DPLL 1962</source>
        <translation>DPLL 1962</translation>
    </message>
    <message>
        <source>Clause learning (CDCL)</source>
        <translation>Klausellernen (CDCL)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>CaDiCaL</source>
        <translation>CaDiCaL</translation>
    </message>
    <message>
        <source>Two in parallel</source>
        <translation>Zwei parallel</translation>
    </message>
    <message>
        <source>Chooses the engine: lookahead for small random sets, clause learning otherwise</source>
        <translation>Wählt das Verfahren: Lookahead bei kleinen Zufallsmengen, sonst Klausellernen</translation>
    </message>
    <message>
        <source>Tests the most promising literals before every decision</source>
        <translation>Testet vor jeder Entscheidung die aussichtsreichsten Literale</translation>
    </message>
    <message>
        <source>Eliminates one atom after another by resolution</source>
        <translation>Eliminiert ein Atom nach dem anderen durch Resolution</translation>
    </message>
    <message>
        <source>Unit clauses, pure literals and splitting</source>
        <translation>Einheitsklauseln, reine Literale und Fallunterscheidung</translation>
    </message>
    <message>
        <source>Learns a clause from every conflict and backjumps</source>
        <translation>Lernt aus jedem Konflikt eine Klausel und springt zurück</translation>
    </message>
    <message>
        <source>CDCL with the settings under Advanced</source>
        <translation>CDCL mit den Einstellungen unter „Erweitert“</translation>
    </message>
    <message>
        <source>CaDiCaL, a state-of-the-art solver</source>
        <translation>CaDiCaL, ein Solver auf dem neuesten Stand</translation>
    </message>
    <message>
        <source>Automatic and CaDiCaL in parallel. The first answer counts; there is no proof.</source>
        <translation>„Automatisch“ und CaDiCaL parallel. Die erste Antwort zählt; es gibt keinen Beweis.</translation>
    </message>
    <message>
        <source>Random k-SAT</source>
        <translation>Zufälliges k-SAT</translation>
    </message>
    <message>
        <source>Clauses of distinct atoms drawn at random. With 3 literals a clause they are hardest at about 4.26 clauses per atom.</source>
        <translation>Zufällig gezogene Klauseln aus verschiedenen Atomen. Mit 3 Literalen pro Klausel sind sie bei etwa 4,26 Klauseln pro Atom am schwersten.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Atome</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Literals per clause</source>
        <translation>Literale pro Klausel</translation>
    </message>
    <message>
        <source>Planted solution</source>
        <translation>Versteckte Lösung</translation>
    </message>
    <message>
        <source>Only clauses that a hidden assignment satisfies are taken</source>
        <translation>Nur Klauseln nehmen, die eine verborgene Belegung erfüllt</translation>
    </message>
    <message>
        <source>Pigeonhole</source>
        <translation>Schubfachprinzip</translation>
    </message>
    <message>
        <source>Each pigeon in one of the holes, no two in the same. Unsatisfiable if there are more pigeons than holes.</source>
        <translation>Jede Taube in einem der Fächer, keine zwei im selben. Unerfüllbar, wenn es mehr Tauben als Fächer gibt.</translation>
    </message>
    <message>
        <source>Pigeons</source>
        <translation>Tauben</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Graph colouring</source>
        <translation>Graphfärbung</translation>
    </message>
    <message>
        <source>A random graph. With three colours it is hardest at about 2.35 edges per vertex.</source>
        <translation>Ein Zufallsgraph. Mit drei Farben ist er bei etwa 2,35 Kanten pro Knoten am schwersten.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damenproblem</translation>
    </message>
    <message>
        <source>Queens on a board, none of which attacks another.</source>
        <translation>Damen auf einem Brett, von denen keine eine andere schlägt.</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>Random equations of three atoms modulo 2, four clauses each. Resolution needs exponential time to refute them.</source>
        <translation>Zufällige Gleichungen aus drei Atomen modulo 2, je vier Klauseln. Resolution braucht exponentiell lange, um sie zu widerlegen.</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Lösbar</translation>
    </message>
    <message>
        <source>The equations have a solution</source>
        <translation>Die Gleichungen haben eine Lösung</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>A sudoku with exactly one solution. No given digit can be left out.</source>
        <translation>Ein Sudoku mit genau einer Lösung. Keine vorgegebene Ziffer kann weggelassen werden.</translation>
    </message>
    <message>
        <source>%1 clause satisfied</source>
        <translation>%1 Klausel erfüllt</translation>
    </message>
    <message>
        <source>%1 clauses satisfied</source>
        <translation>%1 Klauseln erfüllt</translation>
    </message>
    <message>
        <source>%1 unit</source>
        <translation>Einheitsklauseln: %1</translation>
    </message>
    <message>
        <source>%1 falsified</source>
        <translation>verletzt: %1</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>offen: %1</translation>
    </message>
    <message>
        <source>vertex %1, colour %2</source>
        <translation>Knoten %1, Farbe %2</translation>
    </message>
    <message>
        <source>vertex %1, conflict</source>
        <translation>Knoten %1, Konflikt</translation>
    </message>
    <message>
        <source>vertex %1, no colour</source>
        <translation>Knoten %1, keine Farbe</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>Konflikt: %1</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, vorgegeben</translation>
    </message>
    <message>
        <source>no atom</source>
        <translation>kein Atom</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Class notes</source>
        <translation>Vorlesungsskript</translation>
    </message>
    <message>
        <source>Random 3-SAT</source>
        <translation>Zufälliges 3-SAT</translation>
    </message>
    <message>
        <source>Peg board</source>
        <translation>Solitärbrett</translation>
    </message>
    <message>
        <source>Nine clauses that force five of their six atoms</source>
        <translation>Neun Klauseln, die fünf ihrer sechs Atome erzwingen</translation>
    </message>
    <message>
        <source>Six pigeons in five holes: unsatisfiable, and every clause is needed</source>
        <translation>Sechs Tauben in fünf Fächern: unerfüllbar, und jede Klausel wird gebraucht</translation>
    </message>
    <message>
        <source>A sudoku with one solution. Show only the true atoms to read it.</source>
        <translation>Ein Sudoku mit einer Lösung. Zum Lesen nur die wahren Atome zeigen.</translation>
    </message>
    <message>
        <source>A new random set each time: 120 atoms at the hardest ratio of clauses to atoms</source>
        <translation>Jedes Mal eine neue Zufallsmenge: 120 Atome beim schwersten Verhältnis von Klauseln zu Atomen</translation>
    </message>
    <message>
        <source>Can nine pegs on a triangle of ten holes be reduced to one? They cannot.</source>
        <translation>Lassen sich neun Stifte auf einem Dreieck mit zehn Löchern auf einen verringern? Nein.</translation>
    </message>
    <message>
        <source>%1 (answered by %2)</source>
        <translation>%1 (Antwort von %2)</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Counting argument (pigeonhole): %1 each need a true literal from only %2.</source>
        <translation>Zählargument (Schubfachprinzip): %1 brauchen je ein wahres Literal, es gibt aber nur %2.</translation>
    </message>
    <message>
        <source>%1 at-most-one group</source>
        <translation>%1 Höchstens-eins-Gruppe</translation>
    </message>
    <message>
        <source>%1 at-most-one groups</source>
        <translation>%1 Höchstens-eins-Gruppen</translation>
    </message>
    <message>
        <source>Parity argument: %1 over GF(2) add up to 0 = 1.</source>
        <translation>Paritätsargument: %1 über GF(2) ergeben in der Summe 0 = 1.</translation>
    </message>
    <message>
        <source>%1 equation</source>
        <translation>%1 Gleichung</translation>
    </message>
    <message>
        <source>%1 equations</source>
        <translation>%1 Gleichungen</translation>
    </message>
    <message>
        <source>%1 decision</source>
        <translation>%1 Entscheidung</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 Entscheidungen</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 Konflikt</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 Konflikte</translation>
    </message>
    <message>
        <source>Satisfiable</source>
        <translation>Erfüllbar</translation>
    </message>
    <message>
        <source>Unsatisfiable</source>
        <translation>Unerfüllbar</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>the only clause</source>
        <translation>die einzige Klausel</translation>
    </message>
    <message>
        <source>all %1 clauses</source>
        <translation>alle %1 Klauseln</translation>
    </message>
    <message>
        <source>No assignment satisfies %1. %2</source>
        <translation>Keine Belegung erfüllt %1. %2</translation>
    </message>
    <message>
        <source>Gave up: %1. %2</source>
        <translation>Aufgegeben: %1. %2</translation>
    </message>
    <message>
        <source>Stopped before an answer was found. %1</source>
        <translation>Angehalten, bevor eine Antwort gefunden war. %1</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>%1 per second, %2 in total</source>
        <translation>%1 pro Sekunde, %2 insgesamt</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>pro Sekunde</translation>
    </message>
    <message>
        <source>propagations</source>
        <translation>Propagationen</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>learned clauses</source>
        <translation>gelernte Klauseln</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>clause %1: %2</source>
        <translation>Klausel %1: %2</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>eine Entscheidung</translation>
    </message>
    <message>
        <source>forced by %1</source>
        <translation>erzwungen durch %1</translation>
    </message>
    <message>
        <source>; unique implication point: every path to the conflict passes through it</source>
        <translation>; eindeutiger Implikationspunkt (UIP): Jeder Weg zum Konflikt führt hindurch</translation>
    </message>
    <message>
        <source>; its negation is in the learned clause</source>
        <translation>; seine Negation steht in der gelernten Klausel</translation>
    </message>
    <message>
        <source>%1 at level %2, %3</source>
        <translation>%1 auf Ebene %2, %3</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Every literal is false in %1</source>
        <translation>Jedes Literal ist falsch in %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>The cut: the learned clause negates the literals above it whose arrows cross it</source>
        <translation>Der Schnitt: Die gelernte Klausel negiert die Literale darüber, deren Pfeile ihn überqueren</translation>
    </message>
    <message>
        <source>end of the cut</source>
        <translation>Ende des Schnitts</translation>
    </message>
    <message>
        <source>These clauses were not understood.</source>
        <translation>Diese Klauseln wurden nicht verstanden.</translation>
    </message>
    <message>
        <source>Too large to watch. The limit is %1 literals and atoms up to %2.</source>
        <translation>Zum Zusehen zu groß. Die Grenze liegt bei %1 Literalen und Atomen bis %2.</translation>
    </message>
    <message>
        <source>an unrecorded clause</source>
        <translation>Klausel ohne Aufzeichnung</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>start of the search</source>
        <translation>Anfang der Suche</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1, decided</source>
        <translation>%1, entschieden</translation>
    </message>
    <message>
        <source>%1, flipped</source>
        <translation>%1, umgekehrt</translation>
    </message>
    <message>
        <source>%1, forced by a learned clause</source>
        <translation>%1, erzwungen durch eine gelernte Klausel</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1. Nothing is decided yet. Step forward to start.</source>
        <translation>%1. Noch ist nichts entschieden. Zum Starten einen Schritt vorgehen.</translation>
    </message>
    <message>
        <source>the learned clause %1</source>
        <translation>gelernte Klausel %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>Klausel %1</translation>
    </message>
    <message>
        <source>%1 is the unit clause %2, so %2 must be true.</source>
        <translation>%1 ist die Einheitsklausel %2, also muss %2 wahr sein.</translation>
    </message>
    <message>
        <source>Unit propagation from %1 (%2): %3 already false, so this literal must be true.</source>
        <translation>Unit-Propagation, %1 (%2): %3 schon falsch, also muss dieses Literal wahr sein.</translation>
    </message>
    <message>
        <source>%1 is</source>
        <translation>%1 ist</translation>
    </message>
    <message>
        <source>%1 are</source>
        <translation>%1 sind</translation>
    </message>
    <message>
        <source>The conflict depends on no decision, so the clauses are unsatisfiable.</source>
        <translation>Der Konflikt hängt von keiner Entscheidung ab, also sind die Klauseln unerfüllbar.</translation>
    </message>
    <message>
        <source>The cut: %1 alone led to the conflict, so it must be false.</source>
        <translation>Der Schnitt: %1 allein führte zum Konflikt, muss also falsch sein.</translation>
    </message>
    <message>
        <source>The cut: %1 together led to the conflict, so at least one of them is false.</source>
        <translation>Der Schnitt: %1 führten zusammen zum Konflikt, also ist mindestens eines davon falsch.</translation>
    </message>
    <message>
        <source>Back to level %1</source>
        <translation>Zurück auf Ebene %1</translation>
    </message>
    <message>
        <source>Backjump to the level where the learned clause becomes unit: it forces its last literal there.</source>
        <translation>Rücksprung auf die Ebene, auf der die gelernte Klausel zur Einheitsklausel wird: Dort erzwingt sie ihr letztes Literal.</translation>
    </message>
    <message>
        <source>Nothing below this can succeed. Assignments made there are undone.</source>
        <translation>Darunter führt nichts zum Erfolg. Die dort gesetzten Werte werden zurückgenommen.</translation>
    </message>
    <message>
        <source>clause %1 (%2)</source>
        <translation>Klausel %1 (%2)</translation>
    </message>
    <message>
        <source>Clause %1: %2</source>
        <translation>Klausel %1: %2</translation>
    </message>
    <message>
        <source>Clause %1 is part of the input.</source>
        <translation>Klausel %1 gehört zur Eingabe.</translation>
    </message>
    <message>
        <source>%1 more step</source>
        <translation>%1 weiterer Schritt</translation>
    </message>
    <message>
        <source>%1 more steps</source>
        <translation>%1 weitere Schritte</translation>
    </message>
    <message>
        <source>It is %1 without its false literals.</source>
        <translation>Es ist %1 ohne die falschen Literale.</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>rein</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>umgekehrt</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>Nothing more can be propagated, so a value is tried. This opens level %1.</source>
        <translation>Mehr lässt sich nicht propagieren, also wird ein Wert versucht. Das eröffnet Ebene %1.</translation>
    </message>
    <message>
        <source>Pure: %1</source>
        <translation>Rein: %1</translation>
    </message>
    <message>
        <source>%1 occurs in no open clause, so this choice is safe.</source>
        <translation>%1 kommt in keiner offenen Klausel vor, diese Wahl ist also sicher.</translation>
    </message>
    <message>
        <source>Flipped: %1</source>
        <translation>Umgekehrt: %1</translation>
    </message>
    <message>
        <source>%1 was tried, and everything below it failed.</source>
        <translation>%1 wurde versucht, und alles darunter schlug fehl.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Every literal of %1 is false.</source>
        <translation>Jedes Literal von %1 ist falsch.</translation>
    </message>
    <message>
        <source>Clause %1 is deleted</source>
        <translation>Klausel %1 wird gelöscht</translation>
    </message>
    <message>
        <source>%1 is redundant now: resolvents replace it, or another clause subsumes it.</source>
        <translation>%1 ist jetzt überflüssig: Resolventen ersetzen sie, oder eine andere Klausel subsumiert sie.</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1 wird eliminiert</translation>
    </message>
    <message>
        <source>Every clause with it was resolved with every clause with its negation. The resolvents replace these clauses.</source>
        <translation>Jede Klausel mit dem Atom wurde mit jeder Klausel mit seiner Negation resolviert. Die Resolventen ersetzen diese Klauseln.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>The search restarts from the top and keeps the learned clauses.</source>
        <translation>Die Suche beginnt wieder ganz oben und behält die gelernten Klauseln.</translation>
    </message>
    <message>
        <source>Every clause has a true literal: the trail is a model.</source>
        <translation>Jede Klausel hat ein wahres Literal: Die Belegungsfolge ist ein Modell.</translation>
    </message>
    <message>
        <source>There is a conflict and no decision left to undo, so there is no model.</source>
        <translation>Es gibt einen Konflikt und keine Entscheidung mehr, die man zurücknehmen könnte, also gibt es kein Modell.</translation>
    </message>
    <message>
        <source>Learned clause %1: %2</source>
        <translation>Gelernte Klausel %1: %2</translation>
    </message>
    <message>
        <source>Learned clause %1, of %2 literals</source>
        <translation>Gelernte Klausel %1 mit %2 Literalen</translation>
    </message>
    <message>
        <source>Resolvent %1: %2</source>
        <translation>Resolvente %1: %2</translation>
    </message>
    <message>
        <source>Resolvent %1, of %2 literals</source>
        <translation>Resolvente %1 mit %2 Literalen</translation>
    </message>
    <message>
        <source>The chart appears during runs of a second or more.</source>
        <translation>Das Diagramm erscheint bei Läufen von einer Sekunde oder mehr.</translation>
    </message>
    <message>
        <source>There are no clauses, so every assignment is a model. %1</source>
        <translation>Es gibt keine Klauseln, also ist jede Belegung ein Modell. %1</translation>
    </message>
    <message>
        <source>The model found satisfies %1 (checked). %2</source>
        <translation>Das gefundene Modell erfüllt %1 (geprüft). %2</translation>
    </message>
    <message>
        <source>the resolvent %1</source>
        <translation>die Resolvente %1</translation>
    </message>
    <message>
        <source>All literals of a clause are false, and nothing was decided, so there is no model.</source>
        <translation>Alle Literale einer Klausel sind falsch, und nichts wurde entschieden, also gibt es kein Modell.</translation>
    </message>
    <message>
        <source>conflict: %1, as in row %2, column %3</source>
        <translation>Konflikt: %1, wie in Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>Row %1 has %2 twice.</source>
        <translation>Zeile %1 enthält %2 zweimal.</translation>
    </message>
    <message>
        <source>Column %1 has %2 twice.</source>
        <translation>Spalte %1 enthält %2 zweimal.</translation>
    </message>
    <message>
        <source>A box has %1 twice: in row %2, column %3 and in row %4, column %5.</source>
        <translation>Ein Block enthält %1 zweimal: in Zeile %2, Spalte %3 und in Zeile %4, Spalte %5.</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>mit %1 nach %2</translation>
    </message>
    <message>
        <source>Resolve %1 %2.</source>
        <translation>Resolviere %1 %2.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>conflict: queen, attacked from row %1, column %2</source>
        <translation>Konflikt: Dame, angegriffen aus Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>The queens in row %1, column %2 and in row %3, column %4 attack each other.</source>
        <translation>Die Damen in Zeile %1, Spalte %2 und in Zeile %3, Spalte %4 greifen einander an.</translation>
    </message>
    <message>
        <source>%1; more nodes below it are not drawn</source>
        <translation>%1; weitere Knoten darunter sind nicht gezeichnet</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
</context>
<context>
    <name>SearchFile</name>
    <message>
        <source>the start</source>
        <translation>den Start</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>the food</source>
        <translation>das Futter</translation>
    </message>
    <message>
        <source>the ghosts</source>
        <translation>die Geister</translation>
    </message>
    <message>
        <source>the capsules</source>
        <translation>die Kapseln</translation>
    </message>
    <message>
        <source>the costs of cells</source>
        <translation>die Kosten der Felder</translation>
    </message>
    <message>
        <source>the floor in the bottom left corner</source>
        <translation>den Boden in der linken unteren Ecke</translation>
    </message>
    <message>
        <source>the number of neighbours</source>
        <translation>die Anzahl der Nachbarn</translation>
    </message>
    <message>
        <source>This format stores only a sliding puzzle. You would lose the maze.</source>
        <translation>Dieses Format speichert nur ein Schiebepuzzle. Das Labyrinth ginge verloren.</translation>
    </message>
    <message>
        <source>This format stores only a graph. You would lose what is searched now.</source>
        <translation>Dieses Format speichert nur einen Graphen. Was gerade durchsucht wird, ginge verloren.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the graph.</source>
        <translation>Dieses Format speichert nur das Labyrinth. Der Graph ginge verloren.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the sliding puzzle.</source>
        <translation>Dieses Format speichert nur das Labyrinth. Das Schiebepuzzle ginge verloren.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the trip on the road map.</source>
        <translation>Dieses Format speichert nur das Labyrinth. Die Route auf der Straßenkarte ginge verloren.</translation>
    </message>
    <message>
        <source>This format cannot store %1.</source>
        <translation>Dieses Format kann %1 nicht speichern.</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>(%1 leaves)</source>
        <translation>(%1 Blätter)</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>%1 of the losses was forfeited.</source>
        <translation>%1 der Niederlagen war kampflos.</translation>
    </message>
    <message>
        <source>%1 of the losses were forfeited.</source>
        <translation>%1 der Niederlagen waren kampflos.</translation>
    </message>
    <message>
        <source>%1 bye, which counts as all games won.</source>
        <translation>%1 Freilos, das wie lauter Siege zählt.</translation>
    </message>
    <message>
        <source>%1 byes, which count as all games won.</source>
        <translation>%1 Freilose, die wie lauter Siege zählen.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Names as in the list of contestants</source>
        <translation>Die Namen aus der Liste der Teilnehmer</translation>
    </message>
    <message>
        <source>Contestant</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Forfeited games are lost games</source>
        <translation>Verlorene Partien, auch kampflos verlorene</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>A win is a point, a draw half a point</source>
        <translation>Ein Sieg ist ein Punkt, ein Remis ein halber</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The rating: 0 is the mean of the tournament, and 400 points are odds of ten to one</source>
        <translation>Die Wertung: 0 ist das Mittel des Turniers, und 400 Punkte stehen für zehn zu eins</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>It contains the true rating with a probability of 95 %. More games narrow it.</source>
        <translation>Mit einer Wahrscheinlichkeit von 95 % liegt die wahre Wertung darin. Mehr Partien machen es enger.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>The probability of being stronger than the next one in the table</source>
        <translation>Mit welcher Wahrscheinlichkeit jemand stärker ist als der Nächste in der Tabelle</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>%1 and %2 have not met yet</source>
        <translation>%1 und %2 haben noch nicht gegeneinander gespielt</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Punkte von</translation>
    </message>
    <message>
        <source>Points against %1</source>
        <translation>Punkte gegen %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>E (wants true)</source>
        <translation>E (will wahr)</translation>
    </message>
    <message>
        <source>Orange (moves first)</source>
        <translation>Orange (beginnt)</translation>
    </message>
    <message>
        <source>A (wants false)</source>
        <translation>A (will falsch)</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Wie sie endete</translation>
    </message>
    <message>
        <source>Line %1, &quot;%2&quot;: %3</source>
        <translation>Zeile %1, „%2“: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The formulas need at least as many leaves as variables, since every variable has to occur.</source>
        <translation>Die Formeln brauchen mindestens so viele Blätter wie Variablen, denn jede Variable muss vorkommen.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>decided by the exact solver</source>
        <translation>vom exakten Solver entschieden</translation>
    </message>
    <message>
        <source>%1 forfeits</source>
        <translation>%1 verliert kampflos</translation>
    </message>
    <message>
        <source>%1 forfeits: %2</source>
        <translation>%1 verliert kampflos: %2</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 Sieg</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 Siege</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 Remis</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Remis</translation>
    </message>
    <message>
        <source>%1 loss</source>
        <translation>%1 Niederlage</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 Niederlagen</translation>
    </message>
    <message>
        <source>A test takes exactly two contestants.</source>
        <translation>Zu einem Test gehören genau zwei Teilnehmer.</translation>
    </message>
    <message>
        <source>The test distinguishes two strengths, so the first number must be the larger one.</source>
        <translation>Der Test unterscheidet zwei Stärken, also muss die erste Zahl die größere sein.</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1, decided at %2 or %3</source>
        <translation>Log-Likelihood-Quotient %1, entschieden bei %2 oder %3</translation>
    </message>
    <message>
        <source>The test is undecided.</source>
        <translation>Der Test ist nicht entschieden.</translation>
    </message>
    <message>
        <source>Decided: %1 is stronger than %2 (error at most 5 %).</source>
        <translation>Entschieden: %1 ist stärker als %2 (Irrtum höchstens 5 %).</translation>
    </message>
    <message>
        <source>Decided: %1 is more than %3 Elo points stronger than %2 (error at most 5 %).</source>
        <translation>Entschieden: %1 ist mehr als %3 Elo-Punkte stärker als %2 (Irrtum höchstens 5 %).</translation>
    </message>
    <message>
        <source>Decided: %1 is less than %3 Elo points stronger than %2 (error at most 5 %).</source>
        <translation>Entschieden: %1 ist weniger als %3 Elo-Punkte stärker als %2 (Irrtum höchstens 5 %).</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <source>%1 is first, and stronger than %2 (probability %3).</source>
        <translation>%1 liegt vorn und ist stärker als %2 (Wahrscheinlichkeit %3).</translation>
    </message>
</context>
<context>
    <name>Wumpus</name>
    <message>
        <source>monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>Gestank</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>Grube</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>Luftzug</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 open, %2</source>
        <translation>%1 offen, %2</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>%1 widersprüchlich</translation>
    </message>
    <message>
        <source>&lt;1 %</source>
        <translation>&lt;1 %</translation>
    </message>
    <message>
        <source>&gt;99 %</source>
        <translation>&gt;99 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The cave: what is known about its 16 squares</source>
        <translation>Die Höhle: was über ihre 16 Felder bekannt ist</translation>
    </message>
    <message>
        <source>you died here</source>
        <translation>hier bist du gestorben</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>hier bist du</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>besucht</translation>
    </message>
    <message>
        <source>provably safe</source>
        <translation>beweisbar sicher</translation>
    </message>
    <message>
        <source>lowest risk, %1</source>
        <translation>geringstes Risiko, %1</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>Risiko %1</translation>
    </message>
    <message>
        <source>hidden here: %1</source>
        <translation>hier verborgen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no monster</source>
        <translation>kein Monster</translation>
    </message>
    <message>
        <source>monster at %1</source>
        <translation>Monster auf %1</translation>
    </message>
    <message>
        <source>monsters at %1</source>
        <translation>Monster auf %1</translation>
    </message>
    <message>
        <source>no pits</source>
        <translation>keine Gruben</translation>
    </message>
    <message>
        <source>a pit at %1</source>
        <translation>eine Grube auf %1</translation>
    </message>
    <message>
        <source>pits at %1</source>
        <translation>Gruben auf %1</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>no monster at %1</source>
        <translation>kein Monster auf %1</translation>
    </message>
    <message>
        <source>no stench at %1</source>
        <translation>kein Gestank auf %1</translation>
    </message>
    <message>
        <source>no pit at %1</source>
        <translation>keine Grube auf %1</translation>
    </message>
    <message>
        <source>no breeze at %1</source>
        <translation>kein Luftzug auf %1</translation>
    </message>
    <message>
        <source>This contradicts the lines above.</source>
        <translation>Das widerspricht den Zeilen darüber.</translation>
    </message>
    <message>
        <source>It settles no square by itself.</source>
        <translation>Für sich allein klärt sie kein Feld.</translation>
    </message>
    <message>
        <source>With what is known, it leaves %1.</source>
        <translation>Mit dem Bekannten bleibt davon %1.</translation>
    </message>
    <message>
        <source>It says: %1.</source>
        <translation>Sie besagt: %1.</translation>
    </message>
    <message>
        <source>This gives: %1.</source>
        <translation>Also: %1.</translation>
    </message>
    <message>
        <source>That makes the statement true.</source>
        <translation>Damit ist die Aussage wahr.</translation>
    </message>
    <message>
        <source>That makes the statement false.</source>
        <translation>Damit ist die Aussage falsch.</translation>
    </message>
    <message>
        <source>Rule %1 is missing or too weak: your rules accept this cave %2</source>
        <translation>Regel %1 fehlt oder ist zu schwach: Deine Regeln lassen diese Höhle zu: %2</translation>
    </message>
    <message>
        <source>Line %1 is too strong: it forbids this cave, which satisfies the reference rules</source>
        <translation>Zeile %1 ist zu stark: Sie verbietet diese Höhle, die die Musterregeln erfüllt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>the monster at %1</source>
        <translation>Monster auf %1</translation>
    </message>
    <message>
        <source>stench at %1</source>
        <translation>Gestank auf %1</translation>
    </message>
    <message>
        <source>breeze at %1</source>
        <translation>Luftzug auf %1</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>the way out</source>
        <translation>der Ausgang</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AboutDialog</name>
    <message>
        <source>About Loggia</source>
        <translation>Über Loggia</translation>
    </message>
    <message>
        <source>Loggia %1</source>
        <translation>Loggia %1</translation>
    </message>
    <message>
        <source>A workbench for boolean logic and games of perfect information: it solves them exactly, and explains the answer.

Free software under the MIT licence.
Made with Qt %1, fmt and CLI11.</source>
        <translation>Eine Werkbank für boolesche Logik und Spiele mit vollständiger Information: Sie löst sie exakt und erklärt die Antwort.

Freie Software unter der MIT-Lizenz.
Erstellt mit Qt %1, fmt und CLI11.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AnalysisPanel</name>
    <message>
        <source>Values of the columns</source>
        <translation>Werte der Spalten</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Beste Zugfolge</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Bewertungskurve</translation>
    </message>
    <message>
        <source>Press Analyse to evaluate every column and draw the evaluation graph.</source>
        <translation>„Analysieren“ drücken, um jede Spalte zu bewerten und die Bewertungskurve zu zeichnen.</translation>
    </message>
    <message>
        <source>The analysis continues when you leave the editor.</source>
        <translation>Die Analyse geht weiter, sobald der Editor verlassen wird.</translation>
    </message>
    <message>
        <source>The game is over: the score is the value.</source>
        <translation>Das Spiel ist zu Ende: Der Punktestand ist der Wert.</translation>
    </message>
    <message>
        <source>Analysing this position…</source>
        <translation>Diese Stellung wird analysiert …</translation>
    </message>
    <message>
        <source>Stopped before any value was found. The next position will be analysed.</source>
        <translation>Angehalten, bevor ein Wert gefunden war. Die nächste Stellung wird analysiert.</translation>
    </message>
    <message>
        <source>No value yet</source>
        <translation>Noch kein Wert</translation>
    </message>
    <message>
        <source>%1 to move. Values are %1&apos;s final points minus %2&apos;s.</source>
        <translation>%1 am Zug. Die Werte sind die Punkte von %1 am Ende minus die von %2.</translation>
    </message>
    <message>
        <source>%1 best</source>
        <translation>%1 beste</translation>
    </message>
    <message>
        <source>moves played</source>
        <translation>gespielte Züge</translation>
    </message>
    <message>
        <source>Orange&apos;s lead</source>
        <translation>Vorsprung von Orange</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>after move %1: %2</source>
        <translation>nach Zug %1: %2</translation>
    </message>
    <message>
        <source>The evaluation graph appears here once the analysis of this position is finished.</source>
        <translation>Die Bewertungskurve erscheint hier, sobald die Analyse dieser Stellung fertig ist.</translation>
    </message>
    <message>
        <source>value (dot: proven, triangle: bound, ring: estimate)</source>
        <translation>Wert (Punkt: bewiesen, Dreieck: Schranke, Ring: Schätzung)</translation>
    </message>
    <message>
        <source>The position before the line</source>
        <translation>Die Stellung vor der Zugfolge</translation>
    </message>
    <message>
        <source>One move back in the line</source>
        <translation>Einen Zug der Zugfolge zurück</translation>
    </message>
    <message>
        <source>One move forward in the line</source>
        <translation>Einen Zug der Zugfolge weiter</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation>Ende der Zugfolge</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AnswerPanel</name>
    <message>
        <source>First model</source>
        <translation>Erstes Modell</translation>
    </message>
    <message>
        <source>Previous model</source>
        <translation>Voriges Modell</translation>
    </message>
    <message>
        <source>Next model</source>
        <translation>Nächstes Modell</translation>
    </message>
    <message>
        <source>Last model</source>
        <translation>Letztes Modell</translation>
    </message>
    <message>
        <source>&amp;All models</source>
        <translation>&amp;Alle Modelle</translation>
    </message>
    <message>
        <source>Enumerate the models one by one</source>
        <translation>Die Modelle eines nach dem anderen aufzählen</translation>
    </message>
    <message>
        <source>Copy core</source>
        <translation>Kern kopieren</translation>
    </message>
    <message>
        <source>Copy the clauses of the core</source>
        <translation>Die Klauseln des Kerns kopieren</translation>
    </message>
    <message>
        <source>Save core...</source>
        <translation>Kern speichern ...</translation>
    </message>
    <message>
        <source>Save the clauses of the core in a file</source>
        <translation>Die Klauseln des Kerns in einer Datei speichern</translation>
    </message>
    <message>
        <source>Chec&amp;k the proof</source>
        <translation>Beweis &amp;prüfen</translation>
    </message>
    <message>
        <source>Check the proof with an independent checker</source>
        <translation>Den Beweis mit einem unabhängigen Prüfprogramm prüfen</translation>
    </message>
    <message>
        <source>Save the proof...</source>
        <translation>Beweis speichern ...</translation>
    </message>
    <message>
        <source>Save the proof as DRAT, for this or another checker</source>
        <translation>Den Beweis als DRAT speichern, für dieses oder ein anderes Prüfprogramm</translation>
    </message>
    <message>
        <source>all atoms, or for example 1-9 P Q</source>
        <translation>alle Atome oder zum Beispiel 1-9 P Q</translation>
    </message>
    <message>
        <source>Models that agree on these atoms are listed once. Enter numbers, ranges and names.</source>
        <translation>Modelle, die auf diesen Atomen übereinstimmen, werden nur einmal aufgeführt. Nummern, Bereiche und Namen eingeben.</translation>
    </message>
    <message>
        <source>Project o&amp;nto</source>
        <translation>Projizieren a&amp;uf</translation>
    </message>
    <message>
        <source>Project models onto these atoms</source>
        <translation>Modelle auf diese Atome projizieren</translation>
    </message>
    <message>
        <source>Find &amp;minimal core (MUS)</source>
        <translation>&amp;Minimalen Kern suchen (MUS)</translation>
    </message>
    <message>
        <source>Find a minimal unsatisfiable core: without any one of its clauses there is a model</source>
        <translation>Einen minimalen unerfüllbaren Kern suchen: Lässt man irgendeine seiner Klauseln weg, gibt es ein Modell</translation>
    </message>
    <message>
        <source>Unsatisfiable core</source>
        <translation>Unerfüllbarer Kern</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>The Run tab shows the statistics.</source>
        <translation>Der Reiter „Lauf“ zeigt die Statistik.</translation>
    </message>
    <message>
        <source>Clauses not understood</source>
        <translation>Klauseln nicht verstanden</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Also marked in the text: %1.</source>
        <translation>Im Text ist außerdem markiert: %1.</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Noch nicht gelöst</translation>
    </message>
    <message>
        <source>Press Solve to find a model, or to show that there is none.</source>
        <translation>„Lösen“ drücken, um ein Modell zu finden oder zu zeigen, dass es keines gibt.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>model %1 of %2</source>
        <translation>Modell %1 von %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit …</translation>
    </message>
    <message>
        <source>Which clauses are to blame? Often only a few of them.</source>
        <translation>Welche Klauseln sind schuld? Oft sind es nur wenige.</translation>
    </message>
    <message>
        <source>Stopped before a core was found.</source>
        <translation>Angehalten, bevor ein Kern gefunden war.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 Klausel</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 Klauseln</translation>
    </message>
    <message>
        <source>Minimal core: %1. Without any one of them there is a model. They are marked in the editor.</source>
        <translation>Minimaler Kern: %1. Lässt man irgendeine davon weg, gibt es ein Modell. Sie sind im Editor markiert.</translation>
    </message>
    <message>
        <source>Core, perhaps not minimal: %1. The search was stopped.</source>
        <translation>Kern, vielleicht nicht minimal: %1. Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>No proof was recorded (this engine has none, or recording is off).</source>
        <translation>Kein Beweis aufgezeichnet (dieses Verfahren liefert keinen, oder die Aufzeichnung ist aus).</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1, not checked yet.</source>
        <translation>%1, noch nicht geprüft.</translation>
    </message>
    <message>
        <source>%1, not checked. %2</source>
        <translation>%1, nicht geprüft. %2</translation>
    </message>
    <message>
        <source>Rejected: %1. Please report this.</source>
        <translation>Abgelehnt: %1. Bitte melde das.</translation>
    </message>
    <message>
        <source>%1. The check was stopped.</source>
        <translation>%1. Die Prüfung wurde angehalten.</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>Verified: derived step by step from %1. Needed: %2 of %3.</source>
        <translation>Bestätigt: Schritt für Schritt aus %1 hergeleitet. Nötig: %2 von %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Assignment</name>
    <message>
        <source>Conflict: clause %1 is falsified.</source>
        <translation>Konflikt: Klausel %1 ist verletzt.</translation>
    </message>
    <message>
        <source>No clause is unit, so nothing follows.</source>
        <translation>Es gibt keine Einheitsklausel, also folgt nichts.</translation>
    </message>
    <message>
        <source>Unit propagation set %1.</source>
        <translation>Unit-Propagation hat %1 belegt.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 Atom</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 Atome</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AssignmentPanel</name>
    <message>
        <source>True atoms onl&amp;y</source>
        <translation>N&amp;ur wahre Atome</translation>
    </message>
    <message>
        <source>Propa&amp;gate</source>
        <translation>Propa&amp;gieren</translation>
    </message>
    <message>
        <source>Give values to the atoms that unit clauses force</source>
        <translation>Den Atomen Werte geben, die Einheitsklauseln erzwingen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Leave all atoms open</source>
        <translation>Alle Atome offen lassen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the last change of a value</source>
        <translation>Die letzte Änderung eines Werts rückgängig machen</translation>
    </message>
    <message>
        <source>Back to model</source>
        <translation>Zurück zum Modell</translation>
    </message>
    <message>
        <source>Show the model that was found again</source>
        <translation>Das gefundene Modell wieder zeigen</translation>
    </message>
    <message>
        <source>Hide atoms that are not true</source>
        <translation>Atome verbergen, die nicht wahr sind</translation>
    </message>
    <message>
        <source>Click a value, or press 1, 0 or –, to try other values</source>
        <translation>Einen Wert anklicken oder 1, 0 oder – drücken, um andere Werte zu versuchen</translation>
    </message>
    <message>
        <source>Graph to be coloured</source>
        <translation>Zu färbender Graph</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Alle Modelle</translation>
    </message>
    <message>
        <source>Values that differ from the model shown are marked</source>
        <translation>Werte, die vom gezeigten Modell abweichen, sind markiert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>The value of each atom</source>
        <translation>Der Wert jedes Atoms</translation>
    </message>
    <message>
        <source>The problem behind the clauses, with the values drawn in</source>
        <translation>Das Problem hinter den Klauseln, mit eingezeichneten Werten</translation>
    </message>
    <message>
        <source>All models, and where they differ</source>
        <translation>Alle Modelle, und worin sie sich unterscheiden</translation>
    </message>
    <message>
        <source>Views of the assignment</source>
        <translation>Ansichten der Belegung</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BatchBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BetterMove</name>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>columns %1 and %2</source>
        <translation>Spalten %1 und %2</translation>
    </message>
    <message>
        <source>%1 played column %2, which %3. Find a better move: click a column or press 1 to 7.</source>
        <translation>%1 spielte Spalte %2. Der Zug %3. Finde einen besseren: eine Spalte anklicken oder 1 bis 7 drücken.</translation>
    </message>
    <message>
        <source>Column %1 is the move that was played. Try another one.</source>
        <translation>Spalte %1 ist der gespielte Zug. Versuche einen anderen.</translation>
    </message>
    <message>
        <source>The value of column %1 is not known. Try another one.</source>
        <translation>Der Wert von Spalte %1 ist nicht bekannt. Versuche eine andere.</translation>
    </message>
    <message>
        <source>Right: column %1 keeps %2. Column %3 kept only %4.</source>
        <translation>Richtig: Spalte %1 bringt %2. Spalte %3 brachte nur %4.</translation>
    </message>
    <message>
        <source>Column %1 is better than column %2, but there is a better one still.</source>
        <translation>Spalte %1 ist besser als Spalte %2, aber es gibt noch eine bessere.</translation>
    </message>
    <message>
        <source>Column %1 is no better than column %2. Try another one.</source>
        <translation>Spalte %1 ist nicht besser als Spalte %2. Versuche eine andere.</translation>
    </message>
    <message>
        <source>Best: %1 (%2 for %3).</source>
        <translation>Am besten: %1 (%2 für %3).</translation>
    </message>
    <message>
        <source>Best: %1 (%2).</source>
        <translation>Am besten: %1 (%2).</translation>
    </message>
    <message>
        <source>Less than a point behind: %1.</source>
        <translation>Weniger als einen Punkt dahinter: %1.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BlackboardModel</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Equation %1: %2</source>
        <translation>Gleichung %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BlackboardView</name>
    <message>
        <source>Blackboard</source>
        <translation>Tafel</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BoardView</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CasePane</name>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Eingabedateien</translation>
    </message>
    <message>
        <source>The smallest failing case found: %1</source>
        <translation>Der kleinste gefundene Fall, der fehlschlägt: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Failing case</source>
        <translation>Fehlschlagender Fall</translation>
    </message>
    <message>
        <source>All cases in which the hand-in fails, the smallest first</source>
        <translation>Alle Fälle, in denen die Abgabe scheitert, der kleinste zuerst</translation>
    </message>
    <message>
        <source>Previous failing case</source>
        <translation>Vorheriger fehlschlagender Fall</translation>
    </message>
    <message>
        <source>Next failing case</source>
        <translation>Nächster fehlschlagender Fall</translation>
    </message>
    <message>
        <source>Failing case %1 of %2: %3</source>
        <translation>Fehlschlagender Fall %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CasePicture</name>
    <message>
        <source>Picture of the case</source>
        <translation>Bild des Falls</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ChoiceLine</name>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1: wins</source>
        <translation>%1: gewinnt</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <translation>%1: verliert</translation>
    </message>
    <message>
        <source>Complete the formula, the turns and the variables to start the game.</source>
        <translation>Formel, Züge und Variablen vervollständigen, um das Spiel zu beginnen.</translation>
    </message>
    <message>
        <source>The formula is true: E wins.</source>
        <translation>Die Formel ist wahr: E gewinnt.</translation>
    </message>
    <message>
        <source>The formula is false: A wins.</source>
        <translation>Die Formel ist falsch: A gewinnt.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2…</source>
        <translation>%1 (Computer) wählt %2 …</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2 next.</source>
        <translation>%1 (Computer) wählt als Nächstes %2.</translation>
    </message>
    <message>
        <source>Choose the value %1 (key %1)</source>
        <translation>Den Wert %1 wählen (Taste %1)</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3 chooses %4 and wants the formula to be %5.</source>
        <translation>Zug %1 von %2: %3 wählt %4 und will, dass die Formel %5 ist.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>%1 Another value starts a new line here.</source>
        <translation>%1 Ein anderer Wert beginnt hier eine neue Variante.</translation>
    </message>
    <message>
        <source>Go to the &amp;last turn</source>
        <translation>Zum &amp;letzten Zug</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3 (computer) chooses %4.</source>
        <translation>Zug %1 von %2: %3 (Computer) wählt %4.</translation>
    </message>
    <message>
        <source>Choose &amp;now</source>
        <translation>Jetzt &amp;wählen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ChoiceTreePanel</name>
    <message>
        <source>There is no game yet.</source>
        <translation>Es gibt noch kein Spiel.</translation>
    </message>
    <message>
        <source>No tree yet</source>
        <translation>Noch kein Baum</translation>
    </message>
    <message>
        <source>Each node is a position and names who chooses which variable. Turn on Who wins? (F5) to see who wins.</source>
        <translation>Jeder Knoten ist eine Stellung und nennt, wer welche Variable wählt. „Wer gewinnt?“ (F5) einschalten, um zu sehen, wer gewinnt.</translation>
    </message>
    <message>
        <source>This position is several turns away. Click one of the next two.</source>
        <translation>Diese Stellung ist mehrere Züge entfernt. Eine der beiden nächsten anklicken.</translation>
    </message>
    <message>
        <source>Green: E wins. Red, dashed: A wins. T, F: the formula is true or false. The band is the game so far.</source>
        <translation>Grün: E gewinnt. Rot, gestrichelt: A gewinnt. W, F: die Formel ist wahr oder falsch. Das Band ist das bisherige Spiel.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ChordEdit</name>
    <message>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassModel</name>
    <message>
        <source>not graded yet</source>
        <translation>noch nicht bewertet</translation>
    </message>
    <message>
        <source>being graded</source>
        <translation>wird bewertet</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Being graded…</source>
        <translation>Wird bewertet …</translation>
    </message>
    <message>
        <source>Hand-in</source>
        <translation>Abgabe</translation>
    </message>
    <message>
        <source>First fault</source>
        <translation>Erster Fehler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1
of %2</source>
        <translation>%1
von %2</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
    <message>
        <source>Changed since it was graded</source>
        <translation>Seit der Bewertung geändert</translation>
    </message>
    <message>
        <source>The problem has changed since it was graded</source>
        <translation>Die Aufgabenstellung wurde seit der Bewertung geändert</translation>
    </message>
    <message>
        <source>Graded, but no longer on the disk</source>
        <translation>Bewertet, aber nicht mehr auf der Platte</translation>
    </message>
    <message>
        <source>No longer on the disk</source>
        <translation>Nicht mehr auf der Platte</translation>
    </message>
    <message>
        <source>%1, out of date</source>
        <translation>%1, veraltet</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassStart</name>
    <message>
        <source>Introduction</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Choose the task, add the folder with the hand-ins and press Grade: every student gets points for each check, and the smallest case that fails. The example class has five hand-ins, four of them with mistakes.</source>
        <translation>Wähle die Aufgabe, füge den Ordner mit den Abgaben hinzu und drücke „Bewerten“: Jede Abgabe bekommt Punkte für jede Prüfung und den kleinsten Fall, der falsch ist. Die Beispielklasse hat fünf Abgaben, vier davon mit Fehlern.</translation>
    </message>
    <message>
        <source>Open an example class</source>
        <translation>Beispielklasse öffnen</translation>
    </message>
    <message>
        <source>Files with formulas, for the task &quot;cnf&quot;. No program is run.</source>
        <translation>Dateien mit Formeln, für die Aufgabe „cnf“. Es wird kein Programm ausgeführt.</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Ordner hinzufügen ...</translation>
    </message>
    <message>
        <source>A file, folder or archive in it for each student (Ctrl+Shift+O)</source>
        <translation>Darin eine Datei, ein Ordner oder ein Archiv für jede Person (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>How classes are graded, step by step (F1)</source>
        <translation>Wie Klassen bewertet werden, Schritt für Schritt (F1)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassWindow</name>
    <message>
        <source>Grade hand-ins – Loggia</source>
        <translation>Abgaben bewerten – Loggia</translation>
    </message>
    <message>
        <source>Open the problem</source>
        <translation>Aufgabenstellung öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Grading journal</source>
        <translation>Bewertungsjournal</translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation>Journal öffnen</translation>
    </message>
    <message>
        <source>Add f&amp;iles...</source>
        <translation>Date&amp;ien hinzufügen ...</translation>
    </message>
    <message>
        <source>Add files, each a hand-in (Ctrl+O)</source>
        <translation>Dateien hinzufügen, jede eine Abgabe (Strg+O)</translation>
    </message>
    <message>
        <source>Add f&amp;older...</source>
        <translation>Ordner &amp;hinzufügen ...</translation>
    </message>
    <message>
        <source>Add the folder of a class or of one hand-in (Ctrl+Shift+O)</source>
        <translation>Den Ordner einer Klasse oder einer einzelnen Abgabe hinzufügen (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the chosen hand-ins from the table (Delete). Their files stay.</source>
        <translation>Die gewählten Abgaben aus der Tabelle nehmen (Entf). Ihre Dateien bleiben.</translation>
    </message>
    <message>
        <source>%1 hand-in added.</source>
        <translation>%1 Abgabe hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 hand-ins added.</source>
        <translation>%1 Abgaben hinzugefügt.</translation>
    </message>
    <message>
        <source>Choose the problem first: this task has none of its own.</source>
        <translation>Wähle zuerst die Aufgabenstellung: Diese Aufgabe hat keine eigene.</translation>
    </message>
    <message>
        <source>Preparing the cases…</source>
        <translation>Die Fälle werden vorbereitet …</translation>
    </message>
    <message>
        <source>Nothing was run: there is no sandbox.</source>
        <translation>Es wurde nichts ausgeführt: Es gibt keine Sandbox.</translation>
    </message>
    <message>
        <source>The problem cannot be read</source>
        <translation>Die Aufgabenstellung ist nicht lesbar</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Das Journal ist nicht verwendbar</translation>
    </message>
    <message>
        <source>%1 Choose another file under &quot;Limits and journal&quot;.</source>
        <translation>%1 Wähle unter „Grenzen und Journal“ eine andere Datei.</translation>
    </message>
    <message>
        <source>Grading has failed</source>
        <translation>Die Bewertung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Choose a cell to see what a hand-in did.</source>
        <translation>Wähle eine Zelle, um zu sehen, was eine Abgabe getan hat.</translation>
    </message>
    <message>
        <source>%1 hand-in removed.</source>
        <translation>%1 Abgabe entfernt.</translation>
    </message>
    <message>
        <source>%1 hand-ins removed.</source>
        <translation>%1 Abgaben entfernt.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>The example class cannot be written</source>
        <translation>Die Beispielklasse lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>This is an example. Press Grade, then choose a cell to see what is wrong.</source>
        <translation>Dies ist ein Beispiel. „Bewerten“ drücken und dann eine Zelle wählen, um zu sehen, was falsch ist.</translation>
    </message>
    <message>
        <source>All of these hand-ins are in the table already.</source>
        <translation>Alle diese Abgaben stehen schon in der Tabelle.</translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation>Be&amp;werten</translation>
    </message>
    <message>
        <source>Grade all hand-ins except those whose results are in the journal and that have not changed (F5)</source>
        <translation>Alle Abgaben bewerten, außer denen, deren Ergebnisse im Journal stehen und die sich nicht geändert haben (F5)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Anhal&amp;ten</translation>
    </message>
    <message>
        <source>Stop grading (Escape). The next start goes on from here.</source>
        <translation>Bewertung anhalten (Esc). Der nächste Start macht hier weiter.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded, and %3 of the results out of date.</source>
        <translation>%2 von %1 Abgabe bewertet, davon %3 Ergebnis veraltet.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded, and %3 of the results out of date.</source>
        <translation>%2 von %1 Abgaben bewertet; veraltete Ergebnisse: %3.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded. Grade goes on from here.</source>
        <translation>%2 von %1 Abgabe bewertet. „Bewerten“ macht hier weiter.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded. Grade goes on from here.</source>
        <translation>%2 von %1 Abgaben bewertet. „Bewerten“ macht hier weiter.</translation>
    </message>
    <message>
        <source>%1 hand-in graded in %2: %3 of %4 points on average.</source>
        <translation>%1 Abgabe in %2 bewertet: im Mittel %3 von %4 Punkten.</translation>
    </message>
    <message>
        <source>%1 hand-ins graded in %2: %3 of %4 points on average.</source>
        <translation>%1 Abgaben in %2 bewertet: im Mittel %3 von %4 Punkten.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded</source>
        <translation>%2 von %1 Abgabe bewertet</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded</source>
        <translation>%2 von %1 Abgaben bewertet</translation>
    </message>
    <message>
        <source>The result of %1 hand-in was in the journal.</source>
        <translation>Das Ergebnis von %1 Abgabe war im Journal.</translation>
    </message>
    <message>
        <source>The results of %1 hand-ins were in the journal.</source>
        <translation>Die Ergebnisse von %1 Abgaben waren im Journal.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClausePane</name>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>One clause a line, then a line 0, or DIMACS. 3 is the third atom and -3 its negation; names work, too.</source>
        <translation>Eine Klausel pro Zeile, dann eine Zeile 0, oder DIMACS. 3 ist das dritte Atom und -3 seine Negation; auch Namen sind möglich.</translation>
    </message>
    <message>
        <source>1 -2 3     one clause a line: atom 1, or not 2, or 3</source>
        <translation>1 -2 3     eine Klausel pro Zeile: Atom 1 oder nicht 2 oder 3</translation>
    </message>
    <message>
        <source>Summary of the file</source>
        <translation>Zusammenfassung der Datei</translation>
    </message>
    <message>
        <source>Too large to edit. Every command still works.

%1</source>
        <translation>Zu groß zum Bearbeiten. Alle Befehle funktionieren trotzdem.

%1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CodePanel</name>
    <message>
        <source>Algorithm whose code is shown</source>
        <translation>Algorithmus, dessen Code gezeigt wird</translation>
    </message>
    <message>
        <source>Choose which runner&apos;s code and frontier are shown</source>
        <translation>Auswählen, von welchem Läufer Code und Suchrand gezeigt werden</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>The line that was executed last is marked</source>
        <translation>Die zuletzt ausgeführte Zeile ist markiert</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back by one line of the code</source>
        <translation>Um eine Codezeile zurückgehen</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Vorige Zeile</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Nächste Zeile</translation>
    </message>
    <message>
        <source>Execute one line of the code</source>
        <translation>Eine Codezeile ausführen</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Suchrand</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>g</source>
        <translation>g</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>f</source>
        <translation>f</translation>
    </message>
    <message>
        <source>Choose a row to see where it is</source>
        <translation>Eine Zeile auswählen, um zu sehen, wo der Knoten liegt</translation>
    </message>
    <message>
        <source>Path kept in memory, its end first: %1</source>
        <translation>Im Speicher gehaltener Weg, sein Ende zuerst: %1</translation>
    </message>
    <message>
        <source>The frontier is empty.</source>
        <translation>Der Suchrand ist leer.</translation>
    </message>
    <message>
        <source>Frontier, the next node first: %1</source>
        <translation>Suchrand, der nächste Knoten zuerst: %1</translation>
    </message>
    <message>
        <source>. Too many to list.</source>
        <translation>. Zu viele für eine Liste.</translation>
    </message>
    <message>
        <source>. The first %1 are listed.</source>
        <translation>. Aufgeführt sind die ersten %1.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>%1 (goal side)</source>
        <translation>%1 (Zielseite)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ComparePanel</name>
    <message>
        <source>Sh&amp;ow this row</source>
        <translation>Diese &amp;Zeile zeigen</translation>
    </message>
    <message>
        <source>Is &amp;another formula equivalent to the one on the left?</source>
        <translation>Ist eine &amp;andere Formel zur Formel links äquivalent?</translation>
    </message>
    <message>
        <source>The other formula</source>
        <translation>Die andere Formel</translation>
    </message>
    <message>
        <source>(x + y) * (y xor z)</source>
        <translation>(x + y) * (y xor z)</translation>
    </message>
    <message>
        <source>Show this row in the truth table</source>
        <translation>Diese Zeile in der Wahrheitstabelle zeigen</translation>
    </message>
    <message>
        <source>Any common notation works: x and not y, x ∧ ¬y, x -&gt; y.</source>
        <translation>Jede übliche Schreibweise geht: x and not y, x ∧ ¬y, x -&gt; y.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Correct the formula on the left first.</source>
        <translation>Zuerst die Formel links korrigieren.</translation>
    </message>
    <message>
        <source>Formula not understood</source>
        <translation>Formel nicht verstanden</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>The comparison was stopped before it had a result.</source>
        <translation>Der Vergleich wurde angehalten, bevor er ein Ergebnis hatte.</translation>
    </message>
    <message>
        <source>Equivalent</source>
        <translation>Äquivalent</translation>
    </message>
    <message>
        <source>The two formulas agree on every row.</source>
        <translation>Die beiden Formeln stimmen in jeder Zeile überein.</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>For example, if %1, the formula on the left is %2 and the other one is %3.</source>
        <translation>Zum Beispiel: Für %1 ist die Formel links %2 und die andere %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ComparisonPanel</name>
    <message>
        <source>Compare a&amp;ll</source>
        <translation>Alle ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>CSV kopieren</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>M&amp;essen</translation>
    </message>
    <message>
        <source>Copy the table as text, in its current order</source>
        <translation>Die Tabelle als Text in ihrer aktuellen Reihenfolge kopieren</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values, in its current order</source>
        <translation>Die Tabelle als kommagetrennte Werte in ihrer aktuellen Reihenfolge kopieren</translation>
    </message>
    <message>
        <source>Copy the curves as comma-separated values</source>
        <translation>Die Kurven als kommagetrennte Werte kopieren</translation>
    </message>
    <message>
        <source>Copy the curves as CSV</source>
        <translation>Die Kurven als CSV kopieren</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandiert</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Suchrand</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Double-click a row, or press Enter, to watch that algorithm</source>
        <translation>Doppelklick auf eine Zeile oder Enter zeigt den Algorithmus in Aktion</translation>
    </message>
    <message>
        <source>Of the path found</source>
        <translation>Des gefundenen Weges</translation>
    </message>
    <message>
        <source>Nodes expanded (repetitions count)</source>
        <translation>Expandierte Knoten (Wiederholungen zählen mit)</translation>
    </message>
    <message>
        <source>Elapsed time, without recording</source>
        <translation>Verstrichene Zeit, ohne Aufzeichnung</translation>
    </message>
    <message>
        <source>Peak memory: nodes, frontier and tables of the heuristic</source>
        <translation>Größter Speicherbedarf: Knoten, Suchrand und Tabellen der Heuristik</translation>
    </message>
    <message>
        <source>Largest size of the frontier</source>
        <translation>Größter Umfang des Suchrands</translation>
    </message>
    <message>
        <source>Nodes generated</source>
        <translation>Erzeugte Knoten</translation>
    </message>
    <message>
        <source>Nodes expanded by side length of the maze</source>
        <translation>Expandierte Knoten nach Seitenlänge des Labyrinths</translation>
    </message>
    <message>
        <source>On growing mazes</source>
        <translation>In wachsenden Labyrinthen</translation>
    </message>
    <message>
        <source>Run all algorithms on this problem</source>
        <translation>Alle Algorithmen auf diese Aufgabe anwenden</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>No algorithm found a cheaper path</source>
        <translation>Kein Algorithmus fand einen günstigeren Weg</translation>
    </message>
    <message>
        <source>Jump points; the jumps scanned %1 cell between them</source>
        <translation>Sprungpunkte; die Sprünge tasteten dazwischen %1 Feld ab</translation>
    </message>
    <message>
        <source>Jump points; the jumps scanned %1 cells between them</source>
        <translation>Sprungpunkte; die Sprünge tasteten dazwischen %1 Felder ab</translation>
    </message>
    <message>
        <source>side length of the maze</source>
        <translation>Seitenlänge des Labyrinths</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandiert</translation>
    </message>
    <message>
        <source>Curves of the nodes expanded appear here (logarithmic scale).</source>
        <translation>Hier erscheinen Kurven der expandierten Knoten (logarithmische Skala).</translation>
    </message>
    <message>
        <source>%1, side %2: %3 expanded</source>
        <translation>%1, Seite %2: %3 expandiert</translation>
    </message>
    <message>
        <source>★ cheapest path. Press Enter to watch a row.</source>
        <translation>★ günstigster Weg. Enter zeigt den Algorithmus der Zeile in Aktion.</translation>
    </message>
    <message>
        <source>★ cheapest path. Does not apply here: %1 (point at the row for the reason).</source>
        <translation>★ günstigster Weg. Hier nicht anwendbar: %1 (der Mauszeiger auf der Zeile zeigt den Grund).</translation>
    </message>
    <message>
        <source>Costs, nodes and times of each algorithm appear here.</source>
        <translation>Kosten, Knoten und Zeiten jedes Algorithmus erscheinen hier.</translation>
    </message>
    <message>
        <source>Other columns</source>
        <translation>Andere Spalten</translation>
    </message>
    <message>
        <source>Show the columns that do not fit beside these</source>
        <translation>Zeigt die Spalten, die neben diesen keinen Platz haben</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Connect4Document</name>
    <message>
        <source>move in column %1</source>
        <translation>Zug in Spalte %1</translation>
    </message>
    <message>
        <source>computer&apos;s move in column %1</source>
        <translation>Zug des Computers in Spalte %1</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>play from this position</source>
        <translation>ab dieser Stellung spielen</translation>
    </message>
    <message>
        <source>cancel the set-up</source>
        <translation>Aufbauen abbrechen</translation>
    </message>
    <message>
        <source>make a variation the main line</source>
        <translation>Variante zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>delete a variation</source>
        <translation>Variante löschen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Connect4Page</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Evaluate every column, now and after each move</source>
        <translation>Jede Spalte bewerten, jetzt und nach jedem Zug</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Tiefentabelle</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>game %1 of the match</source>
        <translation>Spiel %1 des Wettkampfs</translation>
    </message>
    <message>
        <source>Hint: column %1</source>
        <translation>Tipp: Spalte %1</translation>
    </message>
    <message>
        <source>Blunder: %1’s move %2, column %3, gave away %4.</source>
        <translation>Patzer: %1 verschenkte in Zug %2 (Spalte %3) %4.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Max-Connect4 game with its moves</source>
        <translation>Max-Connect4-Spiel mit seinen Zügen</translation>
    </message>
    <message>
        <source>Max-Connect4 position</source>
        <translation>Max-Connect4-Stellung</translation>
    </message>
    <message>
        <source>open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>The position that you are setting up is not possible, so the file would hold the board as it was before.</source>
        <translation>Die Stellung, die gerade aufgebaut wird, ist nicht möglich; die Datei würde deshalb das Brett enthalten, wie es vorher war.</translation>
    </message>
    <message>
        <source>This format stores only the board. The move would be lost.</source>
        <translation>Dieses Format speichert nur das Brett. Der Zug ginge verloren.</translation>
    </message>
    <message>
        <source>This format stores only the board. The %1 moves would be lost.</source>
        <translation>Dieses Format speichert nur das Brett. Die %1 Züge gingen verloren.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>This format stores only the board. The moves and their variations would be lost.</source>
        <translation>Dieses Format speichert nur das Brett. Die Züge und ihre Varianten gingen verloren.</translation>
    </message>
    <message>
        <source>paste a game</source>
        <translation>Spiel einfügen</translation>
    </message>
    <message>
        <source>The board. Click a column, or press 1 to 7, to drop a stone. While the analysis is on, the value of each column stands below it.</source>
        <translation>Das Brett. Klicke eine Spalte an oder drücke 1 bis 7, um einen Stein einzuwerfen. Solange die Analyse eingeschaltet ist, steht unter jeder Spalte ihr Wert.</translation>
    </message>
    <message>
        <source>Engine: Loggia&apos;s own, by far the strongest. Alpha-beta and Minimax: the algorithms of the textbook, to compare.</source>
        <translation>Engine: die von Loggia, bei weitem die stärkste. Alpha-Beta und Minimax: die Algorithmen des Lehrbuchs, zum Vergleich.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ContestantEditor</name>
    <message>
        <source>%1: engine</source>
        <translation>%1: Engine</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>Stufe: %1</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <translation>Wer als %1 spielt</translation>
    </message>
    <message>
        <source>%1: command</source>
        <translation>%1: Befehl</translation>
    </message>
    <message>
        <source>Run for each move as COMMAND one-move IN OUT DEPTH, in a temporary folder. &quot;depth=5,timeout=60:&quot; may go before the command.</source>
        <translation>Wird für jeden Zug als BEFEHL one-move EINGABE AUSGABE TIEFE in einem temporären Ordner ausgeführt. Vor dem Befehl darf „depth=5,timeout=60:“ stehen.</translation>
    </message>
    <message>
        <source>random moves</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>Enter the command that starts the program, for example %1</source>
        <translation>Gib den Befehl ein, der das Programm startet, zum Beispiel %1</translation>
    </message>
    <message>
        <source>%1, by score</source>
        <translation>%1, nach Punkten</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DepthPanel</name>
    <message>
        <source>Engine to measure</source>
        <translation>Zu messende Engine</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>CPU time for one move on the empty board at depth 1, 2, 3 and so on, up to the first depth that exceeds the limit.</source>
        <translation>CPU-Zeit für einen Zug auf dem leeren Brett mit Tiefe 1, 2, 3 und so weiter, bis zur ersten Tiefe, die die Grenze überschreitet.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>Grenze pro Zug</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Tiefentabelle</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>CPU s</source>
        <translation>CPU s</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>CPU time against depth</source>
        <translation>CPU-Zeit nach Tiefe</translation>
    </message>
    <message>
        <source>Stop &amp;measuring</source>
        <translation>M&amp;essung anhalten</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>These rows were measured with other settings.</source>
        <translation>Diese Zeilen wurden mit anderen Einstellungen gemessen.</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU-Sekunden</translation>
    </message>
    <message>
        <source>The curve appears here (logarithmic time scale).</source>
        <translation>Hier erscheint die Kurve (logarithmische Zeitskala).</translation>
    </message>
    <message>
        <source>depth %1: %2 s</source>
        <translation>Tiefe %1: %2 s</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DerivationPanel</name>
    <message>
        <source>Go to the equations</source>
        <translation>Zu den Gleichungen gehen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Go to the solution</source>
        <translation>Zur Lösung gehen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Copy all steps, with reasons</source>
        <translation>Alle Schritte mit Begründung kopieren</translation>
    </message>
    <message>
        <source>Copy all steps as a LaTeX document</source>
        <translation>Alle Schritte als LaTeX-Dokument kopieren</translation>
    </message>
    <message>
        <source>Each statement as an equation over GF(2): 1 is true, 0 is false, a product is &quot;and&quot;, and a sum is &quot;exclusive or&quot;. Addition and subtraction are the same, because 1 + 1 = 0.</source>
        <translation>Jede Aussage als Gleichung über GF(2): 1 ist wahr, 0 ist falsch, ein Produkt ist „und“, eine Summe ist „entweder – oder“. Addition und Subtraktion sind dasselbe, denn 1 + 1 = 0.</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>Hier angehalten.</translation>
    </message>
    <message>
        <source>Solved: every atom has a value.</source>
        <translation>Gelöst: Jedes Atom hat einen Wert.</translation>
    </message>
    <message>
        <source>No further substitution is possible: more than one solution remains.</source>
        <translation>Weiteres Einsetzen ist nicht möglich: Es bleibt mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>There are no equations.</source>
        <translation>Es gibt keine Gleichungen.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>The equations</source>
        <translation>Die Gleichungen</translation>
    </message>
    <message>
        <source>No values known yet.</source>
        <translation>Noch keine Werte bekannt.</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>Bekannt: %1</translation>
    </message>
    <message>
        <source>Ever&amp;y small step</source>
        <translation>Jeden k&amp;leinen Schritt</translation>
    </message>
    <message>
        <source>Stop after each single rule, not after a whole substitution</source>
        <translation>Nach jeder einzelnen Regel anhalten, nicht erst nach dem ganzen Einsetzen</translation>
    </message>
    <message>
        <source>The steps so far. Click one to see it again.</source>
        <translation>Die bisherigen Schritte. Ein Klick zeigt einen noch einmal.</translation>
    </message>
    <message>
        <source>Steps so &amp;far</source>
        <translation>Bis&amp;herige Schritte</translation>
    </message>
    <message>
        <source>%1. %2
%3</source>
        <translation>%1. %2
%3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DiskChanges</name>
    <message>
        <source>Another program changed %1, so it was read again. Undo brings back your version.</source>
        <translation>Ein anderes Programm hat %1 geändert; die Datei wurde neu gelesen. „Rückgängig“ holt deine Fassung zurück.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read now. The document stays as it was.</source>
        <translation>%1 wurde von einem anderen Programm geändert und lässt sich jetzt nicht lesen. Das Dokument bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <translation>Andere laden</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>Unterschied zeigen</translation>
    </message>
    <message>
        <source>The file was changed</source>
        <translation>Die Datei wurde geändert</translation>
    </message>
    <message>
        <source>Another program changed %1, and you changed it here.</source>
        <translation>Ein anderes Programm hat %1 geändert, und du hast die Datei hier geändert.</translation>
    </message>
    <message>
        <source>If you load theirs, Undo brings back yours.</source>
        <translation>Wenn du die andere Fassung lädst, holt „Rückgängig“ deine zurück.</translation>
    </message>
    <message>
        <source>If you load theirs, Undo brings back yours. Below, lines with - are only in yours, and lines with + only in theirs.</source>
        <translation>Wenn du die andere Fassung lädst, holt „Rückgängig“ deine zurück. Unten stehen Zeilen mit - nur in deiner Fassung, Zeilen mit + nur in der anderen.</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>Der Text ist derselbe.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DiskNotice</name>
    <message>
        <source>Grade only what has changed (F5)</source>
        <translation>Nur bewerten, was sich geändert hat (F5)</translation>
    </message>
    <message>
        <source>The new hand-ins wait in the table until they are graded</source>
        <translation>Die neuen Abgaben stehen in der Tabelle, bis sie bewertet werden</translation>
    </message>
    <message>
        <source>These files and folders are not offered again</source>
        <translation>Diese Dateien und Ordner werden nicht noch einmal angeboten</translation>
    </message>
    <message>
        <source>%1 result is out of date: the hand-in or the problem has changed since.</source>
        <translation>%1 Ergebnis ist veraltet: Die Abgabe oder die Aufgabenstellung wurde seither geändert.</translation>
    </message>
    <message>
        <source>%1 results are out of date: the hand-ins or the problem have changed since.</source>
        <translation>%1 Ergebnisse sind veraltet: Die Abgaben oder die Aufgabenstellung wurden seither geändert.</translation>
    </message>
    <message>
        <source>%1 hand-in is no longer on the disk.</source>
        <translation>%1 Abgabe ist nicht mehr auf der Platte.</translation>
    </message>
    <message>
        <source>%1 hand-ins are no longer on the disk.</source>
        <translation>%1 Abgaben sind nicht mehr auf der Platte.</translation>
    </message>
    <message>
        <source>%1 new hand-in is in the folder of the class: %2.</source>
        <translation>%1 neue Abgabe liegt im Ordner der Klasse: %2.</translation>
    </message>
    <message>
        <source>%1 new hand-ins are in the folder of the class: %2.</source>
        <translation>%1 neue Abgaben liegen im Ordner der Klasse: %2.</translation>
    </message>
    <message>
        <source>Grade agai&amp;n</source>
        <translation>&amp;Neu bewerten</translation>
    </message>
    <message>
        <source>&amp;Add to the table</source>
        <translation>Zur &amp;Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>Ignor&amp;e</source>
        <translation>Igno&amp;rieren</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DistanceLegend</name>
    <message>
        <source>unreachable</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <source>no distances</source>
        <translation>keine Entfernungen</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 ab Start</translation>
    </message>
    <message>
        <source>%1 to the goal</source>
        <translation>%1 bis zum Ziel</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DocumentOpening</name>
    <message>
        <source>Stopped opening %1.</source>
        <translation>Öffnen von %1 angehalten.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Öffnen: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2</source>
        <translation>%1 geöffnet: %2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Opened the example %1</source>
        <translation>Beispiel %1 geöffnet</translation>
    </message>
    <message>
        <source>Another program changed %1, so it was read again.</source>
        <translation>Ein anderes Programm hat %1 geändert; die Datei wurde neu gelesen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DocumentSaving</name>
    <message>
        <source>Save: %1</source>
        <translation>Speichern: %1</translation>
    </message>
    <message>
        <source>The file is still being read.</source>
        <translation>Die Datei wird noch gelesen.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>This format loses something</source>
        <translation>Dieses Format speichert nicht alles</translation>
    </message>
    <message>
        <source>The open document still contains it until you close or replace it.</source>
        <translation>Das offene Dokument enthält es noch, bis du es schließt oder ersetzt.</translation>
    </message>
    <message>
        <source>Choose Another Format...</source>
        <translation>Anderes Format wählen ...</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Trotzdem speichern</translation>
    </message>
    <message>
        <source>The file is newer</source>
        <translation>Die Datei ist neuer</translation>
    </message>
    <message>
        <source>%1 has changed since this document was opened or saved here.</source>
        <translation>%1 hat sich geändert, seit dieses Dokument hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>If you replace it, those changes are lost.</source>
        <translation>Wenn du sie ersetzt, gehen diese Änderungen verloren.</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter ...</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>PDF picture</source>
        <translation>PDF-Bild</translation>
    </message>
    <message>
        <source>The file has comments</source>
        <translation>Die Datei enthält Kommentare</translation>
    </message>
    <message>
        <source>The comments in %1 are not part of the document.</source>
        <translation>Die Kommentare in %1 sind nicht Teil des Dokuments.</translation>
    </message>
    <message>
        <source>If you replace the file, they are lost.</source>
        <translation>Wenn du die Datei ersetzt, gehen sie verloren.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Documents</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawingBar</name>
    <message>
        <source>Add st&amp;ate</source>
        <translation>Neuer Zust&amp;and</translation>
    </message>
    <message>
        <source>Arrow fr&amp;om here</source>
        <translation>P&amp;feil von hier</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Sta&amp;rt here</source>
        <translation>Sta&amp;rt hier</translation>
    </message>
    <message>
        <source>Add a state (Insert, or double-click the background)</source>
        <translation>Einen Zustand hinzufügen (Einfg oder Doppelklick auf den Hintergrund)</translation>
    </message>
    <message>
        <source>Draw an arrow from the selected state, or delete it: choose its target next (C, or right-drag)</source>
        <translation>Einen Pfeil vom ausgewählten Zustand zeichnen oder löschen: als Nächstes sein Ziel wählen (C oder Ziehen mit der rechten Maustaste)</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>beide Spieler</translation>
    </message>
    <message>
        <source>player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Who may follow new arrows</source>
        <translation>Wer neuen Pfeilen folgen darf</translation>
    </message>
    <message>
        <source>Who may follow new arrows (1, 2 or B in the drawing). Drawing over an arrow changes its owner.</source>
        <translation>Wer neuen Pfeilen folgen darf (1, 2 oder B in der Zeichnung). Über einen Pfeil zu zeichnen ändert, wem er gehört.</translation>
    </message>
    <message>
        <source>Delete the selected state and its arrows (Delete)</source>
        <translation>Den ausgewählten Zustand und seine Pfeile löschen (Entf)</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>Name des Zustands</translation>
    </message>
    <message>
        <source>not final</source>
        <translation>kein Endzustand</translation>
    </message>
    <message>
        <source>final: loss</source>
        <translation>Ende: verloren</translation>
    </message>
    <message>
        <source>final: draw</source>
        <translation>Ende: Remis</translation>
    </message>
    <message>
        <source>final: win</source>
        <translation>Ende: gewonnen</translation>
    </message>
    <message>
        <source>Outcome of the selected state for the player to move</source>
        <translation>Ausgang des ausgewählten Zustands für den Spieler am Zug</translation>
    </message>
    <message>
        <source>The outcome for the player to move there. A state without moves is always lost.</source>
        <translation>Der Ausgang für den Spieler, der dort am Zug ist. Ein Zustand ohne Züge ist immer verloren.</translation>
    </message>
    <message>
        <source>Start the game at the selected state (S)</source>
        <translation>Das Spiel beim ausgewählten Zustand beginnen (S)</translation>
    </message>
    <message>
        <source>The name of the selected state (F2, or double-click it)</source>
        <translation>Der Name des ausgewählten Zustands (F2 oder Doppelklick auf ihn)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawingEditor</name>
    <message>
        <source>move a state</source>
        <translation>Zustand verschieben</translation>
    </message>
    <message>
        <source>New arrows belong to both players.</source>
        <translation>Neue Pfeile gehören beiden Spielern.</translation>
    </message>
    <message>
        <source>New arrows belong to player %1 only.</source>
        <translation>Neue Pfeile gehören nur Spieler %1.</translation>
    </message>
    <message>
        <source>Click the target of the arrow, or choose it with the arrow keys and press Enter.</source>
        <translation>Das Ziel des Pfeils anklicken oder mit den Pfeiltasten wählen und Enter drücken.</translation>
    </message>
    <message>
        <source>change the start</source>
        <translation>Start ändern</translation>
    </message>
    <message>
        <source>change the outcome</source>
        <translation>Ausgang ändern</translation>
    </message>
    <message>
        <source>The limit is %1 states.</source>
        <translation>Die Grenze liegt bei %1 Zuständen.</translation>
    </message>
    <message>
        <source>add a state</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>delete an arrow</source>
        <translation>Pfeil löschen</translation>
    </message>
    <message>
        <source>draw an arrow</source>
        <translation>Pfeil zeichnen</translation>
    </message>
    <message>
        <source>change the owner of an arrow</source>
        <translation>Pfeil anderem Spieler geben</translation>
    </message>
    <message>
        <source>A game needs at least one state.</source>
        <translation>Ein Spiel braucht mindestens einen Zustand.</translation>
    </message>
    <message>
        <source>delete a state</source>
        <translation>Zustand löschen</translation>
    </message>
    <message>
        <source>name a state</source>
        <translation>Zustand benennen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawnGameView</name>
    <message>
        <source>Drawing of the game</source>
        <translation>Zeichnung des Spiels</translation>
    </message>
    <message>
        <source>Double-click to add a state. Drag to move one. Right-drag to draw an arrow.</source>
        <translation>Doppelklick fügt einen Zustand hinzu. Ziehen verschiebt ihn. Ziehen mit rechts zeichnet einen Pfeil.</translation>
    </message>
    <message>
        <source>Release over the target state</source>
        <translation>Über dem Zielzustand loslassen</translation>
    </message>
    <message>
        <source>Click the target of the arrow, or press Esc to cancel</source>
        <translation>Das Ziel des Pfeils anklicken oder mit Esc abbrechen</translation>
    </message>
    <message>
        <source>Deletes the arrow from %1 to %2</source>
        <translation>Löscht den Pfeil von %1 zu %2</translation>
    </message>
    <message>
        <source>Draws an arrow from %1 to %2</source>
        <translation>Zeichnet einen Pfeil von %1 zu %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::EngineEditor</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>%1: search</source>
        <translation>%1: Suche</translation>
    </message>
    <message>
        <source>Minimax looks at every move and is the slowest; the engine searches deepest in the same time</source>
        <translation>Minimax betrachtet jeden Zug und ist am langsamsten; die Engine sucht in derselben Zeit am tiefsten</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Material score</source>
        <translation>Materialwert</translation>
    </message>
    <message>
        <source>%1: evaluation</source>
        <translation>%1: Bewertung</translation>
    </message>
    <message>
        <source>How positions at the search depth are evaluated. Patterns also count lines of four that can still be completed.</source>
        <translation>Wie Stellungen am Ende der Suchtiefe bewertet werden. „Muster“ zählt auch Viererreihen mit, die noch vollendet werden können.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ExampleBar</name>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ExportButton</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Save the results of the hand-ins that are graded (Ctrl+E)</source>
        <translation>Die Ergebnisse der bewerteten Abgaben speichern (Strg+E)</translation>
    </message>
    <message>
        <source>&amp;Table for a Spreadsheet (CSV)...</source>
        <translation>&amp;Tabelle für die Tabellenkalkulation (CSV) ...</translation>
    </message>
    <message>
        <source>&amp;Pages for the Students (HTML)...</source>
        <translation>&amp;Seiten für die Studierenden (HTML) ...</translation>
    </message>
    <message>
        <source>&amp;Gradescope...</source>
        <translation>&amp;Gradescope ...</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>&amp;JSON ...</translation>
    </message>
    <message>
        <source>J&amp;Unit XML...</source>
        <translation>J&amp;Unit-XML ...</translation>
    </message>
    <message>
        <source>Export All</source>
        <translation>Alle exportieren</translation>
    </message>
    <message>
        <source>Grade Again</source>
        <translation>Neu bewerten</translation>
    </message>
    <message>
        <source>Leave Them Out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Export results that are out of date?</source>
        <translation>Veraltete Ergebnisse exportieren?</translation>
    </message>
    <message>
        <source>%1 result does not match what is on the disk: the hand-in or the problem has changed or is gone.</source>
        <translation>%1 Ergebnis passt nicht zum Stand auf der Platte: Die Abgabe oder die Aufgabenstellung wurde geändert oder fehlt.</translation>
    </message>
    <message>
        <source>%1 results do not match what is on the disk: the hand-ins or the problem have changed or are gone.</source>
        <translation>%1 Ergebnisse passen nicht zum Stand auf der Platte: Die Abgaben oder die Aufgabenstellung wurden geändert oder fehlen.</translation>
    </message>
    <message>
        <source>If you grade again, export afterwards. Unchanged hand-ins are not run again.</source>
        <translation>Wenn du neu bewertest, exportiere danach noch einmal. Unveränderte Abgaben werden nicht noch einmal ausgeführt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FeaturesBox</name>
    <message>
        <source>Record a proof</source>
        <translation>Beweis aufzeichnen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>bounded</source>
        <translation>beschränkt</translation>
    </message>
    <message>
        <source>complete (1960)</source>
        <translation>vollständig (1960)</translation>
    </message>
    <message>
        <source>Eliminate atoms by resolution before the search</source>
        <translation>Vor der Suche Atome durch Resolution eliminieren</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Elimination</translation>
    </message>
    <message>
        <source>lowest atom</source>
        <translation>kleinstes Atom</translation>
    </message>
    <message>
        <source>most frequent literal</source>
        <translation>häufigstes Literal</translation>
    </message>
    <message>
        <source>activity (VSIDS)</source>
        <translation>Aktivität (VSIDS)</translation>
    </message>
    <message>
        <source>most recent conflict (VMTF)</source>
        <translation>jüngster Konflikt (VMTF)</translation>
    </message>
    <message>
        <source>alternating VSIDS and VMTF</source>
        <translation>abwechselnd VSIDS und VMTF</translation>
    </message>
    <message>
        <source>How the next decision atom is chosen</source>
        <translation>Wie das nächste Entscheidungsatom gewählt wird</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>Luby sequence</source>
        <translation>Luby-Folge</translation>
    </message>
    <message>
        <source>dynamic (Glucose)</source>
        <translation>dynamisch (Glucose)</translation>
    </message>
    <message>
        <source>alternating fast and slow</source>
        <translation>abwechselnd schnell und langsam</translation>
    </message>
    <message>
        <source>When the search restarts (it keeps the learned clauses)</source>
        <translation>Wann die Suche neu startet (die gelernten Klauseln behält sie)</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn a clause from each conflict and backjump</source>
        <translation>Aus jedem Konflikt eine Klausel lernen und zurückspringen</translation>
    </message>
    <message>
        <source>Minimisation</source>
        <translation>Minimierung</translation>
    </message>
    <message>
        <source>Remove redundant literals from learned clauses</source>
        <translation>Überflüssige Literale aus gelernten Klauseln entfernen</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete learned clauses that are rarely used</source>
        <translation>Selten benutzte gelernte Klauseln löschen</translation>
    </message>
    <message>
        <source>Phase saving</source>
        <translation>Phasen merken</translation>
    </message>
    <message>
        <source>Decide an atom with its most recent value first</source>
        <translation>Ein Atom zuerst mit seinem letzten Wert entscheiden</translation>
    </message>
    <message>
        <source>True first</source>
        <translation>Wahr zuerst</translation>
    </message>
    <message>
        <source>Decide true first</source>
        <translation>Zuerst für wahr entscheiden</translation>
    </message>
    <message>
        <source>Pure literals</source>
        <translation>Reine Literale</translation>
    </message>
    <message>
        <source>Set a literal to true if its negation occurs nowhere</source>
        <translation>Ein Literal auf wahr setzen, wenn seine Negation nirgends vorkommt</translation>
    </message>
    <message>
        <source>Subsumption</source>
        <translation>Subsumption</translation>
    </message>
    <message>
        <source>Delete subsumed clauses during elimination</source>
        <translation>Bei der Elimination subsumierte Klauseln löschen</translation>
    </message>
    <message>
        <source>Needed to check unsatisfiable answers. Takes memory on long runs.</source>
        <translation>Nötig, um unerfüllbare Antworten zu prüfen. Braucht bei langen Läufen Speicher.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Files</name>
    <message>
        <source>Loggia does not recognise this kind of file.</source>
        <translation>Loggia kennt diese Art von Datei nicht.</translation>
    </message>
    <message>
        <source>Loggia opens %1.</source>
        <translation>Loggia öffnet %1.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Some files cannot be opened</source>
        <translation>Manche Dateien lassen sich nicht öffnen</translation>
    </message>
    <message>
        <source>%1 files cannot be opened.</source>
        <translation>%1 Dateien lassen sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>%1 lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Datei ersetzen</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>If you replace it, its content is lost.</source>
        <translation>Wenn du die Datei ersetzt, geht ihr Inhalt verloren.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Stopped saving %1. What was in the file is still there.</source>
        <translation>Speichern von %1 angehalten. Der bisherige Inhalt der Datei ist noch da.</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Speichern unter ...</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>%1 file of this name already exists in the folder.</source>
        <translation>%1 Datei dieses Namens gibt es im Ordner schon.</translation>
    </message>
    <message>
        <source>%1 files of these names already exist in the folder.</source>
        <translation>%1 Dateien dieser Namen gibt es im Ordner schon.</translation>
    </message>
    <message>
        <source>If you replace them, their content is lost.</source>
        <translation>Wenn du sie ersetzt, geht ihr Inhalt verloren.</translation>
    </message>
    <message>
        <source>Saved %1 file in %2</source>
        <translation>%1 Datei in %2 gespeichert</translation>
    </message>
    <message>
        <source>Saved %1 files in %2</source>
        <translation>%1 Dateien in %2 gespeichert</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormsComparePanel</name>
    <message>
        <source>Sh&amp;ow this row</source>
        <translation>Diese &amp;Zeile zeigen</translation>
    </message>
    <message>
        <source>Is another function e&amp;quivalent? Type it in any notation, for example a student&apos;s answer.</source>
        <translation>Ist eine andere Funktion ä&amp;quivalent? In beliebiger Schreibweise eingeben, zum Beispiel eine Lösung aus der Übung.</translation>
    </message>
    <message>
        <source>The other function</source>
        <translation>Die andere Funktion</translation>
    </message>
    <message>
        <source>a &amp; !b | c</source>
        <translation>a &amp; !b | c</translation>
    </message>
    <message>
        <source>Go to this row in the truth table</source>
        <translation>Zu dieser Zeile in der Wahrheitstabelle gehen</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>The two functions may have different inputs.</source>
        <translation>Die beiden Funktionen dürfen verschiedene Eingänge haben.</translation>
    </message>
    <message>
        <source>The function on the left has too many inputs or outputs to compare here; &quot;loggia-cli minimize --check&quot; can compare it.</source>
        <translation>Die Funktion links hat zu viele Ein- oder Ausgänge, um hier verglichen zu werden; „loggia-cli minimize --check“ kann sie vergleichen.</translation>
    </message>
    <message>
        <source>Reading the function on the left.</source>
        <translation>Die Funktion links wird gelesen.</translation>
    </message>
    <message>
        <source>Correct the function on the left first.</source>
        <translation>Zuerst die Funktion links korrigieren.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Equivalent</source>
        <translation>Äquivalent</translation>
    </message>
    <message>
        <source>They agree on every row that is not a don&apos;t-care.</source>
        <translation>Sie stimmen in jeder Zeile überein, die kein Don’t-Care ist.</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>For %1 the function on the left is %2 and this one is %3.</source>
        <translation>Für %1 ist die Funktion links %2 und diese hier %3.</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>Vergleich nicht möglich</translation>
    </message>
    <message>
        <source>Equivalent with other letters</source>
        <translation>Äquivalent mit anderen Buchstaben</translation>
    </message>
    <message>
        <source>With other letters (%1) they agree on every row that is not a don&apos;t-care.</source>
        <translation>Mit anderen Buchstaben (%1) stimmen sie in jeder Zeile überein, die kein Don’t-Care ist.</translation>
    </message>
    <message>
        <source>They agree on every row.</source>
        <translation>Sie stimmen in jeder Zeile überein.</translation>
    </message>
    <message>
        <source>With other letters (%1) they agree on every row.</source>
        <translation>Mit anderen Buchstaben (%1) stimmen sie in jeder Zeile überein.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaBar</name>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>&amp;Normalise</source>
        <translation>&amp;Normalisieren</translation>
    </message>
    <message>
        <source>Order of the variables</source>
        <translation>Reihenfolge der Variablen</translation>
    </message>
    <message>
        <source>Turns of E and A</source>
        <translation>Züge von E und A</translation>
    </message>
    <message>
        <source>Type a formula: ((x+y)*-z)</source>
        <translation>Formel eingeben: ((x+y)*-z)</translation>
    </message>
    <message>
        <source>Who chooses in each turn: E (wants true) or A (wants false)</source>
        <translation>Wer in jedem Zug wählt: E (will wahr) oder A (will falsch)</translation>
    </message>
    <message>
        <source>The order in which the variables are chosen</source>
        <translation>Die Reihenfolge, in der die Variablen gewählt werden</translation>
    </message>
    <message>
        <source>Rewrite the formula in the game&apos;s syntax: * for and, + for or, - for not</source>
        <translation>Die Formel in der Syntax des Spiels schreiben: * für und, + für oder, - für nicht</translation>
    </message>
    <message>
        <source>For&amp;mula</source>
        <translation>For&amp;mel</translation>
    </message>
    <message>
        <source>Tu&amp;rns</source>
        <translation>Zü&amp;ge</translation>
    </message>
    <message>
        <source>Varia&amp;bles</source>
        <translation>Varia&amp;blen</translation>
    </message>
    <message>
        <source>move a turn</source>
        <translation>Zug verschieben</translation>
    </message>
    <message>
        <source>move a variable</source>
        <translation>Variable verschieben</translation>
    </message>
    <message>
        <source>normalise the formula</source>
        <translation>Formel normalisieren</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <translation>Verstanden als %1</translation>
    </message>
    <message>
        <source>; %1 is written %2</source>
        <translation>; %1 wird %2 geschrieben</translation>
    </message>
    <message>
        <source>* is and, + is or, - is not. Each * and + needs its own brackets.</source>
        <translation>* ist und, + ist oder, - ist nicht. Jedes * und + braucht seine eigenen Klammern.</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>Long in the game&apos;s syntax. Press Normalise to play it.</source>
        <translation>In der Syntax des Spiels ist sie lang. „Normalisieren“ drücken, um sie zu spielen.</translation>
    </message>
    <message>
        <source>%1 characters are too many to edit here. You can still play, save and copy the formula.</source>
        <translation>%1 Zeichen sind zu viele, um sie hier zu bearbeiten. Spielen, speichern und kopieren kannst du die Formel trotzdem.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaDocument</name>
    <message>
        <source>type text</source>
        <translation>Text eingeben</translation>
    </message>
    <message>
        <source>turn %1 for %2</source>
        <translation>Zug %1 für %2</translation>
    </message>
    <message>
        <source>new formula</source>
        <translation>neue Formel</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>noch einmal spielen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaGamePage</name>
    <message>
        <source>&amp;Who wins?</source>
        <translation>&amp;Wer gewinnt?</translation>
    </message>
    <message>
        <source>Show who wins with perfect play, and why (spoiler)</source>
        <translation>Zeigen, wer bei perfektem Spiel gewinnt und warum (verrät die Lösung)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Wahrheitstabelle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Wahlbaum</translation>
    </message>
    <message>
        <source>%1 = %2, chosen by %3 in turn %4.</source>
        <translation>%1 = %2, gewählt von %3 in Zug %4.</translation>
    </message>
    <message>
        <source>%1 chooses %2 in turn %3. %4 is chosen next.</source>
        <translation>%1 wählt %2 in Zug %3. Als Nächstes wird %4 gewählt.</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2.</source>
        <translation>%1 (Computer) wählt %2.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>line of best play</source>
        <translation>beste Zugfolge</translation>
    </message>
    <message>
        <source>A line of best play</source>
        <translation>Eine beste Zugfolge</translation>
    </message>
    <message>
        <source>%1
Step through it with Alt+Right and Alt+Left, or choose another value. Undo takes it away.</source>
        <translation>%1
Mit Alt+Rechts und Alt+Links durchgehen oder einen anderen Wert wählen. „Rückgängig“ nimmt sie wieder weg.</translation>
    </message>
    <message>
        <source>random game %1</source>
        <translation>Zufallsspiel %1</translation>
    </message>
    <message>
        <source>%1 can win this random game. Can you keep the win to the end?
Seed: %2</source>
        <translation>%1 kann dieses Zufallsspiel gewinnen. Kannst du den Sieg bis zum Ende bewahren?
Startwert: %2</translation>
    </message>
    <message>
        <source>No tree yet</source>
        <translation>Noch kein Baum</translation>
    </message>
    <message>
        <source>E wins: the formula is true.</source>
        <translation>E gewinnt: Die Formel ist wahr.</translation>
    </message>
    <message>
        <source>A wins: the formula is false.</source>
        <translation>A gewinnt: Die Formel ist falsch.</translation>
    </message>
    <message>
        <source>Blunder by %1 in turn %2: %3 = %4 would have kept the win.</source>
        <translation>Patzer von %1 in Zug %2: %3 = %4 hätte den Sieg bewahrt.</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Type or paste a formula. Other notations (&quot;x and not y&quot;) are converted automatically.</source>
        <translation>Eine Formel eingeben oder einfügen. Andere Schreibweisen („x and not y“) werden automatisch umgewandelt.</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>No blunders</source>
        <translation>Keine Patzer</translation>
    </message>
    <message>
        <source>E had a winning strategy from the start.</source>
        <translation>E hatte von Anfang an eine Gewinnstrategie.</translation>
    </message>
    <message>
        <source>A had a winning strategy from the start.</source>
        <translation>A hatte von Anfang an eine Gewinnstrategie.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spiel zu Ende</translation>
    </message>
    <message>
        <source>Looking for blunders…</source>
        <translation>Patzer werden gesucht …</translation>
    </message>
    <message>
        <source>The blunders of this game are not known.</source>
        <translation>Die Patzer dieses Spiels sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Stopped before the winner was known.</source>
        <translation>Angehalten, bevor der Gewinner bekannt war.</translation>
    </message>
    <message>
        <source>%1 wins with perfect play</source>
        <translation>%1 gewinnt bei perfektem Spiel</translation>
    </message>
    <message>
        <source>Turn %1: %2 chooses %3</source>
        <translation>Zug %1: %2 wählt %3</translation>
    </message>
    <message>
        <source>Formula Game</source>
        <translation>Formelspiel</translation>
    </message>
    <message>
        <source>Formula game configuration</source>
        <translation>Konfiguration des Formelspiels</translation>
    </message>
    <message>
        <source>open a configuration</source>
        <translation>Konfiguration öffnen</translation>
    </message>
    <message>
        <source>paste a configuration</source>
        <translation>Konfiguration einfügen</translation>
    </message>
    <message>
        <source>paste a formula</source>
        <translation>Formel einfügen</translation>
    </message>
    <message>
        <source>E wants the formula to be true, A wants it to be false. In the formula, * is and, + is or, and - is not.</source>
        <translation>E will, dass die Formel wahr ist, A, dass sie falsch ist. In der Formel bedeutet * und, + oder und - nicht.</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen …</translation>
    </message>
    <message>
        <source>One blunder</source>
        <translation>Ein Patzer</translation>
    </message>
    <message>
        <source>Review goes back to it and shows what each value led to.</source>
        <translation>„Durchsehen“ geht zu ihm zurück und zeigt, wohin jeder Wert geführt hätte.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameBar</name>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Choose a game, then change its parameters</source>
        <translation>Ein Spiel wählen und dann seine Parameter ändern</translation>
    </message>
    <message>
        <source>Parameters of the game</source>
        <translation>Parameter des Spiels</translation>
    </message>
    <message>
        <source>1-2-10</source>
        <translation>1-2-10</translation>
    </message>
    <message>
        <source>Type a game with its parameters, for example nim 3 4 5</source>
        <translation>Ein Spiel mit seinen Parametern eingeben, zum Beispiel nim 3 4 5</translation>
    </message>
    <message>
        <source>Show each position once, equivalent positions merged, or the whole tree</source>
        <translation>Jede Stellung einmal zeigen, gleichwertige Stellungen zusammengefasst oder den ganzen Baum</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Understood as %1. %2</source>
        <translation>Verstanden als %1. %2</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>Bei Zeichen %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameGraphDocument</name>
    <message>
        <source>typing</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>von vorn beginnen</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameGraphPage</name>
    <message>
        <source>draw a game</source>
        <translation>Spiel zeichnen</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>Show who wins in each position, and the outcome of each move (spoiler)</source>
        <translation>Zeigen, wer in jeder Stellung gewinnt und wie jeder Zug ausgeht (verrät die Lösung)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Wird gelöst …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Game (positions)</source>
        <translation>Spiel (Stellungen)</translation>
    </message>
    <message>
        <source>Cannot copy: %1.</source>
        <translation>Kopieren nicht möglich: %1.</translation>
    </message>
    <message>
        <source>open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>paste a game</source>
        <translation>Spiel einfügen</translation>
    </message>
    <message>
        <source>Cannot paste: %1.</source>
        <translation>Einfügen nicht möglich: %1.</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen …</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Player %1 (%2) is to move.</source>
        <translation>Spieler %1 (%2) ist am Zug.</translation>
    </message>
    <message>
        <source>Player %1 is to move.</source>
        <translation>Spieler %1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> Misère: winning and losing are exchanged.</source>
        <translation> Misère: Gewinnen und Verlieren sind vertauscht.</translation>
    </message>
    <message>
        <source>You are looking at another position. Go back to the game to make a move.</source>
        <translation>Angezeigt wird eine andere Stellung. Zum Ziehen zum Spiel zurückkehren.</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>This position cannot be reached from the start.</source>
        <translation>Diese Stellung ist vom Start aus nicht erreichbar.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>1 win</source>
        <translation>1 Gewinn</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 Gewinne</translation>
    </message>
    <message>
        <source>1 loss</source>
        <translation>1 Verlust</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 Verluste</translation>
    </message>
    <message>
        <source>1 draw</source>
        <translation>1 Remis</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 Remis</translation>
    </message>
    <message>
        <source>1 position:</source>
        <translation>1 Stellung:</translation>
    </message>
    <message>
        <source>%1 positions:</source>
        <translation>%1 Stellungen:</translation>
    </message>
    <message>
        <source>1 position.</source>
        <translation>1 Stellung.</translation>
    </message>
    <message>
        <source>%1 positions.</source>
        <translation>%1 Stellungen.</translation>
    </message>
    <message>
        <source>1 move.</source>
        <translation>1 Zug.</translation>
    </message>
    <message>
        <source>%1 moves.</source>
        <translation>%1 Züge.</translation>
    </message>
    <message>
        <source>Tree: 1 position,</source>
        <translation>Baum: 1 Stellung,</translation>
    </message>
    <message>
        <source>Tree: %1 positions,</source>
        <translation>Baum: %1 Stellungen,</translation>
    </message>
    <message>
        <source>1 leaf.</source>
        <translation>1 Blatt.</translation>
    </message>
    <message>
        <source>%1 leaves.</source>
        <translation>%1 Blätter.</translation>
    </message>
    <message>
        <source>Positions can repeat, so a game may never end.</source>
        <translation>Stellungen können sich wiederholen, ein Spiel muss also nicht enden.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>Hint: %1 leads to %2 and %3.</source>
        <translation>Tipp: %1 führt zu %2 und %3.</translation>
    </message>
    <message>
        <source>Round: player 1 to move. Box: player 2.</source>
        <translation>Rund: Spieler 1 am Zug. Rechteck: Spieler 2.</translation>
    </message>
    <message>
        <source>W5, L4, D: the player to move wins in 5 moves, loses in 4, or draws.</source>
        <translation>W5, L4, D: Wer am Zug ist, gewinnt in 5 Zügen, verliert in 4 oder spielt remis.</translation>
    </message>
    <message>
        <source>?: not labelled yet.</source>
        <translation>?: noch ohne Wert.</translation>
    </message>
    <message>
        <source>W5, L4, D: the move wins in 5 moves, loses in 4, or draws. Filled: a best move.</source>
        <translation>W5, L4, D: Der Zug gewinnt in 5 Zügen, verliert in 4 oder führt zum Remis. Gefüllt: ein bester Zug.</translation>
    </message>
    <message>
        <source>The name of the game has an error. The file would hold the game as it was before the error.</source>
        <translation>Der Name des Spiels enthält einen Fehler. Die Datei würde das Spiel so enthalten, wie es vor dem Fehler war.</translation>
    </message>
    <message>
        <source>Values on the board</source>
        <translation>Werte auf dem Brett</translation>
    </message>
    <message>
        <source>Show in each cell what a move there leads to: a win, a loss or a draw</source>
        <translation>In jedem Feld zeigen, wohin ein Zug dort führt: zu Gewinn, Verlust oder Remis</translation>
    </message>
    <message>
        <source>The game tree, with every position as often as it can be reached. Point at a position to see who wins there and why.</source>
        <translation>Der Spielbaum, mit jeder Stellung so oft, wie sie erreicht werden kann. Zeige auf eine Stellung, um zu sehen, wer dort gewinnt und warum.</translation>
    </message>
    <message>
        <source>The game that you draw. Double-click to add a state, and drag with the right button from one state to another to draw an arrow.</source>
        <translation>Das Spiel, das du zeichnest. Ein Doppelklick fügt einen Zustand hinzu; ziehe mit der rechten Maustaste von einem Zustand zum anderen, um einen Pfeil zu zeichnen.</translation>
    </message>
    <message>
        <source>The position of your game. Point at the board to see what a click would do.</source>
        <translation>Die Stellung deines Spiels. Zeige auf das Brett, um zu sehen, was ein Klick bewirken würde.</translation>
    </message>
    <message>
        <source>No arrows yet: every state is final.</source>
        <translation>Noch keine Pfeile: Jeder Zustand ist ein Endzustand.</translation>
    </message>
    <message>
        <source>Close-up</source>
        <translation>Nahaufnahme</translation>
    </message>
    <message>
        <source>Show one position with the moves to it and from it. Click a position to go there.</source>
        <translation>Eine Stellung mit den Zügen zeigen, die zu ihr und von ihr führen. Auf eine Stellung klicken, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Above: %1 of the %2 positions that lead here.</source>
        <translation>Oben: %1 der %2 Stellungen mit einem Zug hierher.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameOverBar</name>
    <message>
        <source>Go to the blunder</source>
        <translation>Zum Patzer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the position in which the game was lost</source>
        <translation>Die Stellung zeigen, in der das Spiel verloren wurde</translation>
    </message>
    <message>
        <source>Go through the game with the values of the moves</source>
        <translation>Das Spiel mit den Werten der Züge durchgehen</translation>
    </message>
    <message>
        <source>Start another game. Undo brings this one back.</source>
        <translation>Ein weiteres Spiel beginnen. „Rückgängig“ holt dieses zurück.</translation>
    </message>
    <message>
        <source>Assisted: values were shown during the game.</source>
        <translation>Mit Hilfe: Während des Spiels wurden Werte gezeigt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GamePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>Show a strong move, with the reasons for it</source>
        <translation>Einen starken Zug zeigen, mit Begründung</translation>
    </message>
    <message>
        <source>Start from the empty board. Undo brings this game back.</source>
        <translation>Mit dem leeren Brett beginnen. „Rückgängig“ holt dieses Spiel zurück.</translation>
    </message>
    <message>
        <source>Lines of four that scored</source>
        <translation>Viererreihen, die Punkte brachten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1   +%2</source>
        <translation>%1   +%2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>column %1, 1 point</source>
        <translation>Spalte %1, 1 Punkt</translation>
    </message>
    <message>
        <source>column %1, %2 points</source>
        <translation>Spalte %1, %2 Punkte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No four in a row yet</source>
        <translation>Noch keine Viererreihe</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>, the only good move</source>
        <translation>, der einzige gute Zug</translation>
    </message>
    <message>
        <source> (%1 more)</source>
        <translation> (%1 weitere)</translation>
    </message>
    <message>
        <source> (main line)</source>
        <translation> (Hauptvariante)</translation>
    </message>
    <message>
        <source>%1. %2: %3%4</source>
        <translation>%1. %2: %3%4</translation>
    </message>
    <message>
        <source>variation at move %1, %2: columns %3%4</source>
        <translation>Variante bei Zug %1, %2: Spalten %3%4</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 Variante</translation>
    </message>
    <message>
        <source>%1 variations</source>
        <translation>%1 Varianten</translation>
    </message>
    <message>
        <source>Main line; %1</source>
        <translation>Hauptvariante; %1</translation>
    </message>
    <message>
        <source>A variation is shown (%1 in all)</source>
        <translation>Eine Variante wird gezeigt (insgesamt %1)</translation>
    </message>
    <message>
        <source>&amp;Show this line</source>
        <translation>Diese Zugfolge &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Delete this move and what follows</source>
        <translation>Diesen Zug und alle folgenden &amp;löschen</translation>
    </message>
    <message>
        <source>The moves of the game. Click one to see the position after it. Another move there starts a variation.</source>
        <translation>Die Züge der Partie. Klicke einen an, um die Stellung danach zu sehen. Ein anderer Zug dort beginnt eine Variante.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GamePlayPanel</name>
    <message>
        <source>Play agai&amp;n</source>
        <translation>Noch ein&amp;mal</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Go back to the start of the game. Undo brings the moves back.</source>
        <translation>Zum Anfang des Spiels zurückgehen. „Rückgängig“ holt die Züge zurück.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Perfect, plays for length</source>
        <translation>Perfekt, spielt auf Länge</translation>
    </message>
    <message>
        <source>Makes mistakes</source>
        <translation>Macht Fehler</translation>
    </message>
    <message>
        <source>Perfect wins as fast as it can. Playing for length also gives nothing away, but makes the game last.</source>
        <translation>„Perfekt“ gewinnt, so schnell es geht. „Spielt auf Länge“ verschenkt auch nichts, zieht das Spiel aber in die Länge.</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Spieler &amp;%1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Percentage of random moves of player %1</source>
        <translation>Prozentsatz zufälliger Züge von Spieler %1</translation>
    </message>
    <message>
        <source>How often it plays a random move</source>
        <translation>Wie oft er einen zufälligen Zug spielt</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>Seed of player %1</source>
        <translation>Startwert von Spieler %1</translation>
    </message>
    <message>
        <source>The same seed always gives the same game</source>
        <translation>Derselbe Startwert ergibt immer dasselbe Spiel</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>Values of the positions</source>
        <translation>Werte der Stellungen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Values for player 1</source>
        <translation>Werte für Spieler 1</translation>
    </message>
    <message>
        <source>%1  ??</source>
        <translation>%1  ??</translation>
    </message>
    <message>
        <source>%1  ?</source>
        <translation>%1  ?</translation>
    </message>
    <message>
        <source>%1, a blunder</source>
        <translation>%1, ein Patzer</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, ein Fehler</translation>
    </message>
    <message>
        <source>after move %1: %2</source>
        <translation>nach Zug %1: %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values are hidden or not computed yet.</source>
        <translation>Die Werte sind verborgen oder noch nicht berechnet.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GateView</name>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GeneratorPanel</name>
    <message>
        <source>Generate ne&amp;w</source>
        <translation>&amp;Neu erzeugen</translation>
    </message>
    <message>
        <source>Use this seed</source>
        <translation>Diesen Startwert</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Kind of clauses</source>
        <translation>Art der Klauseln</translation>
    </message>
    <message>
        <source>Which problem the clauses describe</source>
        <translation>Welches Problem die Klauseln beschreiben</translation>
    </message>
    <message>
        <source>The same numbers and seed always give the same clauses</source>
        <translation>Dieselben Zahlen und derselbe Startwert ergeben immer dieselben Klauseln</translation>
    </message>
    <message>
        <source>Generate clauses with a new seed and open them in the editor</source>
        <translation>Klauseln mit einem neuen Startwert erzeugen und im Editor öffnen</translation>
    </message>
    <message>
        <source>Generate the clauses of this seed again</source>
        <translation>Die Klauseln zu diesem Startwert noch einmal erzeugen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GradePanel</name>
    <message>
        <source>Comparing with the reference rules…</source>
        <translation>Vergleich mit den Musterregeln …</translation>
    </message>
    <message>
        <source> %1 line was skipped because it can&apos;t be read.</source>
        <translation> %1 Zeile wurde übersprungen, weil sie nicht lesbar ist.</translation>
    </message>
    <message>
        <source> %1 lines were skipped because they can&apos;t be read.</source>
        <translation> %1 Zeilen wurden übersprungen, weil sie nicht lesbar sind.</translation>
    </message>
    <message>
        <source>%1 difference from the reference rules.</source>
        <translation>%1 Abweichung von den Musterregeln.</translation>
    </message>
    <message>
        <source>%1 differences from the reference rules.</source>
        <translation>%1 Abweichungen von den Musterregeln.</translation>
    </message>
    <message>
        <source>Equivalent to the reference rules: 49,128 caves satisfy them.</source>
        <translation>Äquivalent zu den Musterregeln: 49.128 Höhlen erfüllen sie.</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Angehalten, bevor es ein Ergebnis gab.</translation>
    </message>
    <message>
        <source>Differences from the reference rules</source>
        <translation>Abweichungen von den Musterregeln</translation>
    </message>
    <message>
        <source>Your rules accept this cave; the reference rules forbid it:</source>
        <translation>Deine Regeln lassen diese Höhle zu, die Musterregeln verbieten sie:</translation>
    </message>
    <message>
        <source>Your rules forbid this cave; the reference rules allow it:</source>
        <translation>Deine Regeln verbieten diese Höhle, die Musterregeln lassen sie zu:</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphBars</name>
    <message>
        <source>Scroll left and right</source>
        <translation>Nach links und rechts scrollen</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>Nach oben und unten scrollen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphPanel</name>
    <message>
        <source>Add node</source>
        <translation>Neuer Knoten</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Start hier</translation>
    </message>
    <message>
        <source>Goal here</source>
        <translation>Ziel hier</translation>
    </message>
    <message>
        <source>Add edge</source>
        <translation>Neue Kante</translation>
    </message>
    <message>
        <source>Delete edge</source>
        <translation>Kante löschen</translation>
    </message>
    <message>
        <source>add a node</source>
        <translation>Knoten hinzufügen</translation>
    </message>
    <message>
        <source>delete a node</source>
        <translation>Knoten löschen</translation>
    </message>
    <message>
        <source>set the start</source>
        <translation>Start setzen</translation>
    </message>
    <message>
        <source>set the goal</source>
        <translation>Ziel setzen</translation>
    </message>
    <message>
        <source>change an edge</source>
        <translation>Kante ändern</translation>
    </message>
    <message>
        <source>delete an edge</source>
        <translation>Kante löschen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>h (heuristic)</source>
        <translation>h (Heuristik)</translation>
    </message>
    <message>
        <source>Type the names and the heuristics of the nodes</source>
        <translation>Die Namen und Heuristikwerte der Knoten eingeben</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Type the costs; check the edges that lead one way only</source>
        <translation>Die Kosten eingeben; die Kanten ankreuzen, die nur in eine Richtung führen</translation>
    </message>
    <message>
        <source>Add an edge between the two nodes, or delete the one that is there</source>
        <translation>Eine Kante zwischen den beiden Knoten hinzufügen oder die vorhandene löschen</translation>
    </message>
    <message>
        <source>New edge from</source>
        <translation>Neue Kante von</translation>
    </message>
    <message>
        <source>Where the new edge begins</source>
        <translation>Wo die neue Kante beginnt</translation>
    </message>
    <message>
        <source>New edge to</source>
        <translation>Neue Kante nach</translation>
    </message>
    <message>
        <source>Where the new edge ends</source>
        <translation>Wo die neue Kante endet</translation>
    </message>
    <message>
        <source>rename a node</source>
        <translation>Knoten umbenennen</translation>
    </message>
    <message>
        <source>change a heuristic</source>
        <translation>Heuristik ändern</translation>
    </message>
    <message>
        <source>change a cost</source>
        <translation>Kosten ändern</translation>
    </message>
    <message>
        <source>Select a node and press Start here.</source>
        <translation>Einen Knoten auswählen und „Start hier“ drücken.</translation>
    </message>
    <message>
        <source>Select a node and press Goal here.</source>
        <translation>Einen Knoten auswählen und „Ziel hier“ drücken.</translation>
    </message>
    <message>
        <source>h of %1 is above the cheapest cost from there: the heuristic is not admissible, so A* may miss the cheapest path.</source>
        <translation>h von %1 liegt über den geringsten Kosten von dort aus: Die Heuristik ist nicht zulässig, A* kann also den günstigsten Weg verfehlen.</translation>
    </message>
    <message>
        <source>Add a node (Insert, or double-click the background)</source>
        <translation>Einen Knoten hinzufügen (Einfg oder Doppelklick auf den Hintergrund)</translation>
    </message>
    <message>
        <source>Delete the selected node and its edges (Delete)</source>
        <translation>Den ausgewählten Knoten und seine Kanten löschen (Entf)</translation>
    </message>
    <message>
        <source>The search starts at the selected node (S)</source>
        <translation>Die Suche beginnt beim ausgewählten Knoten (S)</translation>
    </message>
    <message>
        <source>The path ends at the selected node (G)</source>
        <translation>Der Weg endet beim ausgewählten Knoten (G)</translation>
    </message>
    <message>
        <source>move a node</source>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>The limit is %1 nodes.</source>
        <translation>Die Grenze liegt bei %1 Knoten.</translation>
    </message>
    <message>
        <source>An edge joins two different nodes.</source>
        <translation>Eine Kante verbindet zwei verschiedene Knoten.</translation>
    </message>
    <message>
        <source>The limit is %1 edges.</source>
        <translation>Die Grenze liegt bei %1 Kanten.</translation>
    </message>
    <message>
        <source>A name is one word of at most %1 characters, without #, that no other node has.</source>
        <translation>Ein Name ist ein Wort mit höchstens %1 Zeichen, ohne #, das kein anderer Knoten trägt.</translation>
    </message>
    <message>
        <source>A heuristic is a whole number from 0 to %1.</source>
        <translation>Eine Heuristik ist eine ganze Zahl von 0 bis %1.</translation>
    </message>
    <message>
        <source>A cost is a whole number from 1 to %1.</source>
        <translation>Kosten sind eine ganze Zahl von 1 bis %1.</translation>
    </message>
    <message>
        <source>Press Add node, or double-click the picture, to draw the first node.</source>
        <translation>„Neuer Knoten“ drücken oder ins Bild doppelklicken, um den ersten Knoten zu zeichnen.</translation>
    </message>
    <message>
        <source>The heuristic is admissible: A* finds a cheapest path if there is one.</source>
        <translation>Die Heuristik ist zulässig: A* findet einen günstigsten Weg, wenn es einen gibt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphView</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Strg+-</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Strg++</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>In das Fenster einpassen</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Strg+0</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GridView</name>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Board with queens</source>
        <translation>Brett mit Damen</translation>
    </message>
    <message>
        <source>%1(row, column)</source>
        <translation>%1(Zeile, Spalte)</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GuideView</name>
    <message>
        <source>Text of the guide</source>
        <translation>Text des Handbuchs</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GuideWindow</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Guide – Loggia</source>
        <translation>Handbuch – Loggia</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>%1 – Guide – Loggia</source>
        <translation>%1 – Handbuch – Loggia</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandChartModel</name>
    <message>
        <source>row %1: not covered</source>
        <translation>Zeile %1: nicht überdeckt</translation>
    </message>
    <message>
        <source>row %1: the only cross</source>
        <translation>Zeile %1: das einzige Kreuz</translation>
    </message>
    <message>
        <source>row %1: covered</source>
        <translation>Zeile %1: überdeckt</translation>
    </message>
    <message>
        <source>essential</source>
        <translation>wesentlich</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>%1%2 (%3)</source>
        <translation>%1%2 (%3)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandColumnsModel</name>
    <message>
        <source>combined</source>
        <translation>kombiniert</translation>
    </message>
    <message>
        <source>prime, don&apos;t-cares only</source>
        <translation>prim, nur Don’t-Cares</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>prim</translation>
    </message>
    <message>
        <source>rows %1, pattern %2</source>
        <translation>Zeilen %1, Muster %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column 1: the rows, by their number of ones</source>
        <translation>Spalte 1: die Zeilen nach der Anzahl ihrer Einsen</translation>
    </message>
    <message>
        <source>Column %1: entries of %2 rows</source>
        <translation>Spalte %1: Einträge mit %2 Zeilen</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandPanel</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Columns of implicants</source>
        <translation>Spalten der Implikanten</translation>
    </message>
    <message>
        <source>Prime implicant chart</source>
        <translation>Primimplikantentafel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Automatisch abspielen oder pausieren</translation>
    </message>
    <message>
        <source>%1 per minute</source>
        <translation>%1 pro Minute</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps per minute or second while playing</source>
        <translation>Schritte pro Minute oder Sekunde beim Abspielen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinAdder</name>
    <message>
        <source>A class or one hand-in?</source>
        <translation>Eine Klasse oder eine Abgabe?</translation>
    </message>
    <message>
        <source>Is the folder %1 a class, with a hand-in in each file and folder, or is it one hand-in?</source>
        <translation>Ist der Ordner %1 eine Klasse, mit einer Abgabe in jeder Datei und jedem Ordner, oder ist er eine einzelne Abgabe?</translation>
    </message>
    <message>
        <source>A Class with %1 Hand-in</source>
        <translation>Eine Klasse mit %1 Abgabe</translation>
    </message>
    <message>
        <source>A Class with %1 Hand-ins</source>
        <translation>Eine Klasse mit %1 Abgaben</translation>
    </message>
    <message>
        <source>One Hand-in</source>
        <translation>Eine Abgabe</translation>
    </message>
    <message>
        <source>Add hand-ins</source>
        <translation>Abgaben hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add the folder of a class or of a hand-in</source>
        <translation>Den Ordner einer Klasse oder einer Abgabe hinzufügen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinFields</name>
    <message>
        <source>Build command</source>
        <translation>Build-Befehl</translation>
    </message>
    <message>
        <source>A line for the shell, run once in a copy of each hand-in&apos;s folder. Empty: nothing is built.</source>
        <translation>Eine Zeile für die Shell, einmal in einer Kopie jedes Abgabeordners ausgeführt. Leer: Es wird nichts gebaut.</translation>
    </message>
    <message>
        <source>Run command</source>
        <translation>Befehl zum Ausführen</translation>
    </message>
    <message>
        <source>A line for the shell; $HANDIN is the folder and &quot;$@&quot; the arguments. Empty: the program is found in the hand-in.</source>
        <translation>Eine Zeile für die Shell; $HANDIN ist der Ordner, &quot;$@&quot; die Argumente. Leer: Das Programm wird in der Abgabe gefunden.</translation>
    </message>
    <message>
        <source>Folders that programs may read too</source>
        <translation>Ordner, die Programme auch lesen dürfen</translation>
    </message>
    <message>
        <source>For languages that are not in /usr. Several are separated by colons.</source>
        <translation>Für Sprachen außerhalb von /usr. Mehrere werden durch Doppelpunkte getrennt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinTable</name>
    <message>
        <source>Hand-ins</source>
        <translation>Abgaben</translation>
    </message>
    <message>
        <source>Drop a folder with the hand-ins here: one file or one folder for each student.</source>
        <translation>Zieh einen Ordner mit den Abgaben hierher: eine Datei oder ein Ordner je Person.</translation>
    </message>
    <message>
        <source>A row for each hand-in: its points for each check, the sum, and the first thing that is wrong. Choose a cell to see its cases; click a heading to sort.</source>
        <translation>Eine Zeile für jede Abgabe: ihre Punkte bei jeder Prüfung, die Summe und der erste Fehler. Wähle eine Zelle, um ihre Fälle zu sehen; klicke auf eine Überschrift, um zu sortieren.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LabellingPanel</name>
    <message>
        <source>Clear labels</source>
        <translation>Markierungen löschen</translation>
    </message>
    <message>
        <source>Previous label</source>
        <translation>Vorige Markierung</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Nächste Markierung</translation>
    </message>
    <message>
        <source>All labels</source>
        <translation>Alle Markierungen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Automatisch abspielen oder pausieren</translation>
    </message>
    <message>
        <source>Number of labels</source>
        <translation>Anzahl der Markierungen</translation>
    </message>
    <message>
        <source>Labels in order</source>
        <translation>Markierungsfolge</translation>
    </message>
    <message>
        <source>Label it yourself</source>
        <translation>Selbst markieren</translation>
    </message>
    <message>
        <source>Clear the labels and give them yourself; wrong ones are corrected</source>
        <translation>Die Markierungen löschen und selbst vergeben; falsche werden berichtigt</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>For the player to move at the chosen position (%1 in the graph)</source>
        <translation>Für den Spieler am Zug in der gewählten Stellung (%1 im Graphen)</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Markierung: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Choose a position in the graph first.</source>
        <translation>Zuerst eine Stellung im Graphen wählen.</translation>
    </message>
    <message>
        <source>%1 has its label already.</source>
        <translation>%1 hat schon eine Markierung.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>%1 of %2 labelled, %3 corrected</source>
        <translation>%1 von %2 markiert, %3 berichtigt</translation>
    </message>
    <message>
        <source>All labels are right</source>
        <translation>Alle Markierungen sind richtig</translation>
    </message>
    <message>
        <source>All labelled</source>
        <translation>Alles markiert</translation>
    </message>
    <message>
        <source>Final positions have their labels. Choose another position in the graph, then press W if the player to move wins, L if they lose or D for a draw.</source>
        <translation>Die Endstellungen sind schon markiert. Eine andere Stellung im Graphen wählen und dann W (win) drücken für einen Gewinn des Spielers am Zug, L (loss) für einen Verlust oder D (draw) für ein Remis.</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Noch nicht gelöst.</translation>
    </message>
    <message>
        <source>No labels yet</source>
        <translation>Noch keine Markierungen</translation>
    </message>
    <message>
        <source>Final positions are labelled first. Then a position is a win if a move leads to a loss, a loss if every move leads to a win, and a draw otherwise.</source>
        <translation>Zuerst werden die Endstellungen markiert. Danach ist eine Stellung gewonnen, wenn ein Zug zu einem Verlust führt, verloren, wenn jeder Zug zu einem Gewinn führt, und sonst remis.</translation>
    </message>
    <message>
        <source>Label %1: %2</source>
        <translation>Markierung %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not quite. %1</source>
        <translation>Nicht ganz. %1</translation>
    </message>
    <message>
        <source>show the labels</source>
        <translation>Markierungen zeigen</translation>
    </message>
    <message>
        <source>label it yourself</source>
        <translation>selbst markieren</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>%1 markieren</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LaneView</name>
    <message>
        <source>Maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>The nodes, with the costs of the edges between them. Point at a node to see its g, h and f. A graph that you draw is searched again at each edit.</source>
        <translation>Die Knoten mit den Kosten der Kanten zwischen ihnen. Zeige auf einen Knoten, um sein g, h und f zu sehen. Ein Graph, den du zeichnest, wird nach jeder Änderung neu durchsucht.</translation>
    </message>
    <message>
        <source>The puzzle. Click a tile beside the gap, or press an arrow key, to slide it. Each order is searched at once.</source>
        <translation>Das Schiebepuzzle. Klicke eine Kachel neben der Lücke an oder drücke eine Pfeiltaste, um sie zu verschieben. Jede Anordnung wird sofort durchsucht.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LanguageSwitch</name>
    <message>
        <source>Switch to %1 now?</source>
        <translation>Jetzt zu %1 wechseln?</translation>
    </message>
    <message>
        <source>Switching rebuilds the window, and some unsaved work is too large to carry over.</source>
        <translation>Beim Wechsel wird das Fenster neu aufgebaut, und manche nicht gespeicherte Arbeit ist zu groß, um übernommen zu werden.</translation>
    </message>
    <message>
        <source>If you switch now, you lose it on these pages: %1. If you cancel, the language changes at the next start.</source>
        <translation>Wenn du jetzt wechselst, geht sie auf diesen Seiten verloren: %1. Wenn du abbrichst, wechselt die Sprache beim nächsten Start.</translation>
    </message>
    <message>
        <source>Switch and Lose It</source>
        <translation>Wechseln und verlieren</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LargeTextModel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LegendButton</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>What the marks, colours and badges mean</source>
        <translation>Was die Zeichen, Farben und Marken bedeuten</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LegendWindow</name>
    <message>
        <source>Legend – %1</source>
        <translation>Legende – %1</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LessonPanel</name>
    <message>
        <source>Show hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stop lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>Go back to the step before and its document</source>
        <translation>Zurück zum vorigen Schritt und seinem Dokument</translation>
    </message>
    <message>
        <source>Shows the next hint for this step</source>
        <translation>Zeigt den nächsten Tipp zu diesem Schritt</translation>
    </message>
    <message>
        <source>Gives you back your own document; the lesson remembers this step</source>
        <translation>Bringt dein eigenes Dokument zurück; die Lektion merkt sich diesen Schritt</translation>
    </message>
    <message>
        <source>Not quite. Try again, or ask for a hint.</source>
        <translation>Noch nicht ganz. Versuche es noch einmal oder lass dir einen Tipp geben.</translation>
    </message>
    <message>
        <source>The document of this step cannot be opened: %1</source>
        <translation>Das Dokument dieses Schritts lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>✓ Done. This was the last step.</source>
        <translation>✓ Geschafft. Das war der letzte Schritt.</translation>
    </message>
    <message>
        <source>✓ Done.</source>
        <translation>✓ Geschafft.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Available once the task is done</source>
        <translation>Verfügbar, sobald die Aufgabe gelöst ist</translation>
    </message>
    <message>
        <source>Your answer:</source>
        <translation>Deine Antwort:</translation>
    </message>
    <message>
        <source>The answer is right. Now do the rest of this step.</source>
        <translation>Die Antwort stimmt. Nun fehlt noch der Rest dieses Schritts.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LimitBox</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1: Art der Grenze</translation>
    </message>
    <message>
        <source>Limit each move by time or by search depth</source>
        <translation>Jeden Zug nach Zeit oder nach Suchtiefe begrenzen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>%1: seconds</source>
        <translation>%1: Sekunden</translation>
    </message>
    <message>
        <source>Longest time for one move</source>
        <translation>Längste Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Moves that the search looks ahead</source>
        <translation>Züge, die die Suche vorausschaut</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source>%1: search depth in moves</source>
        <translation>%1: Suchtiefe in Zügen</translation>
    </message>
    <message>
        <source> move</source>
        <translation> Zug</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LintPanel</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>unknown symbol</source>
        <translation>unbekanntes Symbol</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>überflüssig</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>Invalid, redundant and contradictory lines</source>
        <translation>Ungültige, überflüssige und widersprüchliche Zeilen</translation>
    </message>
    <message>
        <source>%1 %2, %3: %4</source>
        <translation>%1 %2, %3: %4</translation>
    </message>
    <message>
        <source>Checking the lines…</source>
        <translation>Die Zeilen werden geprüft …</translation>
    </message>
    <message>
        <source>%1 warning. Click it to go to the line.</source>
        <translation>%1 Warnung. Ein Klick darauf führt zur Zeile.</translation>
    </message>
    <message>
        <source>%1 warnings. Click one to go to its line.</source>
        <translation>%1 Warnungen. Ein Klick auf eine führt zu ihrer Zeile.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>No warnings: every line is valid and none is redundant.</source>
        <translation>Keine Warnungen: Jede Zeile ist gültig und keine überflüssig.</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Angehalten, bevor es ein Ergebnis gab.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>%1 (lesson) – %2 – Loggia</source>
        <translation>%1 (Lektion) – %2 – Loggia</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Loggia</source>
        <translation>%1[*] – %2 – Loggia</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>%1 is now tab %2 of %3</source>
        <translation>%1 ist jetzt Reiter %2 von %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2 (missing)</source>
        <translation>%1 – %2 (fehlt)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>Die Datei fehlt</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Remove from the List</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>No lessons for this page yet</source>
        <translation>Noch keine Lektionen für diese Seite</translation>
    </message>
    <message>
        <source>%1: error in line %2...</source>
        <translation>%1: Fehler in Zeile %2 ...</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Diese Lektion lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>&amp;Stop the Lesson</source>
        <translation>Lektion &amp;beenden</translation>
    </message>
    <message>
        <source>Folder for &amp;Your Own Lessons</source>
        <translation>&amp;Ordner für eigene Lektionen</translation>
    </message>
    <message>
        <source>You finished the lesson “%1”.</source>
        <translation>Du hast die Lektion „%1“ abgeschlossen.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be stored: %1</source>
        <translation>Ungespeicherte Arbeit lässt sich nicht sichern: %1</translation>
    </message>
    <message>
        <source>The last session could not be read</source>
        <translation>Die letzte Sitzung ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>The file with your last session is damaged, so its documents cannot be restored. The file was renamed, not deleted.</source>
        <translation>Die Datei mit deiner letzten Sitzung ist beschädigt, ihre Dokumente lassen sich deshalb nicht wiederherstellen. Die Datei wurde umbenannt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>The last session was saved by a newer version</source>
        <translation>Die letzte Sitzung wurde von einer neueren Version gespeichert</translation>
    </message>
    <message>
        <source>A newer version of Loggia saved what was open last time. This version cannot read that file and leaves it as it is.</source>
        <translation>Eine neuere Version von Loggia hat gespeichert, was zuletzt offen war. Diese Version kann die Datei nicht lesen und lässt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be stored: the folder is not writable</source>
        <translation>Ungespeicherte Arbeit lässt sich nicht sichern: Der Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>Open the other windows?</source>
        <translation>Die anderen Fenster öffnen?</translation>
    </message>
    <message>
        <source>Another window of Loggia was not closed properly last time.</source>
        <translation>Ein anderes Fenster von Loggia wurde beim letzten Mal nicht richtig geschlossen.</translation>
    </message>
    <message>
        <source>%1 other windows of Loggia were not closed properly last time.</source>
        <translation>%1 andere Fenster von Loggia wurden beim letzten Mal nicht richtig geschlossen.</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open Them</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>The window closes when the file is saved. Stop saving keeps it open.</source>
        <translation>Das Fenster schließt, sobald die Datei gespeichert ist. „Speichern anhalten“ lässt es offen.</translation>
    </message>
    <message>
        <source>Close Loggia?</source>
        <translation>Loggia schließen?</translation>
    </message>
    <message>
        <source>Some work is not saved, and it is too large to restore at the next start.</source>
        <translation>Manches ist nicht gespeichert und zu groß, um es beim nächsten Start wiederherzustellen.</translation>
    </message>
    <message>
        <source>Some work is not saved and cannot be restored at the next start.</source>
        <translation>Manches ist nicht gespeichert und lässt sich beim nächsten Start nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>If you close now, you lose it on these pages: %1.</source>
        <translation>Wenn du jetzt schließt, geht es auf diesen Seiten verloren: %1.</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Picture copied</source>
        <translation>Bild kopiert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>&quot;Undo&quot;, and what is undone: &quot;move in column 3&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You finished the lesson “%1”. The next one in Help &gt; Learn is “%2”.</source>
        <translation>Du hast die Lektion „%1“ abgeschlossen. Die nächste unter „Hilfe &gt; Lernen“ ist „%2“.</translation>
    </message>
    <message>
        <source>The window closes when the results are exported.</source>
        <translation>Das Fenster schließt sich, sobald die Ergebnisse exportiert sind.</translation>
    </message>
    <message>
        <source>All its documents can be restored. If you leave it closed, they come back when you start Loggia once more beside this window.</source>
        <translation>Alle Dokumente darin lassen sich wiederherstellen. Wenn du es geschlossen lässt, kommen sie wieder, sobald du Loggia neben diesem Fenster noch einmal startest.</translation>
    </message>
    <message>
        <source>All their documents can be restored. If you leave them closed, they come back when you start Loggia once more beside this window.</source>
        <translation>Alle Dokumente darin lassen sich wiederherstellen. Wenn du sie geschlossen lässt, kommen sie wieder, sobald du Loggia neben diesem Fenster noch einmal startest.</translation>
    </message>
    <message>
        <source>Leave It Closed</source>
        <translation>Geschlossen lassen</translation>
    </message>
    <message>
        <source>Leave Them Closed</source>
        <translation>Geschlossen lassen</translation>
    </message>
    <message>
        <source>This lesson cannot be taken to its end</source>
        <translation>Diese Lektion lässt sich nicht zu Ende bringen</translation>
    </message>
    <message>
        <source>The step “%1” waits for the command %2, but there is no such command. The page has %3.</source>
        <translation>Der Schritt „%1“ wartet auf den Befehl %2, aber es gibt keinen solchen Befehl. Die Seite hat %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MapView</name>
    <message>
        <source>Karnaugh map</source>
        <translation>KV-Diagramm</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MarkLegend</name>
    <message>
        <source>frontier</source>
        <translation>Suchrand</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandiert</translation>
    </message>
    <message>
        <source>from the goal</source>
        <translation>vom Ziel aus</translation>
    </message>
    <message>
        <source>backed up</source>
        <translation>wieder verlassen</translation>
    </message>
    <message>
        <source>beyond the limit</source>
        <translation>jenseits der Grenze</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>abgetastet</translation>
    </message>
    <message>
        <source>current or path</source>
        <translation>aktuell oder Weg</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MatchGameView</name>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>&amp;Zurück zum Wettkampf</translation>
    </message>
    <message>
        <source>&amp;Open on the main board</source>
        <translation>Auf dem Hauptbrett ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Replace your game with this one. Undo brings yours back.</source>
        <translation>Dein Spiel durch dieses ersetzen. „Rückgängig“ holt deines zurück.</translation>
    </message>
    <message>
        <source>Game of the match</source>
        <translation>Spiel des Wettkampfs</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Brett des Wettkampfs</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3 %4, %5 %6.</source>
        <translation>Zug %1 von %2. %3 %4, %5 %6.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MatchPanel</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>Game %1: %2, %3 : %4, %5</source>
        <translation>Spiel %1: %2, %3 : %4, %5</translation>
    </message>
    <message>
        <source>The openings are random. The same seed always gives the same openings.</source>
        <translation>Die Eröffnungen sind zufällig. Derselbe Startwert ergibt immer dieselben Eröffnungen.</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Stop the &amp;match</source>
        <translation>&amp;Wettkampf anhalten</translation>
    </message>
    <message>
        <source>Continue the &amp;match</source>
        <translation>&amp;Wettkampf fortsetzen</translation>
    </message>
    <message>
        <source>Start the &amp;match</source>
        <translation>&amp;Wettkampf starten</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Der Wettkampf ist zu Ende.</translation>
    </message>
    <message>
        <source>Stopped after 1 game.</source>
        <translation>Nach 1 Spiel angehalten.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Nach %1 Spielen angehalten.</translation>
    </message>
    <message>
        <source>Stopped during the first game.</source>
        <translation>Während des ersten Spiels angehalten.</translation>
    </message>
    <message>
        <source>Game %1 of %2, move %3</source>
        <translation>Spiel %1 von %2, Zug %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Elo difference of %1: %2. With 95 % confidence it lies between %3 and %4; more games narrow it.</source>
        <translation>Elo-Differenz von %1: %2. Mit 95 % Konfidenz liegt sie zwischen %3 und %4; mehr Spiele grenzen sie enger ein.</translation>
    </message>
    <message>
        <source>A and B play a match. Each opening is played twice, with the colours swapped.</source>
        <translation>A und B tragen einen Wettkampf aus. Jede Eröffnung wird zweimal gespielt, mit vertauschten Farben.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Wins, draws and losses as Orange, as Blue and in total; match score; Elo difference; points scored by each</source>
        <translation>Siege, Remis und Niederlagen als Orange, als Blau und insgesamt; Wettkampfergebnis; Elo-Differenz; erzielte Punkte</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to replay it beside your own</source>
        <translation>Doppelklick auf ein Spiel oder Enter spielt es neben deinem eigenen nach</translation>
    </message>
    <message>
        <source>%1
Orange: %2. Blue: %3.</source>
        <translation>%1
Orange: %2. Blau: %3.</translation>
    </message>
    <message>
        <source>How many games the match has</source>
        <translation>Wie viele Spiele der Wettkampf hat</translation>
    </message>
    <message>
        <source>Player A: %1</source>
        <translation>Spieler A: %1</translation>
    </message>
    <message>
        <source>Player B: %1</source>
        <translation>Spieler B: %1</translation>
    </message>
    <message>
        <source>Game %1: %2, %3 forfeits: %4</source>
        <translation>Spiel %1: %2, %3 verliert kampflos: %4</translation>
    </message>
    <message>
        <source>1 forfeited game counts neither as a win nor as a loss.</source>
        <translation>1 kampflos verlorenes Spiel zählt weder als Sieg noch als Niederlage.</translation>
    </message>
    <message>
        <source>%1 forfeited games count neither as wins nor as losses.</source>
        <translation>%1 kampflos verlorene Spiele zählen weder als Siege noch als Niederlagen.</translation>
    </message>
    <message>
        <source>These games were played with other settings. A new match replaces them.</source>
        <translation>Diese Spiele wurden mit anderen Einstellungen gespielt. Ein neuer Wettkampf ersetzt sie.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeDocument</name>
    <message>
        <source>search the graph</source>
        <translation>Graphen durchsuchen</translation>
    </message>
    <message>
        <source>search the map</source>
        <translation>Karte durchsuchen</translation>
    </message>
    <message>
        <source>search a puzzle</source>
        <translation>Puzzle durchsuchen</translation>
    </message>
    <message>
        <source>search the maze</source>
        <translation>Labyrinth durchsuchen</translation>
    </message>
    <message>
        <source>search for all the food</source>
        <translation>nach allem Futter suchen</translation>
    </message>
    <message>
        <source>choose a problem</source>
        <translation>Aufgabe wählen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeEditor</name>
    <message>
        <source>draw walls</source>
        <translation>Wände zeichnen</translation>
    </message>
    <message>
        <source>erase cells</source>
        <translation>Felder löschen</translation>
    </message>
    <message>
        <source>draw costs</source>
        <translation>Kosten zeichnen</translation>
    </message>
    <message>
        <source>add food</source>
        <translation>Futter hinzufügen</translation>
    </message>
    <message>
        <source>remove food</source>
        <translation>Futter entfernen</translation>
    </message>
    <message>
        <source>move the start</source>
        <translation>Start verschieben</translation>
    </message>
    <message>
        <source>move the goal</source>
        <translation>Ziel verschieben</translation>
    </message>
    <message>
        <source>four neighbours</source>
        <translation>vier Nachbarn</translation>
    </message>
    <message>
        <source>eight neighbours</source>
        <translation>acht Nachbarn</translation>
    </message>
    <message>
        <source>clear the maze</source>
        <translation>Labyrinth leeren</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazePanel</name>
    <message>
        <source>Different c&amp;osts</source>
        <translation>Verschiedene K&amp;osten</translation>
    </message>
    <message>
        <source>Gene&amp;rate</source>
        <translation>Er&amp;zeugen</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>Nä&amp;chster Wert</translation>
    </message>
    <message>
        <source>Resi&amp;ze</source>
        <translation>Größe ä&amp;ndern</translation>
    </message>
    <message>
        <source>Perfect: one path between any two cells</source>
        <translation>Perfekt: ein Weg zwischen je zwei Feldern</translation>
    </message>
    <message>
        <source>Braided: several paths</source>
        <translation>Verflochten: mehrere Wege</translation>
    </message>
    <message>
        <source>Rooms and corridors</source>
        <translation>Räume und Gänge</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>Random obstacles</source>
        <translation>Zufällige Hindernisse</translation>
    </message>
    <message>
        <source>Open floor</source>
        <translation>Freie Fläche</translation>
    </message>
    <message>
        <source>Adjacent halls with doors</source>
        <translation>Benachbarte Hallen mit Türen</translation>
    </message>
    <message>
        <source>Avenues: a perfect maze with wide corridors</source>
        <translation>Alleen: ein perfektes Labyrinth mit breiten Gängen</translation>
    </message>
    <message>
        <source>Lakes and rocks</source>
        <translation>Seen und Felsen</translation>
    </message>
    <message>
        <source>Pieces of food for the problem All the food</source>
        <translation>Futterstücke für die Aufgabe „Alles Futter“</translation>
    </message>
    <message>
        <source>Fraction of cells that are walls</source>
        <translation>Anteil der Felder, die Wände sind</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same maze</source>
        <translation>Dieselben Einstellungen und derselbe Startwert ergeben immer dasselbe Labyrinth</translation>
    </message>
    <message>
        <source>Resize this maze: crop it, or add floor</source>
        <translation>Die Größe dieses Labyrinths ändern: Es wird beschnitten oder um Boden ergänzt</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Futter</translation>
    </message>
    <message>
        <source>Generate a maze</source>
        <translation>Labyrinth erzeugen</translation>
    </message>
    <message>
        <source>generate a maze</source>
        <translation>Labyrinth erzeugen</translation>
    </message>
    <message>
        <source>resize the maze</source>
        <translation>Größe des Labyrinths ändern</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeTools</name>
    <message>
        <source>&amp;Walls</source>
        <translation>&amp;Wände</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>&amp;Kosten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Futter</translation>
    </message>
    <message>
        <source>Drag to draw walls, or start on a wall to erase. Right-drag always erases.</source>
        <translation>Ziehen zeichnet Wände; auf einer Wand begonnen, löscht es. Ziehen mit rechts löscht immer.</translation>
    </message>
    <message>
        <source>Drag to set the cost of entering a cell</source>
        <translation>Ziehen, um die Kosten für das Betreten eines Feldes festzulegen</translation>
    </message>
    <message>
        <source>Click to place the start (you can always drag it)</source>
        <translation>Klicken, um den Start zu setzen (er lässt sich jederzeit ziehen)</translation>
    </message>
    <message>
        <source>Click to place the goal (you can always drag it)</source>
        <translation>Klicken, um das Ziel zu setzen (es lässt sich jederzeit ziehen)</translation>
    </message>
    <message>
        <source>Drag to add food, or start on food to erase</source>
        <translation>Ziehen legt Futter aus; auf Futter begonnen, löscht es</translation>
    </message>
    <message>
        <source>Cost to draw</source>
        <translation>Zu zeichnende Kosten</translation>
    </message>
    <message>
        <source>Cost of entering the cells you draw</source>
        <translation>Kosten für das Betreten der gezeichneten Felder</translation>
    </message>
    <message>
        <source>8 neighbours</source>
        <translation>8 Nachbarn</translation>
    </message>
    <message>
        <source>Eight neighbours</source>
        <translation>Acht Nachbarn</translation>
    </message>
    <message>
        <source>Allow diagonal moves. They cost 1.41 times as much and cannot cut corners.</source>
        <translation>Diagonale Schritte erlauben. Sie kosten das 1,41-Fache und dürfen keine Ecken schneiden.</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Entfernungen</translation>
    </message>
    <message>
        <source>Colour each cell by the cost of its shortest path to the goal</source>
        <translation>Jedes Feld nach den Kosten seines kürzesten Weges zum Ziel färben</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeView</name>
    <message>
        <source>The map. Draw on it with the tools below: the search is repeated at once. Point at a cell to see its g, h and f.</source>
        <translation>Die Karte. Zeichne darauf mit den Werkzeugen darunter: Die Suche wird sofort wiederholt. Zeige auf ein Feld, um sein g, h und f zu sehen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModelTable</name>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 ist offen</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Atom</source>
        <translation>Atom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModelsTable</name>
    <message>
        <source>No atom has the same value in all models.</source>
        <translation>Kein Atom hat in allen Modellen denselben Wert.</translation>
    </message>
    <message>
        <source>The same in %1: %2.</source>
        <translation>Gleich in %1: %2.</translation>
    </message>
    <message>
        <source>the only model</source>
        <translation>dem einzigen Modell</translation>
    </message>
    <message>
        <source>all %1 models</source>
        <translation>allen %1 Modellen</translation>
    </message>
    <message>
        <source>The table has the first %1 of %2 that differ.</source>
        <translation>Die Tabelle zeigt die ersten %1 von %2, die sich unterscheiden.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 Atom</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 Atomen</translation>
    </message>
    <message>
        <source>the model shown</source>
        <translation>das gezeigte Modell</translation>
    </message>
    <message>
        <source>differs in %1</source>
        <translation>unterscheidet sich in %1</translation>
    </message>
    <message>
        <source>T</source>
        <translation>W</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 ist falsch</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, weicht ab</translation>
    </message>
    <message>
        <source>In how many atoms the model differs from the one shown</source>
        <translation>In wie vielen Atomen das Modell vom gezeigten abweicht</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>the model listed (there may be others)</source>
        <translation>dem aufgelisteten Modell (es kann weitere geben)</translation>
    </message>
    <message>
        <source>the %1 models listed (there may be others)</source>
        <translation>den %1 aufgelisteten Modellen (es kann weitere geben)</translation>
    </message>
    <message>
        <source>both models</source>
        <translation>beiden Modellen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModuloPanel</name>
    <message>
        <source>&amp;Wrap in mod 2</source>
        <translation>In mod 2 &amp;einschließen</translation>
    </message>
    <message>
        <source>Equations that Mace4 reads differently</source>
        <translation>Gleichungen, die Mace4 anders liest</translation>
    </message>
    <message>
        <source>Add (...) mod 2 around both sides of these equations</source>
        <translation>Beide Seiten dieser Gleichungen in (...) mod 2 einschließen</translation>
    </message>
    <message>
        <source>Line %1. %2</source>
        <translation>Zeile %1. %2</translation>
    </message>
    <message>
        <source>In GF(2), 1 + 1 = 0. Mace4 computes with integers, where 1 + 1 = 2. A sum means the same in both only inside (...) mod 2, as in (a + b) mod 2.</source>
        <translation>In GF(2) ist 1 + 1 = 0. Mace4 rechnet mit ganzen Zahlen, dort ist 1 + 1 = 2. Eine Summe bedeutet in beiden nur innerhalb von (...) mod 2 dasselbe, wie in (a + b) mod 2.</translation>
    </message>
    <message>
        <source>Mace4 would find different solutions</source>
        <translation>Mace4 würde andere Lösungen finden</translation>
    </message>
    <message>
        <source>Mace4 finds the same solutions</source>
        <translation>Mace4 findet dieselben Lösungen</translation>
    </message>
    <message>
        <source>Every equation already means the same in both.</source>
        <translation>Jede Gleichung bedeutet in beiden dasselbe, so wie sie ist.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NormalFormsPage</name>
    <message>
        <source>worked example</source>
        <translation>Lehrbeispiel</translation>
    </message>
    <message>
        <source>seven segments</source>
        <translation>Siebensegmentanzeige</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>A formula, a truth table, a list of rows, equations, a PLA, BLIF or clauses</source>
        <translation>Eine Formel, eine Wahrheitstabelle, eine Liste von Zeilen, Gleichungen, eine PLA, BLIF oder Klauseln</translation>
    </message>
    <message>
        <source>a &amp; !b | c     or     f(a, b, c) = m(1, 4, 5) + d(7)</source>
        <translation>a &amp; !b | c     oder     f(a, b, c) = m(1, 4, 5) + d(7)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>The Karnaugh map; click a cell to change it</source>
        <translation>Das KV-Diagramm; ein Klick auf ein Feld ändert es</translation>
    </message>
    <message>
        <source>The truth table; click a value to change it</source>
        <translation>Die Wahrheitstabelle; ein Klick auf einen Wert ändert ihn</translation>
    </message>
    <message>
        <source>The Quine-McCluskey procedure</source>
        <translation>Das Quine-McCluskey-Verfahren</translation>
    </message>
    <message>
        <source>Views of the function</source>
        <translation>Ansichten der Funktion</translation>
    </message>
    <message>
        <source>M&amp;inimise</source>
        <translation>M&amp;inimieren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The minimum form, and why no other is smaller</source>
        <translation>Die Minimalform, und warum keine andere kleiner ist</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Check whether another function is equivalent</source>
        <translation>Prüfen, ob eine andere Funktion äquivalent ist</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Random problems with answer keys</source>
        <translation>Zufallsaufgaben mit Lösungsblättern</translation>
    </message>
    <message>
        <source>D&amp;NF</source>
        <translation>D&amp;NF</translation>
    </message>
    <message>
        <source>&amp;CNF</source>
        <translation>&amp;KNF</translation>
    </message>
    <message>
        <source>Minimum disjunction of terms</source>
        <translation>Minimale Disjunktion von Termen</translation>
    </message>
    <message>
        <source>Minimum conjunction of clauses</source>
        <translation>Minimale Konjunktion von Klauseln</translation>
    </message>
    <message>
        <source>O&amp;utput</source>
        <translation>Aus&amp;gang</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Minimise one output, or all outputs with shared terms</source>
        <translation>Einen Ausgang minimieren oder alle Ausgänge mit gemeinsamen Termen</translation>
    </message>
    <message>
        <source>Li&amp;mit</source>
        <translation>G&amp;renze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Limit in seconds</source>
        <translation>Grenze in Sekunden</translation>
    </message>
    <message>
        <source>The search stops after this time and keeps the best form found</source>
        <translation>Nach dieser Zeit hält die Suche an und behält die beste gefundene Form</translation>
    </message>
    <message>
        <source>Click a value, or press 0, 1 or –, to change it</source>
        <translation>Einen Wert anklicken oder 0, 1 oder – drücken, um ihn zu ändern</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Leeres Diagramm</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map and click its cells</source>
        <translation>Mit einem leeren KV-Diagramm beginnen und seine Felder anklicken</translation>
    </message>
    <message>
        <source>&amp;%1 variables</source>
        <translation>&amp;%1 Variablen</translation>
    </message>
    <message>
        <source>new problem</source>
        <translation>neue Aufgabe</translation>
    </message>
    <message>
        <source>Normal Forms</source>
        <translation>Normalformen</translation>
    </message>
    <message>
        <source>Function: formula, table, minterms</source>
        <translation>Funktion: Formel, Tabelle, Minterme</translation>
    </message>
    <message>
        <source>PLA</source>
        <translation>PLA</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Circuit in BLIF</source>
        <translation>Schaltung in BLIF</translation>
    </message>
    <message>
        <source>Truth table in CSV</source>
        <translation>Wahrheitstabelle in CSV</translation>
    </message>
    <message>
        <source>Function of clauses, DIMACS</source>
        <translation>Funktion aus Klauseln, DIMACS</translation>
    </message>
    <message>
        <source>empty map</source>
        <translation>leeres Diagramm</translation>
    </message>
    <message>
        <source>new function</source>
        <translation>neue Funktion</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>This format stores the function. Your text, with its comments and layout, would be lost.</source>
        <translation>Dieses Format speichert die Funktion. Dein Text mit seinen Kommentaren und seiner Gliederung ginge verloren.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>result as text</source>
        <translation>Ergebnis als Text</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Ergebnis speichern</translation>
    </message>
    <message>
        <source>all outputs</source>
        <translation>alle Ausgänge</translation>
    </message>
    <message>
        <source>Too many inputs for a table: %1 (the limit is %2).</source>
        <translation>Zu viele Eingänge für eine Tabelle: %1 (die Grenze ist %2).</translation>
    </message>
    <message>
        <source>The truth table</source>
        <translation>Die Wahrheitstabelle</translation>
    </message>
    <message>
        <source>correct the text before you edit its rows</source>
        <translation>Korrigiere den Text, bevor du seine Zeilen bearbeitest</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Find the minimum form</source>
        <translation>Die Minimalform bestimmen</translation>
    </message>
    <message>
        <source>Exact: goes on until the minimum is proven. Heuristic: quick, and proves little. Automatic: right for nearly everything.</source>
        <translation>Exakt: rechnet, bis das Minimum bewiesen ist. Heuristisch: schnell, beweist aber wenig. Automatisch: für fast alles richtig.</translation>
    </message>
    <message>
        <source>The two-level circuit; click an input to light the wires</source>
        <translation>Die zweistufige Schaltung; ein Klick auf einen Eingang lässt die Leitungen leuchten</translation>
    </message>
    <message>
        <source>Click the name of an input to give it a value</source>
        <translation>Den Namen eines Eingangs anklicken, um ihm einen Wert zu geben</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NotesPanel</name>
    <message>
        <source>About the algorithms</source>
        <translation>Über die Algorithmen</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Häufige Fehler</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NoticeDialog</name>
    <message>
        <source>Where the error is</source>
        <translation>Wo der Fehler ist</translation>
    </message>
    <message>
        <source>The lines that it is about</source>
        <translation>Die Zeilen, um die es geht</translation>
    </message>
</context>
<context>
    <name>loggia::ui::OpenDocuments</name>
    <message>
        <source>untitled</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <translation>%1 (Beispiel)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (gelöscht)</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::OpeningBar</name>
    <message>
        <source>Progress of reading the file</source>
        <translation>Fortschritt beim Lesen der Datei</translation>
    </message>
    <message>
        <source>Progress of writing the file</source>
        <translation>Fortschritt beim Schreiben der Datei</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Öffnen anhalten</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>Speichern anhalten</translation>
    </message>
    <message>
        <source>Cancel opening this file</source>
        <translation>Das Öffnen dieser Datei abbrechen</translation>
    </message>
    <message>
        <source>Cancel saving; the file stays as it was</source>
        <translation>Das Speichern abbrechen; die Datei bleibt, wie sie war</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Page</name>
    <message>
        <source>Copied as text</source>
        <translation>Als Text kopiert</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>Einfügen nicht möglich</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>There is nothing to copy.</source>
        <translation>Es gibt nichts zu kopieren.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PathBar</name>
    <message>
        <source>Walk the path</source>
        <translation>Weg ablaufen</translation>
    </message>
    <message>
        <source>Start of the path</source>
        <translation>Anfang des Weges</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>End of the path</source>
        <translation>Ende des Weges</translation>
    </message>
    <message>
        <source>Animate the walk along the path, or pause it</source>
        <translation>Den Lauf entlang des Weges abspielen oder pausieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PathfindingPage</name>
    <message>
        <source>open the example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Abspielen</translation>
    </message>
    <message>
        <source>Play or pause the search</source>
        <translation>Die Suche abspielen oder pausieren</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Values and limits</source>
        <translation>Werte und Grenzen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Statistics, the last step, and the race</source>
        <translation>Statistik, der letzte Schritt und der Wettlauf</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The search line by line, and its frontier in order</source>
        <translation>Die Suche Zeile für Zeile, und ihr Suchrand der Reihe nach</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>All algorithms on this problem and on growing mazes</source>
        <translation>Alle Algorithmen für diese Aufgabe und in wachsenden Labyrinthen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>How the algorithms work, and common mistakes</source>
        <translation>Wie die Algorithmen arbeiten, und häufige Fehler</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Labyrinth</translation>
    </message>
    <message>
        <source>Generate or resize a maze</source>
        <translation>Ein Labyrinth erzeugen oder seine Größe ändern</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The nodes, edges, costs and heuristics of your graph</source>
        <translation>Knoten, Kanten, Kosten und Heuristikwerte deines Graphen</translation>
    </message>
    <message>
        <source>f-limits</source>
        <translation>f-Grenzen</translation>
    </message>
    <message>
        <source>The tree of recursive best-first search with its f-limits</source>
        <translation>Der Baum der rekursiven Bestensuche mit seinen f-Grenzen</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Type or shuffle the order of the tiles</source>
        <translation>Die Reihenfolge der Kacheln eingeben oder mischen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>slide a tile</source>
        <translation>Kachel verschieben</translation>
    </message>
    <message>
        <source>%1 opened.</source>
        <translation>%1 geöffnet.</translation>
    </message>
    <message>
        <source>%1: searching</source>
        <translation>%1: sucht</translation>
    </message>
    <message>
        <source>%1: not searched</source>
        <translation>%1: noch keine Suche</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Suchlabor</translation>
    </message>
    <message>
        <source>Pacman layout</source>
        <translation>Pacman-Layout</translation>
    </message>
    <message>
        <source>MovingAI map</source>
        <translation>MovingAI-Karte</translation>
    </message>
    <message>
        <source>Sliding puzzle</source>
        <translation>Schiebepuzzle</translation>
    </message>
    <message>
        <source>MovingAI scenario</source>
        <translation>MovingAI-Szenario</translation>
    </message>
    <message>
        <source>new maze</source>
        <translation>neues Labyrinth</translation>
    </message>
    <message>
        <source>open a maze</source>
        <translation>Labyrinth öffnen</translation>
    </message>
    <message>
        <source>open a sliding puzzle</source>
        <translation>Schiebepuzzle öffnen</translation>
    </message>
    <message>
        <source>open a graph</source>
        <translation>Graphen öffnen</translation>
    </message>
    <message>
        <source>This file is a MovingAI scenario. Saving replaces it with the maze.</source>
        <translation>Diese Datei ist ein MovingAI-Szenario. Beim Speichern wird sie durch das Labyrinth ersetzt.</translation>
    </message>
    <message>
        <source>paste a maze</source>
        <translation>Labyrinth einfügen</translation>
    </message>
    <message>
        <source>paste a sliding puzzle</source>
        <translation>Schiebepuzzle einfügen</translation>
    </message>
    <message>
        <source>paste a graph</source>
        <translation>Graphen einfügen</translation>
    </message>
    <message>
        <source>Decides which node is expanded next. The About tab explains the algorithm that is chosen.</source>
        <translation>Entscheidet, welcher Knoten als nächster expandiert wird. Der Reiter „Info“ erklärt den gewählten Algorithmus.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegDocument</name>
    <message>
        <source>jump %1</source>
        <translation>Sprung %1</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>von vorn beginnen</translation>
    </message>
    <message>
        <source>new board</source>
        <translation>neues Brett</translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation>Raster ändern</translation>
    </message>
    <message>
        <source>number of pegs left</source>
        <translation>Anzahl übriger Stifte</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegGamePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>Ne&amp;xt reason</source>
        <translation>Nä&amp;chster Grund</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>One jump back</source>
        <translation>Einen Sprung zurück</translation>
    </message>
    <message>
        <source>One jump forward</source>
        <translation>Einen Sprung vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Show a jump that leads to the goal, or how far to go back</source>
        <translation>Einen Sprung zeigen, der zum Ziel führt, oder wie weit man zurückgehen muss</translation>
    </message>
    <message>
        <source>Go back to the starting position</source>
        <translation>Zur Anfangsstellung zurückgehen</translation>
    </message>
    <message>
        <source>Draw the next reason of the proof on the board</source>
        <translation>Den nächsten Grund des Beweises auf dem Brett einzeichnen</translation>
    </message>
    <message>
        <source>Play the jumps</source>
        <translation>Sprünge abspielen</translation>
    </message>
    <message>
        <source>Position by number of jumps</source>
        <translation>Stellung nach Anzahl der Sprünge</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>No jumps yet. Jump on the board, or press Solve.</source>
        <translation>Noch keine Sprünge. Auf dem Brett springen oder „Lösen“ drücken.</translation>
    </message>
    <message>
        <source>%1.  %2</source>
        <translation>%1.  %2</translation>
    </message>
    <message>
        <source>%1   ??</source>
        <translation>%1   ??</translation>
    </message>
    <message>
        <source>after jump %1 the goal is out of reach</source>
        <translation>nach Sprung %1 ist das Ziel nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>Consecutive jumps of one peg count as one move</source>
        <translation>Aufeinanderfolgende Sprünge eines Stifts zählen als ein Zug</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the jumps one by one</source>
        <translation>Die Sprünge einen nach dem anderen abspielen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegPage</name>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Search for a solution from this position</source>
        <translation>Von dieser Stellung aus nach einer Lösung suchen</translation>
    </message>
    <message>
        <source>Direct search</source>
        <translation>Direkte Suche</translation>
    </message>
    <message>
        <source>SAT encoding</source>
        <translation>SAT-Kodierung</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Wenigste Züge</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Boards, hints and the list of jumps</source>
        <translation>Bretter, Tipps und die Liste der Sprünge</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>The puzzle as a SAT problem: axioms, solver, decoded jumps</source>
        <translation>Das Solitär als SAT-Problem: Axiome, Solver, dekodierte Sprünge</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Board and jumps in the assignment&apos;s formats</source>
        <translation>Brett und Sprünge in den Formaten der Übungsaufgabe</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>add a hole</source>
        <translation>Loch hinzufügen</translation>
    </message>
    <message>
        <source>remove hole %1</source>
        <translation>Loch %1 entfernen</translation>
    </message>
    <message>
        <source>move hole %1</source>
        <translation>Loch %1 verschieben</translation>
    </message>
    <message>
        <source>open another board</source>
        <translation>anderes Brett öffnen</translation>
    </message>
    <message>
        <source>random board</source>
        <translation>Zufallsbrett</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Peg %1 cannot jump to %2. Choose a marked hole, or another peg.</source>
        <translation>Stift %1 kann nicht nach %2 springen. Ein markiertes Loch oder einen anderen Stift wählen.</translation>
    </message>
    <message>
        <source>Hole %1 is empty. Click a peg first.</source>
        <translation>Loch %1 ist leer. Zuerst einen Stift anklicken.</translation>
    </message>
    <message>
        <source>Peg %1 cannot jump: it needs a peg next to it and an empty hole behind that.</source>
        <translation>Stift %1 kann nicht springen: Er braucht einen Stift neben sich und dahinter ein leeres Loch.</translation>
    </message>
    <message>
        <source>peg in hole %1</source>
        <translation>Stift in Loch %1</translation>
    </message>
    <message>
        <source>goal in hole %1</source>
        <translation>Ziel in Loch %1</translation>
    </message>
    <message>
        <source>remove a line</source>
        <translation>Linie entfernen</translation>
    </message>
    <message>
        <source>add a line</source>
        <translation>Linie hinzufügen</translation>
    </message>
    <message>
        <source>Reason %1 of %2: %3</source>
        <translation>Grund %1 von %2: %3</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Brett zeichnen</translation>
    </message>
    <message>
        <source>Click the empty field to add holes. Pegs jump along three neighbouring holes in a line. Or choose one of the boards above.</source>
        <translation>Auf die leere Fläche klicken, um Löcher hinzuzufügen. Gesprungen wird über drei benachbarte Löcher auf einer Linie. Oder oben eines der Bretter wählen.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Go through your jumps below. “Fewest moves” finds a shortest solution.</source>
        <translation>Unten lassen sich deine Sprünge durchgehen. „Wenigste Züge“ findet eine kürzestmögliche Lösung.</translation>
    </message>
    <message>
        <source>The goal is reached: %1.</source>
        <translation>Das Ziel ist erreicht: %1.</translation>
    </message>
    <message>
        <source>No jump is possible</source>
        <translation>Kein Sprung möglich</translation>
    </message>
    <message>
        <source>Goal: %1. Undo takes one jump back; Hint finds the last solvable position.</source>
        <translation>Ziel: %1. „Rückgängig“ nimmt einen Sprung zurück; „Tipp“ findet die letzte lösbare Stellung.</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Festgefahren</translation>
    </message>
    <message>
        <source>No jump is possible: %1 left. Goal: %2. Undo goes back one jump; Hint finds the last solvable position.</source>
        <translation>Kein Sprung möglich, noch übrig: %1. Ziel: %2. „Rückgängig“ nimmt einen Sprung zurück; „Tipp“ findet die letzte lösbare Stellung.</translation>
    </message>
    <message>
        <source>Your jump</source>
        <translation>Du springst</translation>
    </message>
    <message>
        <source>Goal: %1, in %2 from here. Drag a peg over its neighbour, or click the peg and then its target.
Hint shows a jump that leads to the goal. Still solvable? checks every position.</source>
        <translation>Ziel: %1; von hier aus noch %2. Einen Stift über seinen Nachbarn ziehen oder erst den Stift, dann sein Ziel anklicken.
„Tipp“ zeigt einen Sprung, der zum Ziel führt. „Noch lösbar?“ prüft jede Stellung.</translation>
    </message>
    <message>
        <source>, the jump to %1 keeps the goal in reach</source>
        <translation>, der Sprung nach %1 hält das Ziel erreichbar</translation>
    </message>
    <message>
        <source>, the jump to %1 loses it</source>
        <translation>, der Sprung nach %1 verliert es</translation>
    </message>
    <message>
        <source>Solved: %1, in %2.</source>
        <translation>Gelöst: %1 (%2).</translation>
    </message>
    <message>
        <source>Stuck: %1 left.</source>
        <translation>Festgefahren, noch übrig: %1.</translation>
    </message>
    <message>
        <source>Blunder: after jump %1, %2, the goal was out of reach.</source>
        <translation>Patzer: Nach Sprung %1 (%2) war das Ziel nicht mehr erreichbar.</translation>
    </message>
    <message>
        <source>Click anywhere to add the first hole,
or choose a board on the right.</source>
        <translation>Irgendwo klicken, um das erste Loch zu setzen,
oder rechts ein Brett wählen.</translation>
    </message>
    <message>
        <source>This board has no holes.
Choose “Holes” below to draw some, or choose a board on the right.</source>
        <translation>Dieses Brett hat keine Löcher.
Unten „Löcher“ wählen, um welche zu zeichnen, oder rechts ein Brett wählen.</translation>
    </message>
    <message>
        <source>Peg Board</source>
        <translation>Solitär</translation>
    </message>
    <message>
        <source>Jumps of a solution</source>
        <translation>Sprünge einer Lösung</translation>
    </message>
    <message>
        <source>open a board</source>
        <translation>Brett öffnen</translation>
    </message>
    <message>
        <source>This format stores only the jumps, not the board. Loggia cannot open it again.</source>
        <translation>Dieses Format speichert nur die Sprünge, nicht das Brett. Loggia kann es nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>paste a board</source>
        <translation>Brett einfügen</translation>
    </message>
    <message>
        <source>The clauses are unsatisfiable. An invariant shows why:</source>
        <translation>Die Klauseln sind unerfüllbar. Eine Invariante zeigt, warum:</translation>
    </message>
    <message>
        <source>Proven by an invariant:</source>
        <translation>Durch eine Invariante bewiesen:</translation>
    </message>
    <message>
        <source>Not solvable from here</source>
        <translation>Von hier aus nicht lösbar</translation>
    </message>
    <message>
        <source>Hint finds the last solvable position.</source>
        <translation>„Tipp“ findet die letzte lösbare Stellung.</translation>
    </message>
    <message>
        <source>The board. Click a peg and then the hole that it jumps to, or drag the peg.</source>
        <translation>Das Brett. Klicke einen Stift an und dann das Loch, in das er springt, oder ziehe den Stift.</translation>
    </message>
    <message>
        <source>Direct search: any solution, at once. SAT encoding: by clauses, as in the assignment. Fewest moves: a shortest solution.</source>
        <translation>Direkte Suche: irgendeine Lösung, sofort. SAT-Kodierung: über Klauseln, wie in der Übungsaufgabe. Wenigste Züge: eine kürzestmögliche Lösung.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegRandomBar</name>
    <message>
        <source> holes</source>
        <translation> Löcher</translation>
    </message>
    <message>
        <source>Holes of the random board</source>
        <translation>Löcher des Zufallsbretts</translation>
    </message>
    <message>
        <source>How many holes the next random board has</source>
        <translation>Wie viele Löcher das nächste Zufallsbrett hat</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Difficulty of the random board</source>
        <translation>Schwierigkeit des Zufallsbretts</translation>
    </message>
    <message>
        <source>Easy: one random game in ten solves the board. Hard: almost none does.</source>
        <translation>Leicht: Eines von zehn zufälligen Spielen löst das Brett. Schwer: Fast keines löst es.</translation>
    </message>
    <message>
        <source>no. </source>
        <translation>Nr. </translation>
    </message>
    <message>
        <source>Number of the random board</source>
        <translation>Nummer des Zufallsbretts</translation>
    </message>
    <message>
        <source>The same number always gives the same board</source>
        <translation>Dieselbe Nummer ergibt immer dasselbe Brett</translation>
    </message>
    <message>
        <source>&amp;Random board</source>
        <translation>&amp;Zufallsbrett</translation>
    </message>
    <message>
        <source>Make a board that can be solved. Undo brings this one back.</source>
        <translation>Ein lösbares Brett erzeugen. „Rückgängig“ holt dieses zurück.</translation>
    </message>
    <message>
        <source>Random board: %1 holes, %2, no. %3</source>
        <translation>Zufallsbrett: %1 Löcher, %2, Nr. %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegRun</name>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Found in the table of all reachable positions.</source>
        <translation>In der Tabelle aller erreichbaren Stellungen gefunden.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegSatPanel</name>
    <message>
        <source>4B</source>
        <translation>4B</translation>
    </message>
    <message>
        <source>At least one jump at each time</source>
        <translation>Mindestens ein Sprung zu jedem Zeitpunkt</translation>
    </message>
    <message>
        <source>6B</source>
        <translation>6B</translation>
    </message>
    <message>
        <source>At least one peg at the end</source>
        <translation>Mindestens ein Stift am Ende</translation>
    </message>
    <message>
        <source>Parities</source>
        <translation>Paritäten</translation>
    </message>
    <message>
        <source>Position classes of the goal</source>
        <translation>Stellungsklassen des Ziels</translation>
    </message>
    <message>
        <source>Pagodas</source>
        <translation>Pagoden</translation>
    </message>
    <message>
        <source>Pagoda functions (goals with a single position)</source>
        <translation>Pagodenfunktionen (Ziele mit nur einer Stellung)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>One order only for jumps that can be swapped</source>
        <translation>Nur eine Reihenfolge für vertauschbare Sprünge</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>One jump back</source>
        <translation>Einen Sprung zurück</translation>
    </message>
    <message>
        <source>One jump forward</source>
        <translation>Einen Sprung vor</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>The assignment&apos;s axioms</source>
        <translation>Die Axiome der Übungsaufgabe</translation>
    </message>
    <message>
        <source>Sequential, one jump a step (counter)</source>
        <translation>Sequenziell, ein Sprung pro Schritt (Zähler)</translation>
    </message>
    <message>
        <source>Sequential, one jump a step (product)</source>
        <translation>Sequenziell, ein Sprung pro Schritt (Produkt)</translation>
    </message>
    <message>
        <source>Parallel (rounds)</source>
        <translation>Parallel (Runden)</translation>
    </message>
    <message>
        <source>Parallel (sweeps)</source>
        <translation>Parallel (Durchläufe)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>How jumps become clauses. Parallel encodings need fewer steps.</source>
        <translation>Wie aus Sprüngen Klauseln werden. Parallele Kodierungen brauchen weniger Schritte.</translation>
    </message>
    <message>
        <source>Axioms by kind</source>
        <translation>Axiome nach Art</translation>
    </message>
    <message>
        <source>Axioms</source>
        <translation>Axiome</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Jumps decoded</source>
        <translation>Dekodierte Sprünge</translation>
    </message>
    <message>
        <source>Click a jump to see the board after it</source>
        <translation>Einen Sprung anklicken, um das Brett danach zu sehen</translation>
    </message>
    <message>
        <source>Play the jumps</source>
        <translation>Sprünge abspielen</translation>
    </message>
    <message>
        <source>1. Axioms</source>
        <translation>1. Axiome</translation>
    </message>
    <message>
        <source>2. Solver</source>
        <translation>2. Solver</translation>
    </message>
    <message>
        <source>3. Jumps</source>
        <translation>3. Sprünge</translation>
    </message>
    <message>
        <source>Choose “SAT encoding” below and press Solve. The puzzle is written as clauses, as in the assignment&apos;s front end.</source>
        <translation>Unten „SAT-Kodierung“ wählen und „Lösen“ drücken. Das Solitär wird dann in Klauseln geschrieben, wie im Frontend der Übungsaufgabe.</translation>
    </message>
    <message>
        <source>CaDiCaL searches for an assignment that satisfies all clauses.</source>
        <translation>CaDiCaL sucht eine Belegung, die alle Klauseln erfüllt.</translation>
    </message>
    <message>
        <source>The jumps that are true in the model, as the assignment&apos;s back end prints them.</source>
        <translation>Die Sprünge, die im Modell wahr sind, wie sie das Backend der Übungsaufgabe ausgibt.</translation>
    </message>
    <message>
        <source>Writing clauses…</source>
        <translation>Klauseln werden geschrieben …</translation>
    </message>
    <message>
        <source>Waiting for the clauses.</source>
        <translation>Wartet auf die Klauseln.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 Atom</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 Atome</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 Klausel</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 Klauseln</translation>
    </message>
    <message>
        <source>CaDiCaL, attempt %1: %2.</source>
        <translation>CaDiCaL, Versuch %1: %2.</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 Runde</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>CaDiCaL is searching for an assignment.</source>
        <translation>CaDiCaL sucht eine Belegung.</translation>
    </message>
    <message>
        <source>Click a kind of axiom to see what it says.</source>
        <translation>Eine Art von Axiomen anklicken, um zu sehen, was sie besagt.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play the jumps one by one</source>
        <translation>Die Sprünge einen nach dem anderen abspielen</translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <translation>%1 %2 s</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegTableRun</name>
    <message>
        <source>The table of this board cannot be read. %1</source>
        <translation>Die Tabelle dieses Bretts lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>%1, %2 of them solvable</source>
        <translation>%1, davon %2 lösbar</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 Stellung</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>Table complete: %1. Saved in %2.</source>
        <translation>Tabelle vollständig: %1. Gespeichert in %2.</translation>
    </message>
    <message>
        <source>Table complete: %1. It could not be saved: %2.</source>
        <translation>Tabelle vollständig: %1. Sie konnte nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>There is no table of this board. %1</source>
        <translation>Zu diesem Brett gibt es keine Tabelle. %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegTextPanel</name>
    <message>
        <source>Jumps (the assignment&apos;s back-end format)</source>
        <translation>Sprünge (Backend-Format der Übungsaufgabe)</translation>
    </message>
    <message>
        <source>Copy the jumps</source>
        <translation>Sprünge kopieren</translation>
    </message>
    <message>
        <source>Board (the assignment&apos;s front-end format)</source>
        <translation>Brett (Frontend-Format der Übungsaufgabe)</translation>
    </message>
    <message>
        <source>Copy the board</source>
        <translation>Brett kopieren</translation>
    </message>
    <message>
        <source>The jumps made so far appear here.</source>
        <translation>Hier erscheinen die bisherigen Sprünge.</translation>
    </message>
    <message>
        <source>The board appears here.</source>
        <translation>Hier erscheint das Brett.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegTools</name>
    <message>
        <source>Reset lines to the grid</source>
        <translation>Linien wie im Raster</translation>
    </message>
    <message>
        <source>Pegs left:</source>
        <translation>Stifte übrig:</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Pe&amp;gs</source>
        <translation>&amp;Stifte</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>H&amp;oles</source>
        <translation>Löch&amp;er</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Drag a peg over its neighbour, or click the peg and then its target</source>
        <translation>Einen Stift über seinen Nachbarn ziehen oder erst den Stift, dann sein Ziel anklicken</translation>
    </message>
    <message>
        <source>Click a hole to add or remove its peg</source>
        <translation>Ein Loch anklicken, um seinen Stift hinzuzufügen oder zu entfernen</translation>
    </message>
    <message>
        <source>Click the holes that must have a peg at the end, and set the number of pegs left</source>
        <translation>Die Löcher anklicken, in denen am Ende ein Stift sein muss, und die Anzahl übriger Stifte festlegen</translation>
    </message>
    <message>
        <source>Click to add or remove a hole; drag to move one</source>
        <translation>Klicken fügt ein Loch hinzu oder entfernt es; Ziehen verschiebt es</translation>
    </message>
    <message>
        <source>Click three holes to add a line; click a line to remove it</source>
        <translation>Drei Löcher anklicken, um eine Linie hinzuzufügen; eine Linie anklicken, um sie zu entfernen</translation>
    </message>
    <message>
        <source>Square grid</source>
        <translation>Quadratraster</translation>
    </message>
    <message>
        <source>Square, with diagonals</source>
        <translation>Quadrate mit Diagonalen</translation>
    </message>
    <message>
        <source>Triangular grid</source>
        <translation>Dreiecksraster</translation>
    </message>
    <message>
        <source>Free places</source>
        <translation>Freie Plätze</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>The grid decides which three holes form a line</source>
        <translation>Das Raster legt fest, welche drei Löcher eine Linie bilden</translation>
    </message>
    <message>
        <source>Replace all lines with those of the grid</source>
        <translation>Alle Linien durch die des Rasters ersetzen</translation>
    </message>
    <message>
        <source>Number of pegs left at the end</source>
        <translation>Anzahl der Stifte, die am Ende übrig sind</translation>
    </message>
    <message>
        <source>reset lines to the grid</source>
        <translation>Linien auf das Raster zurücksetzen</translation>
    </message>
    <message>
        <source>There are no holes yet. Choose a board, or draw one.</source>
        <translation>Es gibt noch keine Löcher. Ein Brett wählen oder eines zeichnen.</translation>
    </message>
    <message>
        <source>Solved: %1, in %2.</source>
        <translation>Gelöst: %1 (%2).</translation>
    </message>
    <message>
        <source>Stuck: %1 left and no jump possible. Goal: %2. Undo goes back.</source>
        <translation>Festgefahren: %1 übrig und kein Sprung möglich. Ziel: %2. „Rückgängig“ geht zurück.</translation>
    </message>
    <message>
        <source>No hole is empty, so no peg can jump. Click a hole to remove its peg.</source>
        <translation>Kein Loch ist leer, also kann kein Stift springen. Ein Loch anklicken, um seinen Stift zu entfernen.</translation>
    </message>
    <message>
        <source>%1, fewer than the goal requires. Click a hole to add a peg.</source>
        <translation>%1, weniger als das Ziel verlangt. Ein Loch anklicken, um einen Stift hinzuzufügen.</translation>
    </message>
    <message>
        <source>%1. Click a hole to add or remove its peg.</source>
        <translation>%1. Ein Loch anklicken, um seinen Stift hinzuzufügen oder zu entfernen.</translation>
    </message>
    <message>
        <source>Goal: %1. Click the holes that must have a peg at the end.</source>
        <translation>Ziel: %1. Die Löcher anklicken, in denen am Ende ein Stift sein muss.</translation>
    </message>
    <message>
        <source>%1 (at most %2). Click a free place to add a hole, or a hole to remove it. Drag a hole to move it.</source>
        <translation>%1 (höchstens %2). Einen freien Platz anklicken, um ein Loch hinzuzufügen, oder ein Loch, um es zu entfernen. Ziehen verschiebt ein Loch.</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 Loch</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 Löcher</translation>
    </message>
    <message>
        <source>%1. To add a line, click its three holes, the middle one second. Click a line to remove it.</source>
        <translation>%1. Um eine Linie hinzuzufügen, ihre drei Löcher anklicken, das mittlere als zweites. Ein Klick auf eine Linie entfernt sie.</translation>
    </message>
    <message>
        <source>%1 line of three holes</source>
        <translation>%1 Linie aus drei Löchern</translation>
    </message>
    <message>
        <source>%1 lines of three holes</source>
        <translation>%1 Linien aus drei Löchern</translation>
    </message>
    <message>
        <source>%1, %2. Goal: %3.</source>
        <translation>%1, %2. Ziel: %3.</translation>
    </message>
    <message>
        <source>%1 possible jump</source>
        <translation>%1 möglicher Sprung</translation>
    </message>
    <message>
        <source>%1 possible jumps</source>
        <translation>%1 mögliche Sprünge</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegView</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayPanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>No&amp;ch einmal</translation>
    </message>
    <message>
        <source>Bes&amp;t line</source>
        <translation>Bes&amp;te Zugfolge</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor den ersten Zug</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>After the last turn</source>
        <translation>Hinter den letzten Zug</translation>
    </message>
    <message>
        <source>Show the better value, with the reasons for it</source>
        <translation>Den besseren Wert zeigen, mit Begründung</translation>
    </message>
    <message>
        <source>Start again without any values. Undo brings them back.</source>
        <translation>Ohne Werte von vorn beginnen. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>Add the moves of perfect players from here on, so that you can step through them</source>
        <translation>Werte anfügen, mit denen perfekte Spieler von hier aus weiterspielen; sie lassen sich schrittweise durchgehen</translation>
    </message>
    <message>
        <source>E (wants true)</source>
        <translation>E (will wahr)</translation>
    </message>
    <message>
        <source>A (wants false)</source>
        <translation>A (will falsch)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Values chosen</source>
        <translation>Gewählte Werte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>%1.  %2:  %3 = %4</source>
        <translation>%1.  %2:  %3 = %4</translation>
    </message>
    <message>
        <source>%1   ??  blunder: gives the win away</source>
        <translation>%1   ??  Patzer: verschenkt den Sieg</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayedDocumentBase</name>
    <message>
        <source>continue from an earlier move</source>
        <translation>ab einem früheren Zug weiterspielen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1 player</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Wer %1 spielt</translation>
    </message>
    <message>
        <source>Engine (strongest)</source>
        <translation>Engine (am stärksten)</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>%1: search</source>
        <translation>%1: Suche</translation>
    </message>
    <message>
        <source>Minimax looks at every move and is the slowest; the engine searches deepest in the same time</source>
        <translation>Minimax betrachtet jeden Zug und ist am langsamsten; die Engine sucht in derselben Zeit am tiefsten</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Material score</source>
        <translation>Materialwert</translation>
    </message>
    <message>
        <source>%1: evaluation</source>
        <translation>%1: Bewertung</translation>
    </message>
    <message>
        <source>How positions at the search depth are evaluated. Patterns also count lines of four that can still be completed.</source>
        <translation>Wie Stellungen am Ende der Suchtiefe bewertet werden. „Muster“ zählt auch Viererreihen mit, die noch vollendet werden können.</translation>
    </message>
    <message>
        <source>%1: threads</source>
        <translation>%1: Threads</translation>
    </message>
    <message>
        <source>Number of threads that search in parallel</source>
        <translation>Anzahl der Threads, die parallel suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>%1: advanced</source>
        <translation>%1: erweitert</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene Einstellung</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: Stufe</translation>
    </message>
    <message>
        <source>Beginner to Advanced make mistakes, ever fewer. Expert thinks for a second. Perfect proves its moves: it never gives a point away.</source>
        <translation>„Ungeübt“ bis „Stark“ machen Fehler, aber immer weniger. „Sehr stark“ denkt eine Sekunde nach. „Perfekt“ beweist seine Züge und verschenkt nie einen Punkt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionBoardView</name>
    <message>
        <source>Player 1: %1. Player 2: %2</source>
        <translation>Spieler 1: %1. Spieler 2: %2</translation>
    </message>
    <message>
        <source>, chosen</source>
        <translation>, gewählt</translation>
    </message>
    <message>
        <source>, in the completed line</source>
        <translation>, in der vollendeten Reihe</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionField</name>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>Six rows from the top, 0 for an empty cell, then the player to move. Type another position, or moves such as 4443, and press Enter.</source>
        <translation>Sechs Zeilen von oben nach unten, 0 für ein leeres Feld, dann der Spieler am Zug. Eine andere Stellung oder Züge wie 4443 eingeben und Enter drücken.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Diese Zeile kopieren</translation>
    </message>
    <message>
        <source>type a position</source>
        <translation>Stellung eingeben</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionPanel</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Show a best move, with the reason for it</source>
        <translation>Einen besten Zug zeigen, mit Begründung</translation>
    </message>
    <message>
        <source>Play the move that leads to this position</source>
        <translation>Den Zug spielen, der zu dieser Stellung führt</translation>
    </message>
    <message>
        <source>Return to the current position of the game</source>
        <translation>Zur aktuellen Stellung des Spiels zurückkehren</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Values hidden</source>
        <translation>Werte verborgen</translation>
    </message>
    <message>
        <source>Values (F5) shows who wins here and the outcome of each move.</source>
        <translation>„Werte“ (F5) zeigt, wer hier gewinnt und wie jeder Zug ausgeht.</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>Play %1 (leads here)</source>
        <translation>%1 spielen (führt hierher)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>&amp;Play this move</source>
        <translation>&amp;Diesen Zug spielen</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>%1, a best move</source>
        <translation>%1, ein bester Zug</translation>
    </message>
    <message>
        <source>The nim-sum (xor) is 0: a loss. Every move changes it.</source>
        <translation>Die Nim-Summe (XOR) ist 0: ein Verlust. Jeder Zug ändert sie.</translation>
    </message>
    <message>
        <source>The nim-sum (xor) is not 0: a win. Make it 0.</source>
        <translation>Die Nim-Summe (XOR) ist nicht 0: ein Gewinn. Mache sie zu 0.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Xor</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Parameters:</source>
        <translation>Parameter:</translation>
    </message>
    <message>
        <source>Parameters (defaults in parentheses):</source>
        <translation>Parameter (Vorgaben in Klammern):</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProbabilitiesPanel</name>
    <message>
        <source>%1  (%2 of %3)</source>
        <translation>%1  (%2 von %3)</translation>
    </message>
    <message>
        <source>Counting the models…</source>
        <translation>Die Modelle werden gezählt …</translation>
    </message>
    <message>
        <source>No model: the lines contradict each other.</source>
        <translation>Kein Modell: Die Zeilen widersprechen einander.</translation>
    </message>
    <message>
        <source>Models: %1. There are too many to count, so there are no probabilities.</source>
        <translation>Modelle: %1. Es sind zu viele, um sie zu zählen, deshalb gibt es keine Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Models: %1, all equally likely.</source>
        <translation>Modelle: %1, alle gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Probabilities of monster and pit by square</source>
        <translation>Wahrscheinlichkeiten von Monster und Grube pro Feld</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Grube</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProblemBar</name>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>A path to the goal</source>
        <translation>Ein Weg zum Ziel</translation>
    </message>
    <message>
        <source>All four corners</source>
        <translation>Alle vier Ecken</translation>
    </message>
    <message>
        <source>All the food</source>
        <translation>Alles Futter</translation>
    </message>
    <message>
        <source>The map of Romania</source>
        <translation>Die Karte von Rumänien</translation>
    </message>
    <message>
        <source>A graph you draw</source>
        <translation>Ein eigener Graph</translation>
    </message>
    <message>
        <source>The 8-puzzle</source>
        <translation>Das 8-Puzzle</translation>
    </message>
    <message>
        <source>The 15-puzzle</source>
        <translation>Das 15-Puzzle</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The town where the search starts</source>
        <translation>Die Stadt, in der die Suche beginnt</translation>
    </message>
    <message>
        <source>The town where the path ends</source>
        <translation>Die Stadt, in der der Weg endet</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Pro&amp;blem</source>
        <translation>Aufga&amp;be</translation>
    </message>
    <message>
        <source>New maze</source>
        <translation>Neues Labyrinth</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Generate a maze with the settings of the Maze tab and the next seed</source>
        <translation>Ein Labyrinth mit den Einstellungen im Reiter „Labyrinth“ und dem nächsten Startwert erzeugen</translation>
    </message>
    <message>
        <source>Shuffle the tiles with the settings of the Puzzle tab and the next seed</source>
        <translation>Die Kacheln mit den Einstellungen im Reiter „Puzzle“ und dem nächsten Startwert mischen</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>S&amp;zenario</translation>
    </message>
    <message>
        <source>Which problem of the scenario file to solve</source>
        <translation>Welche Aufgabe der Szenario-Datei gelöst wird</translation>
    </message>
    <message>
        <source>of %L1</source>
        <translation>von %L1</translation>
    </message>
    <message>
        <source>%1, shortest path %L2 (from the file)</source>
        <translation>%1, kürzester Weg %L2 (laut Datei)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProblemPanel</name>
    <message>
        <source>DNF to minimum CNF</source>
        <translation>DNF zu minimaler KNF</translation>
    </message>
    <message>
        <source>Simplify a formula</source>
        <translation>Formel vereinfachen</translation>
    </message>
    <message>
        <source>Karnaugh map to DNF</source>
        <translation>KV-Diagramm zu DNF</translation>
    </message>
    <message>
        <source>Minterms with don&apos;t-cares</source>
        <translation>Minterme mit Don’t-Cares</translation>
    </message>
    <message>
        <source>Circuit of NAND gates</source>
        <translation>Schaltung aus NAND-Gattern</translation>
    </message>
    <message>
        <source>Ne&amp;w problem</source>
        <translation>Neue A&amp;ufgabe</translation>
    </message>
    <message>
        <source>Ma&amp;ke this one</source>
        <translation>Diese er&amp;zeugen</translation>
    </message>
    <message>
        <source>Save shee&amp;t...</source>
        <translation>&amp;Blatt speichern ...</translation>
    </message>
    <message>
        <source>Save answer ke&amp;y...</source>
        <translation>Lösun&amp;g speichern ...</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>More prime implicates make the problem harder</source>
        <translation>Mehr Primimplikate machen die Aufgabe schwerer</translation>
    </message>
    <message>
        <source>Fewest prime implicates</source>
        <translation>Mindestzahl der Primimplikate</translation>
    </message>
    <message>
        <source>Most prime implicates</source>
        <translation>Höchstzahl der Primimplikate</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Varia&amp;bles</source>
        <translation>&amp;Variablen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>&amp;Literals per term</source>
        <translation>&amp;Literale pro Term</translation>
    </message>
    <message>
        <source>Prime implicates</source>
        <translation>Primimplikate</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Va&amp;riants</source>
        <translation>Va&amp;rianten</translation>
    </message>
    <message>
        <source>Problems with a sheet and an answer key. The same settings and seed always give the same problem.</source>
        <translation>Aufgaben mit Aufgabenblatt und Lösungsblatt. Dieselben Einstellungen und derselbe Startwert ergeben immer dieselbe Aufgabe.</translation>
    </message>
    <message>
        <source>Kind of problem</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>What the sheet gives and asks for</source>
        <translation>Was das Aufgabenblatt vorgibt und verlangt</translation>
    </message>
    <message>
        <source>Average number of literals per term</source>
        <translation>Durchschnittliche Anzahl der Literale pro Term</translation>
    </message>
    <message>
        <source>Number of different problems, each on its own sheet</source>
        <translation>Anzahl verschiedener Aufgaben, jede auf einem eigenen Blatt</translation>
    </message>
    <message>
        <source>Make a problem with a new seed and open it in the editor</source>
        <translation>Eine Aufgabe mit einem neuen Startwert erzeugen und im Editor öffnen</translation>
    </message>
    <message>
        <source>Make the problem of this seed and open it in the editor</source>
        <translation>Die Aufgabe zu diesem Startwert erzeugen und im Editor öffnen</translation>
    </message>
    <message>
        <source>Save the sheet for students as Markdown, LaTeX or PDF</source>
        <translation>Das Aufgabenblatt für Studierende als Markdown, LaTeX oder PDF speichern</translation>
    </message>
    <message>
        <source>Save the minimum forms as Markdown, LaTeX or PDF</source>
        <translation>Die Minimalformen als Markdown, LaTeX oder PDF speichern</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Wird erzeugt …</translation>
    </message>
    <message>
        <source>New problem: its minimum CNF has %1. Prime implicates: %2.</source>
        <translation>Neue Aufgabe. Ihre minimale KNF: %1. Primimplikate: %2.</translation>
    </message>
    <message>
        <source>New problem: its minimum DNF has %1. Prime implicants: %2.</source>
        <translation>Neue Aufgabe. Ihre minimale DNF: %1. Primimplikanten: %2.</translation>
    </message>
    <message>
        <source>%1 problems generated. The first one is in the editor.</source>
        <translation>%1 Aufgaben erzeugt. Die erste steht im Editor.</translation>
    </message>
    <message>
        <source>All answers are proven minimum.</source>
        <translation>Alle Lösungen sind nachweislich minimal.</translation>
    </message>
    <message>
        <source>Some answers are not proven minimum.</source>
        <translation>Manche Lösungen sind nicht nachweislich minimal.</translation>
    </message>
    <message>
        <source>Save the answer key</source>
        <translation>Lösungsblatt speichern</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Aufgabenblatt speichern</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>LaTeX</source>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Number of variables of the function</source>
        <translation>Anzahl der Variablen der Funktion</translation>
    </message>
    <message>
        <source>Number of terms of the function; a formula to simplify has more</source>
        <translation>Anzahl der Terme der Funktion; eine Formel zum Vereinfachen hat mehr</translation>
    </message>
    <message>
        <source>Another seed gives another problem of the same kind</source>
        <translation>Ein anderer Startwert ergibt eine andere Aufgabe derselben Art</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzleMaker</name>
    <message>
        <source>Ne&amp;w puzzle</source>
        <translation>Neues &amp;Rätsel</translation>
    </message>
    <message>
        <source>Ma&amp;ke this puzzle</source>
        <translation>Dieses er&amp;zeugen</translation>
    </message>
    <message>
        <source>Knights and knaves</source>
        <translation>Ritter und Schurken</translation>
    </message>
    <message>
        <source>Ladies and tigers</source>
        <translation>Damen und Tiger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Easy: one deduction after another. Medium: one or two case splits. Hard: more.</source>
        <translation>Leicht: eine Folgerung nach der anderen. Mittel: eine oder zwei Fallunterscheidungen. Schwer: mehr.</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same puzzle</source>
        <translation>Dieselben Einstellungen und derselbe Startwert ergeben immer dasselbe Rätsel</translation>
    </message>
    <message>
        <source>Make a puzzle with a new seed and try it</source>
        <translation>Ein Rätsel mit einem neuen Startwert erzeugen und versuchen</translation>
    </message>
    <message>
        <source>Make the puzzle of this seed and try it</source>
        <translation>Das Rätsel zu diesem Startwert erzeugen und versuchen</translation>
    </message>
    <message>
        <source>K&amp;ind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Difficult&amp;y</source>
        <translation>Sch&amp;wierigkeit</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Star&amp;twert</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlePanel</name>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>Nä&amp;chster Wert</translation>
    </message>
    <message>
        <source>Type the tiles row by row, with 0 for the gap, then press Enter</source>
        <translation>Die Kacheln zeilenweise eingeben, mit 0 für die Lücke, dann Enter drücken</translation>
    </message>
    <message>
        <source>Number of random moves from the goal. With many moves the search of a 15-puzzle may take too long.</source>
        <translation>Anzahl der zufälligen Züge vom Ziel aus. Bei vielen Zügen kann die Suche im 15-Puzzle zu lange dauern.</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same order</source>
        <translation>Dieselben Einstellungen und derselbe Startwert ergeben immer dieselbe Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Goal: the gap in the upper left corner, then the tiles in order. Click a tile next to the gap to slide it, or use the arrow keys. The search starts from this order.</source>
        <translation>Ziel: die Lücke oben links, dann die Kacheln der Reihe nach. Eine Kachel neben der Lücke anklicken, um sie zu verschieben, oder die Pfeiltasten benutzen. Die Suche beginnt bei dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Puzzle</translation>
    </message>
    <message>
        <source>Expected 9 or 16 tiles.</source>
        <translation>Erwartet werden 9 oder 16 Kacheln.</translation>
    </message>
    <message>
        <source>type an order</source>
        <translation>Reihenfolge eingeben</translation>
    </message>
    <message>
        <source>shuffle the tiles</source>
        <translation>Kacheln mischen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlePicture</name>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>The puzzle as a picture. Click what somebody says to see it as a formula and as an equation. Click a door or a person to guess.</source>
        <translation>Das Rätsel als Bild. Klicke an, was jemand sagt, um es als Formel und als Gleichung zu sehen. Klicke eine Tür oder eine Person an, um zu raten.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlesPage</name>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>The number of solutions, and all of them</source>
        <translation>Die Anzahl der Lösungen, und alle Lösungen</translation>
    </message>
    <message>
        <source>Algebra</source>
        <translation>Algebra</translation>
    </message>
    <message>
        <source>The equations solved step by step</source>
        <translation>Die Gleichungen Schritt für Schritt gelöst</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rätseln</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself, or make a new one</source>
        <translation>Das Rätsel selbst lösen oder ein neues erzeugen</translation>
    </message>
    <message>
        <source>Mod 2</source>
        <translation>Mod 2</translation>
    </message>
    <message>
        <source>Equations that Mace4 reads differently</source>
        <translation>Gleichungen, die Mace4 anders liest</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>Open an example with ladies, tigers or islanders</source>
        <translation>Ein Beispiel mit Damen, Tigern oder Inselbewohnern öffnen</translation>
    </message>
    <message>
        <source>Click a sign or a line to highlight it in all three texts</source>
        <translation>Ein Schild oder eine Zeile anklicken, um die Aussage in allen drei Texten hervorzuheben</translation>
    </message>
    <message>
        <source>new problem</source>
        <translation>neues Rätsel</translation>
    </message>
    <message>
        <source>wrap in mod 2</source>
        <translation>in mod 2 einschließen</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Logic Puzzles</source>
        <translation>Logikrätsel</translation>
    </message>
    <message>
        <source>Puzzle in words</source>
        <translation>Rätsel in Worten</translation>
    </message>
    <message>
        <source>Equations for Mace4</source>
        <translation>Gleichungen für Mace4</translation>
    </message>
    <message>
        <source>Propositions for Mace4</source>
        <translation>Formeln für Mace4</translation>
    </message>
    <message>
        <source>new puzzle</source>
        <translation>neues Rätsel</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>The puzzle has no text in this format, so the file would be empty.</source>
        <translation>Das Rätsel hat keinen Text in diesem Format, die Datei wäre also leer.</translation>
    </message>
    <message>
        <source>The edited text has an error. This format would store the puzzle as it was before the error.</source>
        <translation>Der bearbeitete Text enthält einen Fehler. Dieses Format würde das Rätsel speichern, wie es vor dem Fehler war.</translation>
    </message>
    <message>
        <source>The puzzle cannot be stored completely in words: %1.</source>
        <translation>Das Rätsel lässt sich nicht vollständig in Worten speichern: %1.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Export the puzzle</source>
        <translation>Rätsel exportieren</translation>
    </message>
    <message>
        <source>Mod 2 (%1)</source>
        <translation>Mod 2 (%1)</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>Will be updated when %1 has no errors</source>
        <translation>Wird aktualisiert, sobald „%1“ fehlerfrei ist</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>1 line needs mod 2</source>
        <translation>1 Zeile braucht mod 2</translation>
    </message>
    <message>
        <source>%1 lines need mod 2</source>
        <translation>%1 Zeilen brauchen mod 2</translation>
    </message>
    <message>
        <source>Mace4 reads these equations differently. See the Mod 2 tab.</source>
        <translation>Mace4 liest diese Gleichungen anders. Siehe den Reiter „Mod 2“.</translation>
    </message>
    <message>
        <source>1 line not understood</source>
        <translation>1 Zeile nicht verstanden</translation>
    </message>
    <message>
        <source>%1 lines not understood</source>
        <translation>%1 Zeilen nicht verstanden</translation>
    </message>
    <message>
        <source>The other lines count.</source>
        <translation>Die anderen Zeilen gelten.</translation>
    </message>
    <message>
        <source>1 comment (grey)</source>
        <translation>1 Kommentar (grau)</translation>
    </message>
    <message>
        <source>%1 comments (grey)</source>
        <translation>%1 Kommentare (grau)</translation>
    </message>
    <message>
        <source>Grey lines are comments without meaning; only the formulas next to them count. Replace a comment with a sentence to make it count.</source>
        <translation>Graue Zeilen sind Kommentare ohne Bedeutung; nur die Formeln daneben gelten. Wird ein Kommentar durch einen Satz ersetzt, gilt auch er.</translation>
    </message>
    <message>
        <source>Click a door, or press G, to guess what is behind it</source>
        <translation>Eine Tür anklicken oder G drücken, um zu raten, was dahinter ist</translation>
    </message>
    <message>
        <source>Click a person, or press G, to guess what they are</source>
        <translation>Eine Person anklicken oder G drücken, um zu raten, was sie ist</translation>
    </message>
    <message>
        <source>The picture shows solution %1.</source>
        <translation>Das Bild zeigt Lösung %1.</translation>
    </message>
    <message>
        <source>A comment without meaning: only the formula counts.</source>
        <translation>Ein Kommentar ohne Bedeutung: Nur die Formel gilt.</translation>
    </message>
    <message>
        <source>Find all solutions of the puzzle</source>
        <translation>Alle Lösungen des Rätsels finden</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RaceBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang gehen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende gehen</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>Whole run in 6 s</source>
        <translation>Ganzer Lauf in 6 s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Expansions per second</source>
        <translation>Expansionen pro Sekunde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Drag to any step of the search</source>
        <translation>Zu einem beliebigen Schritt der Suche ziehen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RacePanel</name>
    <message>
        <source>&amp;Depth limit</source>
        <translation>&amp;Tiefengrenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <translation>Läufer %1</translation>
    </message>
    <message>
        <source>Another algorithm that searches at the same time</source>
        <translation>Ein weiterer Algorithmus, der gleichzeitig sucht</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>Ge&amp;gner</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>Heur&amp;istic</source>
        <translation>Heur&amp;istik</translation>
    </message>
    <message>
        <source>Depth limit of depth-limited search</source>
        <translation>Tiefengrenze der tiefenbegrenzten Suche</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandiert</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Suchrand</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>g here</source>
        <translation>g hier</translation>
    </message>
    <message>
        <source>h here</source>
        <translation>h hier</translation>
    </message>
    <message>
        <source>f here</source>
        <translation>f hier</translation>
    </message>
    <message>
        <source>Nodes expanded</source>
        <translation>Expandierte Knoten</translation>
    </message>
    <message>
        <source>Nodes generated (put on the frontier)</source>
        <translation>Erzeugte Knoten (in den Suchrand aufgenommen)</translation>
    </message>
    <message>
        <source>Nodes on the frontier</source>
        <translation>Knoten im Suchrand</translation>
    </message>
    <message>
        <source>Cost of the path shown</source>
        <translation>Kosten des gezeigten Weges</translation>
    </message>
    <message>
        <source>Path cost from the start to the cell under the pointer</source>
        <translation>Wegkosten vom Start bis zum Feld unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>Heuristic value: estimated cost from there to the goal</source>
        <translation>Heuristikwert: geschätzte Kosten von dort bis zum Ziel</translation>
    </message>
    <message>
        <source>g + h: estimated cost of a path through this cell</source>
        <translation>g + h: geschätzte Kosten eines Weges durch dieses Feld</translation>
    </message>
    <message>
        <source>the h of your graph</source>
        <translation>das h deines Graphen</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>Luftlinie</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>misplaced tiles</source>
        <translation>falsch liegende Kacheln</translation>
    </message>
    <message>
        <source>linear conflict</source>
        <translation>linearer Konflikt</translation>
    </message>
    <message>
        <source>pattern database</source>
        <translation>Musterdatenbank</translation>
    </message>
    <message>
        <source>none (0)</source>
        <translation>keine (0)</translation>
    </message>
    <message>
        <source>spanning tree</source>
        <translation>Spannbaum</translation>
    </message>
    <message>
        <source>maze distance to the farthest</source>
        <translation>Labyrinthdistanz zum fernsten</translation>
    </message>
    <message>
        <source>Manhattan to the farthest</source>
        <translation>Manhattan zum fernsten</translation>
    </message>
    <message>
        <source>best admissible</source>
        <translation>beste zulässige</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>euklidisch</translation>
    </message>
    <message>
        <source>octile</source>
        <translation>oktil</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Tschebyschow</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Hier: %1</translation>
    </message>
    <message>
        <source>g, h and f are for the board shown.</source>
        <translation>g, h und f gelten für das gezeigte Brett.</translation>
    </message>
    <message>
        <source>Point at a town to see its g, h and f.</source>
        <translation>Den Mauszeiger auf eine Stadt halten, um ihr g, h und f zu sehen.</translation>
    </message>
    <message>
        <source>Point at a cell to see its g, h and f.</source>
        <translation>Den Mauszeiger auf ein Feld halten, um sein g, h und f zu sehen.</translation>
    </message>
    <message>
        <source>Not searched</source>
        <translation>Noch keine Suche</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>This algorithm does not apply</source>
        <translation>Dieser Algorithmus ist nicht anwendbar</translation>
    </message>
    <message>
        <source>Nothing to search</source>
        <translation>Nichts zu suchen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Path found</source>
        <translation>Weg gefunden</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>%1 of %2 found a path</source>
        <translation>%1 von %2 fanden einen Weg</translation>
    </message>
    <message>
        <source>No path found</source>
        <translation>Kein Weg gefunden</translation>
    </message>
    <message>
        <source>; %1 does not apply</source>
        <translation>; nicht anwendbar: %1</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>With diagonal moves the Manhattan distance is not admissible: informed searches may miss the cheapest path.</source>
        <translation>Mit diagonalen Schritten ist die Manhattan-Distanz nicht zulässig: Informierte Suchen können den günstigsten Weg verfehlen.</translation>
    </message>
    <message>
        <source>Point at a node to see its g, h and f.</source>
        <translation>Den Mauszeiger auf einen Knoten halten, um sein g, h und f zu sehen.</translation>
    </message>
    <message>
        <source>%1 of %2 solved it</source>
        <translation>%1 von %2 lösten es</translation>
    </message>
    <message>
        <source>How A*, greedy search, IDA* and RBFS estimate the cost from a node to the goal</source>
        <translation>Womit A*, gierige Suche, IDA* und RBFS die Kosten von einem Knoten zum Ziel schätzen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RandomPanel</name>
    <message>
        <source>Ma&amp;ke this game</source>
        <translation>Dieses Spiel er&amp;zeugen</translation>
    </message>
    <message>
        <source>Choose the size, the winner and the difficulty. The same seed always gives the same game.</source>
        <translation>Größe, Gewinner und Schwierigkeit wählen. Derselbe Startwert ergibt immer dasselbe Spiel.</translation>
    </message>
    <message>
        <source>How often variables occur in the formula, in total</source>
        <translation>Wie oft Variablen in der Formel insgesamt vorkommen</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hard: often only one of the two values keeps the win</source>
        <translation>Schwer: Oft bewahrt nur einer der beiden Werte den Sieg</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>&amp;Number of variables</source>
        <translation>&amp;Anzahl der Variablen</translation>
    </message>
    <message>
        <source>&amp;Leaves</source>
        <translation>&amp;Blätter</translation>
    </message>
    <message>
        <source>W&amp;inner</source>
        <translation>&amp;Gewinner</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>S&amp;chwierigkeit</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>Make a game with these settings and a new seed</source>
        <translation>Ein Spiel mit diesen Einstellungen und einem neuen Startwert erzeugen</translation>
    </message>
    <message>
        <source>Make the game of this seed</source>
        <translation>Das Spiel zu diesem Startwert erzeugen</translation>
    </message>
    <message>
        <source>&amp;Copy seed</source>
        <translation>Startwert &amp;kopieren</translation>
    </message>
    <message>
        <source>Searching for a game with these properties…</source>
        <translation>Ein Spiel mit diesen Eigenschaften wird gesucht …</translation>
    </message>
    <message>
        <source>New game made. %1 can win.</source>
        <translation>Neues Spiel erzeugt. %1 kann gewinnen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ResultPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Speichern ...</translation>
    </message>
    <message>
        <source>Minimum forms</source>
        <translation>Minimalformen</translation>
    </message>
    <message>
        <source>All minimum forms (Petrick&apos;s method)</source>
        <translation>Alle Minimalformen (Verfahren von Petrick)</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Terme</translation>
    </message>
    <message>
        <source>Format of the text</source>
        <translation>Format des Textes</translation>
    </message>
    <message>
        <source>Notation or file format of the result</source>
        <translation>Schreibweise oder Dateiformat des Ergebnisses</translation>
    </message>
    <message>
        <source>Result as text</source>
        <translation>Ergebnis als Text</translation>
    </message>
    <message>
        <source>Copy the result in this format</source>
        <translation>Das Ergebnis in diesem Format kopieren</translation>
    </message>
    <message>
        <source>Save the result in this format, or another one</source>
        <translation>Das Ergebnis in diesem oder einem anderen Format speichern</translation>
    </message>
    <message>
        <source>The text or its settings have changed. Press Minimise for a new result.</source>
        <translation>Der Text oder seine Einstellungen haben sich geändert. „Minimieren“ drücken, um ein neues Ergebnis zu erhalten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 minimum forms:</source>
        <translation>%1 Minimalformen:</translation>
    </message>
    <message>
        <source>The first %1 minimum forms:</source>
        <translation>Die ersten %1 Minimalformen:</translation>
    </message>
    <message>
        <source>C&amp;lauses</source>
        <translation>K&amp;lauseln</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>  of %1</source>
        <translation>  von %1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Finding all prime implicants…</source>
        <translation>Alle Primimplikanten werden gesucht …</translation>
    </message>
    <message>
        <source>Too long to show here. Copy or save it.</source>
        <translation>Zu lang, um es hier zu zeigen. Kopieren oder speichern.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ReviewPanel</name>
    <message>
        <source>&amp;Review this game</source>
        <translation>Dieses Spiel d&amp;urchsehen</translation>
    </message>
    <message>
        <source>F&amp;ind the better move</source>
        <translation>Besseren Zug &amp;finden</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Accuracy: a move that gives nothing away counts 100 %, and each point given away halves it. Lost: points given away in all.</source>
        <translation>Genauigkeit: Ein Zug, der nichts verschenkt, zählt 100 %, und jeder verschenkte Punkt halbiert das. Verschenkt: alle verschenkten Punkte zusammen.</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <translation>Markierte Züge</translation>
    </message>
    <message>
        <source>Click a move to see the position before it</source>
        <translation>Ein Klick auf einen Zug zeigt die Stellung davor</translation>
    </message>
    <message>
        <source>Look for a move that gives nothing away. Nothing is played; each try is judged.</source>
        <translation>Einen Zug suchen, der nichts verschenkt. Gespielt wird dabei nichts; jeder Versuch wird beurteilt.</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Es gibt noch keine Züge zum Durchsehen.</translation>
    </message>
    <message>
        <source>A review evaluates each position of this game, marks the moves that gave points away and lets you look for better ones.</source>
        <translation>Beim Durchsehen wird jede Stellung dieses Spiels bewertet, und Züge, die Punkte verschenkt haben, werden markiert. Danach kannst du bessere suchen.</translation>
    </message>
    <message>
        <source>The only move is reviewed.</source>
        <translation>Der einzige Zug ist durchgesehen.</translation>
    </message>
    <message>
        <source>All %1 moves are reviewed.</source>
        <translation>Alle %1 Züge sind durchgesehen.</translation>
    </message>
    <message>
        <source>the only good move</source>
        <translation>der einzige gute Zug</translation>
    </message>
    <message>
        <source>%1. %2: column %3 %4, %5</source>
        <translation>%1. %2: Spalte %3 %4, %5</translation>
    </message>
    <message>
        <source>No move gave a point away.</source>
        <translation>Kein Zug hat einen Punkt verschenkt.</translation>
    </message>
    <message>
        <source>The next move of the game was a mistake. Can you do better?</source>
        <translation>Der nächste Zug des Spiels war ein Fehler. Kannst du es besser?</translation>
    </message>
    <message>
        <source>Go to a mistake: the board shows the position before it, and you try moves there.</source>
        <translation>Zu einem Fehler gehen: Das Brett zeigt die Stellung davor, und du probierst dort Züge aus.</translation>
    </message>
    <message>
        <source>Each try is judged below the board.</source>
        <translation>Jeder Versuch wird unter dem Brett beurteilt.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Reviewed so far: %1 of %2 moves.</source>
        <translation>Bisher durchgesehen: %1 von %2 Zügen.</translation>
    </message>
    <message>
        <source>The columns marked on the board give away less than a point.</source>
        <translation>Die auf dem Brett markierten Spalten verschenken weniger als einen Punkt.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RiddlePanel</name>
    <message>
        <source>&amp;Check my answer</source>
        <translation>Antwort &amp;prüfen</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Check your answer, and see which statements it contradicts</source>
        <translation>Deine Antwort prüfen und sehen, welchen Aussagen sie widerspricht</translation>
    </message>
    <message>
        <source>See where to look next. Ask again for the reasoning, one step at a time.</source>
        <translation>Sehen, wo es weitergeht. Erneutes Fragen zeigt die Begründung, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Selbst versuchen</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>This puzzle has no rooms or people to find out about. Make a new one below, or open one with doors or islanders.</source>
        <translation>In diesem Rätsel gibt es keine Zimmer oder Personen zu erraten. Erzeuge unten ein neues oder öffne eines mit Türen oder Inselbewohnern.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>Which doors have a lady behind them, and which a tiger?</source>
        <translation>Hinter welchen Türen ist eine Dame, hinter welchen ein Tiger?</translation>
    </message>
    <message>
        <source>Knights always tell the truth, knaves always lie. Who is what?</source>
        <translation>Ritter sagen immer die Wahrheit, Schurken lügen immer. Wer ist was?</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>Lösung &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Versuchen</translation>
    </message>
    <message>
        <source>Show the solution and end your attempt</source>
        <translation>Die Lösung zeigen und den Versuch beenden</translation>
    </message>
    <message>
        <source>Hide the solution and try the puzzle</source>
        <translation>Die Lösung verbergen und das Rätsel versuchen</translation>
    </message>
    <message>
        <source>1 hint used</source>
        <translation>1 Tipp benutzt</translation>
    </message>
    <message>
        <source>%1 hints used</source>
        <translation>%1 Tipps benutzt</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>There are other solutions, too.</source>
        <translation>Es gibt auch noch andere Lösungen.</translation>
    </message>
    <message>
        <source>And without any hints!</source>
        <translation>Und das ganz ohne Tipps!</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>So far, so good</source>
        <translation>So weit, so gut</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Noch nicht ganz</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Tipp</translation>
    </message>
    <message>
        <source>Nothing more can be deduced: there is more than one solution, or the search was stopped.</source>
        <translation>Mehr lässt sich nicht folgern: Es gibt mehr als eine Lösung, oder die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>Everything has an answer. Press Check my answer.</source>
        <translation>Alles ist beantwortet. „Antwort prüfen“ drücken.</translation>
    </message>
    <message>
        <source>The solution stays hidden until you finish.</source>
        <translation>Die Lösung bleibt verborgen, bis du fertig bist.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Vermutung</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RoadMapView</name>
    <message>
        <source>Double-click to add a node. Drag to move one. Right-drag to join two.</source>
        <translation>Doppelklick fügt einen Knoten hinzu. Ziehen verschiebt ihn. Ziehen mit rechts verbindet zwei Knoten.</translation>
    </message>
    <message>
        <source>Release over the other end</source>
        <translation>Über dem anderen Ende loslassen</translation>
    </message>
    <message>
        <source>Click the other end of the edge, or press Esc to cancel</source>
        <translation>Das andere Ende der Kante anklicken oder mit Esc abbrechen</translation>
    </message>
    <message>
        <source>Joins %1 and %2</source>
        <translation>Verbindet %1 und %2</translation>
    </message>
    <message>
        <source>Deletes the edge between %1 and %2</source>
        <translation>Löscht die Kante zwischen %1 und %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RowWindowView</name>
    <message>
        <source>%1: rows</source>
        <translation>%1: Zeilen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RunBar</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stop the computation</source>
        <translation>Die Berechnung anhalten</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SandboxNotice</name>
    <message>
        <source>Run hand-ins &amp;without protection</source>
        <translation>Abgaben &amp;ohne Schutz ausführen</translation>
    </message>
    <message>
        <source>They can then read and change your files and use the network. It is off again when you next open the window.</source>
        <translation>Sie können dann deine Dateien lesen und ändern und das Netz benutzen. Beim nächsten Öffnen des Fensters ist dies wieder aus.</translation>
    </message>
    <message>
        <source>%1 Without a sandbox, nothing is run unless you agree to run it without protection.</source>
        <translation>%1 Ohne Sandbox wird nichts ausgeführt, es sei denn, du erlaubst es ohne Schutz.</translation>
    </message>
    <message>
        <source>Run hand-ins without protection?</source>
        <translation>Abgaben ohne Schutz ausführen?</translation>
    </message>
    <message>
        <source>Hand-ins are programs by strangers. Without a sandbox they can read and change your files and use the network.</source>
        <translation>Abgaben sind fremde Programme. Ohne Sandbox können sie deine Dateien lesen und ändern und das Netz benutzen.</translation>
    </message>
    <message>
        <source>Only the limits on time, memory and output remain. Use this for your own programs, or on a machine that is thrown away afterwards.</source>
        <translation>Es bleiben nur die Grenzen für Zeit, Speicher und Ausgabe. Nur für eigene Programme oder auf einer Maschine, die danach weggeworfen wird.</translation>
    </message>
    <message>
        <source>Run Without Protection</source>
        <translation>Ohne Schutz ausführen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SatPage</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The answer, with models, core and proof</source>
        <translation>Die Antwort mit Modellen, Kern und Beweis</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Statistics of the run</source>
        <translation>Statistik des Laufs</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Random and classical sets of clauses</source>
        <translation>Zufällige und klassische Klauselmengen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Edit and solve the clauses</source>
        <translation>Die Klauseln bearbeiten und lösen</translation>
    </message>
    <message>
        <source>Follow the engine step by step</source>
        <translation>Dem Verfahren Schritt für Schritt folgen</translation>
    </message>
    <message>
        <source>Solve or watch</source>
        <translation>Lösen oder zusehen</translation>
    </message>
    <message>
        <source>S&amp;olve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Solve the clauses</source>
        <translation>Die Klauseln lösen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>generate %1</source>
        <translation>erzeugen: %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>Clauses, DIMACS</source>
        <translation>Klauseln, DIMACS</translation>
    </message>
    <message>
        <source>Clauses, assignment format</source>
        <translation>Klauseln, Übungsformat</translation>
    </message>
    <message>
        <source>Clauses, compressed</source>
        <translation>Klauseln, komprimiert</translation>
    </message>
    <message>
        <source>new clauses</source>
        <translation>neue Klauseln</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>This format stores the clauses and the names of atoms. Other comments would be lost.</source>
        <translation>Dieses Format speichert die Klauseln und die Namen der Atome. Andere Kommentare gingen verloren.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Save the proof</source>
        <translation>Beweis speichern</translation>
    </message>
    <message>
        <source>DRAT proof, text</source>
        <translation>DRAT-Beweis, Text</translation>
    </message>
    <message>
        <source>DRAT proof, binary</source>
        <translation>DRAT-Beweis, binär</translation>
    </message>
    <message>
        <source>Save the core</source>
        <translation>Kern speichern</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <source>Answer, assignment format</source>
        <translation>Antwort, Übungsformat</translation>
    </message>
    <message>
        <source>Answer, SAT Competition format</source>
        <translation>Antwort, Format der SAT Competition</translation>
    </message>
    <message>
        <source>Answer by names</source>
        <translation>Antwort mit Namen</translation>
    </message>
    <message>
        <source>Automatic: chosen by the clauses. Lookahead: for small hard sets. Davis-Putnam 1960: by resolution. DPLL 1962: by cases. Clause learning and CaDiCaL: for large sets. Two in parallel: Automatic and CaDiCaL.</source>
        <translation>Automatisch: nach den Klauseln gewählt. Lookahead: für kleine schwere Mengen. Davis-Putnam 1960: durch Resolution. DPLL 1962: durch Fallunterscheidung. Klausellernen und CaDiCaL: für große Mengen. Zwei parallel: Automatisch und CaDiCaL.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ScoreButton</name>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>, to move</source>
        <translation>, am Zug</translation>
    </message>
    <message>
        <source>Show the lines of four behind these points</source>
        <translation>Die Viererreihen hinter diesen Punkten zeigen</translation>
    </message>
    <message>
        <source>, %1 by the last move</source>
        <translation>, davon %1 durch den letzten Zug</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Sentence</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Cached tables</source>
        <translation>Gespeicherte Tabellen</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>Standard &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Set everything in this window to its default</source>
        <translation>Alles in diesem Fenster auf den Standard setzen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Light or dark colours, in all windows</source>
        <translation>Helle oder dunkle Farben, in allen Fenstern</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>Whether pieces fall and views glide, or everything is in its place at once</source>
        <translation>Ob Steine fallen und Ansichten gleiten oder alles sofort an seinem Platz ist</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Text in &amp;editors</source>
        <translation>Text in &amp;Editoren</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of formulas, clauses, rules and other text that you type</source>
        <translation>Größe von Formeln, Klauseln, Regeln und anderem eingegebenen Text</translation>
    </message>
    <message>
        <source>Text on &amp;boards</source>
        <translation>Text auf Bre&amp;ttern</translation>
    </message>
    <message>
        <source>Size of numbers and names on boards, trees and graphs</source>
        <translation>Größe von Zahlen und Namen auf Brettern, Bäumen und Graphen</translation>
    </message>
    <message>
        <source>Thinking t&amp;ime</source>
        <translation>Be&amp;denkzeit</translation>
    </message>
    <message>
        <source>How long an engine thinks about a move. Applies at once to every player and to the analysis of Max-Connect4.</source>
        <translation>Wie lange eine Engine über einen Zug nachdenkt. Gilt sofort für jeden Spieler und die Analyse von Max-Connect4.</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>How many processor cores an engine uses, where it can use several. This machine has %1.</source>
        <translation>Wie viele Prozessorkerne eine Engine benutzt, wo sie mehrere benutzen kann. Dieser Rechner hat %1.</translation>
    </message>
    <message>
        <source>Minimi&amp;sation limit</source>
        <translation>Minimierungs&amp;grenze</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>After this time the best normal form found so far counts</source>
        <translation>Nach dieser Zeit gilt die beste bisher gefundene Normalform</translation>
    </message>
    <message>
        <source>&amp;Values and hints</source>
        <translation>Werte und T&amp;ipps</translation>
    </message>
    <message>
        <source>As you left them</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>Shown at once</source>
        <translation>Sofort gezeigt</translation>
    </message>
    <message>
        <source>Hidden until asked for</source>
        <translation>Verborgen, bis danach gefragt wird</translation>
    </message>
    <message>
        <source>Whether a page shows who wins, what is solvable and what the solution is as soon as it opens</source>
        <translation>Ob eine Seite schon beim Öffnen verrät, wer gewinnt, was lösbar ist und wie die Lösung lautet</translation>
    </message>
    <message>
        <source>&amp;Keep at exit</source>
        <translation>Beim Beenden beha&amp;lten</translation>
    </message>
    <message>
        <source>Documents and undo</source>
        <translation>Dokumente und Rückgängig</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What is restored at the next start. Loggia asks before it closes when unsaved work would be lost.</source>
        <translation>Was beim nächsten Start wiederhergestellt wird. Loggia fragt vor dem Schließen nach, wenn ungespeicherte Arbeit verloren ginge.</translation>
    </message>
    <message>
        <source>Memory for &amp;undo</source>
        <translation>Speicher für &amp;Rückgängig</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>For each page. When it is full, the oldest steps are forgotten.</source>
        <translation>Für jede Seite. Ist er voll, werden die ältesten Schritte vergessen.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>&amp;Clear Tables</source>
        <translation>Tabellen lös&amp;chen</translation>
    </message>
    <message>
        <source>Solvers compute a table again when they need it</source>
        <translation>Solver berechnen eine Tabelle neu, sobald sie gebraucht wird</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>none: neither XDG_CACHE_HOME nor HOME is set</source>
        <translation>keiner: weder XDG_CACHE_HOME noch HOME ist gesetzt</translation>
    </message>
    <message>
        <source>no tables</source>
        <translation>keine Tabellen</translation>
    </message>
    <message>
        <source>1 table, %1</source>
        <translation>1 Tabelle, %1</translation>
    </message>
    <message>
        <source>%1 tables, %2</source>
        <translation>%1 Tabellen, %2</translation>
    </message>
    <message>
        <source>Language of the window. Open documents stay open.</source>
        <translation>Sprache des Fensters. Offene Dokumente bleiben offen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SettingsFields</name>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Choose the file: %1</source>
        <translation>Datei wählen: %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SetupPanel</name>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Ab hier spielen</translation>
    </message>
    <message>
        <source>In &amp;turn</source>
        <translation>Ab&amp;wechselnd</translation>
    </message>
    <message>
        <source>&amp;Orange</source>
        <translation>&amp;Orange</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>&amp;Blau</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Click a column to drop a stone of the player to move</source>
        <translation>Klick auf eine Spalte: einen Stein des Spielers am Zug einwerfen</translation>
    </message>
    <message>
        <source>Click to drop an orange stone, or to recolour a stone</source>
        <translation>Klick: einen orangen Stein einwerfen oder einen Stein umfärben</translation>
    </message>
    <message>
        <source>Click to drop a blue stone, or to recolour a stone</source>
        <translation>Klick: einen blauen Stein einwerfen oder einen Stein umfärben</translation>
    </message>
    <message>
        <source>Click a stone to remove it; the stones above it fall</source>
        <translation>Klick auf einen Stein: ihn entfernen; die Steine darüber fallen nach</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove all stones</source>
        <translation>Alle Steine entfernen</translation>
    </message>
    <message>
        <source>Return to the game without changes</source>
        <translation>Ohne Änderungen zum Spiel zurückkehren</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Ein Spiel ab dieser Stellung beginnen</translation>
    </message>
    <message>
        <source>Click a column to drop a stone. Right-click a stone to remove it; the stones above it fall. With the keyboard, use the arrows, Enter and Delete.</source>
        <translation>Ein Klick auf eine Spalte wirft einen Stein ein. Ein Rechtsklick auf einen Stein entfernt ihn; die Steine darüber fallen nach. Mit der Tastatur: Pfeiltasten, Enter und Entf.</translation>
    </message>
    <message>
        <source>A click places</source>
        <translation>Ein Klick setzt</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Stellung als Text</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>remove a stone</source>
        <translation>Stein entfernen</translation>
    </message>
    <message>
        <source>change a stone</source>
        <translation>Stein ändern</translation>
    </message>
    <message>
        <source>drop a stone</source>
        <translation>Stein einwerfen</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4.</source>
        <translation>%1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>%1 Impossible position: %2.</source>
        <translation>%1 Unmögliche Stellung: %2.</translation>
    </message>
    <message>
        <source>%1 The board is full.</source>
        <translation>%1 Das Brett ist voll.</translation>
    </message>
    <message>
        <source>%1 %2 to move.</source>
        <translation>%1 %2 am Zug.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SheetPane</name>
    <message>
        <source>The puzzle in words, one sentence a line. Grey lines are comments.</source>
        <translation>Das Rätsel in Worten, ein Satz pro Zeile. Graue Zeilen sind Kommentare.</translation>
    </message>
    <message>
        <source>The same statements as propositional formulas in Mace4&apos;s syntax</source>
        <translation>Dieselben Aussagen als aussagenlogische Formeln in der Syntax von Mace4</translation>
    </message>
    <message>
        <source>The same statements as equations over GF(2): a product is &quot;and&quot;, a sum is &quot;exclusive or&quot;</source>
        <translation>Dieselben Aussagen als Gleichungen über GF(2): Ein Produkt ist „und“, eine Summe ist „entweder – oder“</translation>
    </message>
    <message>
        <source>Abe says: Bea is a knave.
Bea says: Abe and I are different.</source>
        <translation>Abe says: Bea is a knave.
Bea says: Abe and I are different.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Propositions</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Show the comments: %1</source>
        <translation>Kommentare zeigen: %1</translation>
    </message>
    <message>
        <source>Show the lines between the formulas that repeat the words</source>
        <translation>Zeigt die Zeilen zwischen den Formeln, die die Worte wiederholen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ShortcutEditor</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Taste:</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Taste des Befehls</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Re&amp;assign Key</source>
        <translation>Taste &amp;neu zuweisen</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 ist die Taste für „%2“.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SideTabs</name>
    <message>
        <source>Information</source>
        <translation>Informationen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolutionModel</name>
    <message>
        <source>The same in all solutions</source>
        <translation>In allen Lösungen gleich</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolutionsPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>Lösung &amp;zeigen</translation>
    </message>
    <message>
        <source>End your attempt and show the solution</source>
        <translation>Den Versuch beenden und die Lösung zeigen</translation>
    </message>
    <message>
        <source>These statements contradict each other; without any one of them there is a solution. Click one to highlight it.</source>
        <translation>Diese Aussagen widersprechen einander; lässt man irgendeine weg, gibt es eine Lösung. Eine anklicken, um sie hervorzuheben.</translation>
    </message>
    <message>
        <source>Contradi&amp;ctory statements</source>
        <translation>&amp;Widersprüchliche Aussagen</translation>
    </message>
    <message>
        <source>Choose a row to see that solution in the picture</source>
        <translation>Eine Zeile auswählen, um diese Lösung im Bild zu sehen</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>L&amp;ösungen</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated text</source>
        <translation>Die Tabelle als tabulatorgetrennten Text kopieren</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Die ersten %1 werden gezeigt.</translation>
    </message>
    <message>
        <source>Atoms with the same value in all solutions are marked in the header.</source>
        <translation>Atome, die in allen Lösungen denselben Wert haben, sind in der Kopfzeile markiert.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Co&amp;unter-models</source>
        <translation>Gegen&amp;modelle</translation>
    </message>
    <message>
        <source>The solution is hidden while you try the puzzle. Make your guesses in the picture or in the Play tab and check them there, or show the solution.</source>
        <translation>Die Lösung ist verborgen, solange du das Rätsel versuchst. Rate im Bild oder im Reiter „Rätseln“ und prüfe dort deine Antwort, oder lass dir die Lösung zeigen.</translation>
    </message>
    <message>
        <source>Used in the proo&amp;f</source>
        <translation>Im &amp;Beweis benutzt</translation>
    </message>
    <message>
        <source>The goal follows from these statements; without any one of them it would not. Click one to highlight it.</source>
        <translation>Aus diesen Aussagen folgt das Ziel; lässt man irgendeine weg, folgt es nicht. Eine anklicken, um sie hervorzuheben.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolvabilityIndicator</name>
    <message>
        <source>Still solva&amp;ble?</source>
        <translation>Noch lös&amp;bar?</translation>
    </message>
    <message>
        <source>Make table</source>
        <translation>Tabelle erstellen</translation>
    </message>
    <message>
        <source>Show for every position whether it can still be solved</source>
        <translation>Zu jeder Stellung zeigen, ob sie noch lösbar ist</translation>
    </message>
    <message>
        <source>Solve every position of this board once, so that hints and indicator are instant. The English board takes 10 seconds and 500 MB of memory; its table of 3 MB is cached in ~/.cache/loggia.</source>
        <translation>Jede Stellung dieses Bretts einmal lösen, damit Tipps und Anzeige sofort da sind. Das englische Brett braucht 10 Sekunden und 500 MB Arbeitsspeicher; seine Tabelle von 3 MB wird in ~/.cache/loggia abgelegt.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolveRun</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 decision</source>
        <translation>%1 Entscheidung</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 Entscheidungen</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 Konflikt</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 Konflikte</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SourceEditor</name>
    <message>
        <source>the line would exceed %1 characters</source>
        <translation>die Zeile wäre länger als %1 Zeichen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StartCard</name>
    <message>
        <source>Introduction</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Lektion starten</translation>
    </message>
    <message>
        <source>A few steps on a page of its own, in Help &gt; Learn too</source>
        <translation>Ein paar Schritte auf einer eigenen Seite, auch unter Hilfe &gt; Lernen</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>The first of those in File &gt; Examples</source>
        <translation>Das erste unter Datei &gt; Beispiele</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Begin with an empty document (Ctrl+N)</source>
        <translation>Mit einem leeren Dokument beginnen (Strg+N)</translation>
    </message>
    <message>
        <source>Close the introduction</source>
        <translation>Einführung schließen</translation>
    </message>
    <message>
        <source>Help &gt; Introduction brings it back</source>
        <translation>Hilfe &gt; Einführung holt sie zurück</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StateGraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>Graph des Spiels</translation>
    </message>
    <message>
        <source>The positions of the game and the moves between them. Point at a position to see who wins there and why.</source>
        <translation>Die Stellungen des Spiels und die Züge zwischen ihnen. Zeige auf eine Stellung, um zu sehen, wer dort gewinnt und warum.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StatisticsPanel</name>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagationen</translation>
    </message>
    <message>
        <source>Learned clauses</source>
        <translation>Gelernte Klauseln</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Pure literals</source>
        <translation>Reine Literale</translation>
    </message>
    <message>
        <source>Atoms eliminated</source>
        <translation>Eliminierte Atome</translation>
    </message>
    <message>
        <source>Resolvents</source>
        <translation>Resolventen</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Tempo im Zeitverlauf</translation>
    </message>
    <message>
        <source>Learned clauses over time</source>
        <translation>Gelernte Klauseln im Zeitverlauf</translation>
    </message>
    <message>
        <source>Level over time</source>
        <translation>Ebene im Zeitverlauf</translation>
    </message>
    <message>
        <source>CaDiCaL reports no statistics while it runs. The other engines do.</source>
        <translation>CaDiCaL meldet während des Laufs keine Statistik. Die anderen Verfahren tun es.</translation>
    </message>
    <message>
        <source>Running.</source>
        <translation>Läuft.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Press Solve to see the statistics of the run here.</source>
        <translation>„Lösen“ drücken, um hier die Statistik des Laufs zu sehen.</translation>
    </message>
    <message>
        <source>Clauses deleted</source>
        <translation>Gelöschte Klauseln</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TablePanel</name>
    <message>
        <source>Subf&amp;ormulas</source>
        <translation>Teil&amp;formeln</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Only true</source>
        <translation>Nur wahre</translation>
    </message>
    <message>
        <source>Only false</source>
        <translation>Nur falsche</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Anzuzeigende Zeilen</translation>
    </message>
    <message>
        <source>Show all rows, or those with one value of the formula</source>
        <translation>Alle Zeilen zeigen oder nur die mit einem bestimmten Wert der Formel</translation>
    </message>
    <message>
        <source>Add a column for each subformula</source>
        <translation>Eine Spalte für jede Teilformel hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the rows as tab-separated text</source>
        <translation>Die Zeilen als tabulatorgetrennten Text kopieren</translation>
    </message>
    <message>
        <source>Sorting was stopped. The rows are in binary order.</source>
        <translation>Das Sortieren wurde angehalten. Die Zeilen stehen in binärer Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 of %2 rows are true.</source>
        <translation>%1 von %2 Zeilen sind wahr.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 Zeilen.</translation>
    </message>
    <message>
        <source>Only the %1 largest subformulas have a column.</source>
        <translation>Nur die %1 größten Teilformeln haben eine Spalte.</translation>
    </message>
    <message>
        <source>Too many rows to copy (the limit is %1).</source>
        <translation>Zu viele Zeilen zum Kopieren (die Grenze ist %1).</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TaskPanel</name>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>What was handed in</source>
        <translation>Was abgegeben wurde</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Aufgabe</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Build and run</source>
        <translation>Bauen und ausführen</translation>
    </message>
    <message>
        <source>Limits and journal</source>
        <translation>Grenzen und Journal</translation>
    </message>
    <message>
        <source>&amp;Problem</source>
        <translation>Aufgabenste&amp;llung</translation>
    </message>
    <message>
        <source>File with the problem of the exercise</source>
        <translation>Datei mit der Aufgabenstellung der Übung</translation>
    </message>
    <message>
        <source>Cases per chec&amp;k</source>
        <translation>Fälle je Prüfun&amp;g</translation>
    </message>
    <message>
        <source>Generated cases for each check. More take longer and find more.</source>
        <translation>Erzeugte Fälle für jede Prüfung. Mehr dauern länger und finden mehr.</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Startw&amp;ert</translation>
    </message>
    <message>
        <source>The same seed gives the same cases, also on other machines</source>
        <translation>Derselbe Startwert ergibt dieselben Fälle, auch auf anderen Rechnern</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Prozessorzeit</translation>
    </message>
    <message>
        <source>Per run. A run that takes longer fails the case.</source>
        <translation>Pro Lauf. Ein Lauf, der länger dauert, besteht den Fall nicht.</translation>
    </message>
    <message>
        <source>Wall-clock time</source>
        <translation>Verstrichene Zeit</translation>
    </message>
    <message>
        <source>Per run, waiting included</source>
        <translation>Pro Lauf, Warten eingeschlossen</translation>
    </message>
    <message>
        <source>twice that and 1 s</source>
        <translation>das Doppelte und 1 s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Per run, all processes together</source>
        <translation>Pro Lauf, alle Prozesse zusammen</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Per run, processes and threads together</source>
        <translation>Pro Lauf, Prozesse und Threads zusammen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>In each folder that a run may write to</source>
        <translation>In jedem Ordner, in den ein Lauf schreiben darf</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>A run that prints more is stopped</source>
        <translation>Ein Lauf, der mehr ausgibt, wird beendet</translation>
    </message>
    <message>
        <source> kB</source>
        <translation> kB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>How many hand-ins are graded at a time. With fewer, times are measured more exactly.</source>
        <translation>Wie viele Abgaben gleichzeitig bewertet werden. Mit weniger werden Zeiten genauer gemessen.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The file that keeps the results, so that only what changed is graded again. loggia-cli grade --journal reads the same file.</source>
        <translation>Die Datei, in der die Ergebnisse stehen, damit nur Geändertes neu bewertet wird. loggia-cli grade --journal liest dieselbe Datei.</translation>
    </message>
    <message>
        <source>this window&apos;s own</source>
        <translation>das dieses Fensters</translation>
    </message>
    <message>
        <source>needed for this task</source>
        <translation>für diese Aufgabe nötig</translation>
    </message>
    <message>
        <source>made from the seed</source>
        <translation>aus dem Startwert erzeugt</translation>
    </message>
    <message>
        <source>%1 s (usual)</source>
        <translation>%1 s (üblich)</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Points for this check; each right case earns its share</source>
        <translation>Punkte für diese Prüfung; jeder richtige Fall bringt seinen Anteil</translation>
    </message>
    <message>
        <source>Checks: %1 points in all</source>
        <translation>Prüfungen: insgesamt %1 Punkte</translation>
    </message>
    <message>
        <source>all cores but one</source>
        <translation>alle Kerne bis auf einen</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TextPane</name>
    <message>
        <source>What is true in every wumpus world, one statement a line</source>
        <translation>Was in jeder Wumpus-Welt wahr ist, eine Aussage pro Zeile</translation>
    </message>
    <message>
        <source>What is known about this cave, one statement a line</source>
        <translation>Was über diese Höhle bekannt ist, eine Aussage pro Zeile</translation>
    </message>
    <message>
        <source>The statement to decide (the first one counts)</source>
        <translation>Die zu entscheidende Aussage (die erste zählt)</translation>
    </message>
    <message>
        <source>Open a file here: %1</source>
        <translation>Eine Datei hier öffnen: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Speichern: %1</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (gelöscht)</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TextUndo</name>
    <message>
        <source>edit the text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>Text löschen</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>Text eingeben</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TopRow</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Each game has a list of contestants of its own</source>
        <translation>Jedes Spiel hat seine eigene Liste von Teilnehmern</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Formula game</source>
        <translation>Formelspiel</translation>
    </message>
    <message>
        <source>Openings, limits and journal</source>
        <translation>Eröffnungen, Grenzen und Journal</translation>
    </message>
    <message>
        <source>&amp;Contestants</source>
        <translation>&amp;Teilnehmer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Contestants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>One a line, as on the command line: engine:depth=4, level:casual, random, exec:PROGRAM. Write NAME= before one to choose what the tables call it.</source>
        <translation>Einer je Zeile, wie auf der Kommandozeile: engine:depth=4, level:casual, random, exec:PROGRAMM. Mit NAME= davor bestimmst du, wie die Tabellen ihn nennen.</translation>
    </message>
    <message>
        <source>Add a contestant at the end of the list</source>
        <translation>Am Ende der Liste einen Teilnehmer hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Engine of Depth</source>
        <translation>&amp;Engine mit Suchtiefe</translation>
    </message>
    <message>
        <source>E&amp;xact Player</source>
        <translation>E&amp;xakter Spieler</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Spielstärke</translation>
    </message>
    <message>
        <source>&amp;Random Moves</source>
        <translation>&amp;Zufallszüge</translation>
    </message>
    <message>
        <source>&amp;Program of Your Own...</source>
        <translation>Eigenes &amp;Programm ...</translation>
    </message>
    <message>
        <source>&amp;Hand-in...</source>
        <translation>&amp;Abgabe ...</translation>
    </message>
    <message>
        <source>&amp;Folder of Hand-ins...</source>
        <translation>&amp;Ordner mit Abgaben ...</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystem</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <source>Games per pai&amp;ring</source>
        <translation>Partien je Paarun&amp;g</translation>
    </message>
    <message>
        <source>An even number: each opening is played twice, with sides exchanged. More games narrow the ratings.</source>
        <translation>Eine gerade Zahl: Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten. Mehr Partien machen die Wertungen genauer.</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>Usually as many as needed until at most one contestant can have won every game</source>
        <translation>Üblich sind so viele, bis höchstens noch ein Teilnehmer alle Partien gewonnen haben kann</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>The same seed gives the same openings and random moves, also on other machines</source>
        <translation>Derselbe Startwert ergibt dieselben Eröffnungen und Zufallszüge, auch auf anderen Rechnern</translation>
    </message>
    <message>
        <source>Random opening moves</source>
        <translation>Zufällige Züge vorab</translation>
    </message>
    <message>
        <source>Number of random moves before the contestants play</source>
        <translation>Anzahl der Zufallszüge, bevor die Teilnehmer spielen</translation>
    </message>
    <message>
        <source>Usual depth</source>
        <translation>Übliche Suchtiefe</translation>
    </message>
    <message>
        <source>For hand-ins, and for engines and programs without a limit of their own</source>
        <translation>Für Abgaben sowie für Engines und Programme ohne eigene Grenze</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>In each random game</source>
        <translation>In jedem Zufallsspiel</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Occurrences of variables in each formula</source>
        <translation>Vorkommen von Variablen in jeder Formel</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>How many of the winner&apos;s turns leave only one value that keeps the win</source>
        <translation>Bei wie vielen Zügen des Siegers nur ein Wert den Sieg erhält</translation>
    </message>
    <message>
        <source>Exact solver from</source>
        <translation>Exakter Solver ab</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partien gleichzeitig</translation>
    </message>
    <message>
        <source>The games are the same with any number, except with players that have a limit in seconds</source>
        <translation>Die Partien sind bei jeder Zahl dieselben, außer bei Spielern mit einer Grenze in Sekunden</translation>
    </message>
    <message>
        <source>all cores but one</source>
        <translation>alle Kerne bis auf einen</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>this window&apos;s own</source>
        <translation>das dieses Fensters</translation>
    </message>
    <message>
        <source>The file that keeps each game as it ends, so that the tournament can go on. loggia-cli tournament --journal reads and writes the same file.</source>
        <translation>Die Datei, die jede Partie festhält, sobald sie endet, damit das Turnier weitergehen kann. loggia-cli tournament --journal liest und schreibt dieselbe Datei.</translation>
    </message>
    <message>
        <source> open variables</source>
        <translation> offenen Variablen</translation>
    </message>
    <message>
        <source> empty cells</source>
        <translation> leeren Feldern</translation>
    </message>
    <message>
        <source>Once at most this many variables are open, the game ends with the exact result of best play by both sides</source>
        <translation>Sobald höchstens so viele Variablen offen sind, endet die Partie mit dem exakten Ergebnis bei bestem Spiel beider Seiten</translation>
    </message>
    <message>
        <source>Once at most this many cells are empty, the game ends with the exact result of best play by both sides</source>
        <translation>Sobald höchstens so viele Felder leer sind, endet die Partie mit dem exakten Ergebnis bei bestem Spiel beider Seiten</translation>
    </message>
    <message>
        <source>Hand-ins</source>
        <translation>Abgaben</translation>
    </message>
    <message>
        <source>Test of two</source>
        <translation>Test zu zweit</translation>
    </message>
    <message>
        <source>Round robin: everybody meets everybody. Swiss: each round pairs contestants of about equal points. Gauntlet: the first one meets all others. Test of two: they play until it is clear how much stronger the first one is (SPRT).</source>
        <translation>Jeder gegen jeden: alle spielen gegen alle. Schweizer System: Jede Runde paart Teilnehmer mit etwa gleich vielen Punkten. Einer gegen alle: Der erste spielt gegen alle anderen. Test zu zweit: Sie spielen, bis klar ist, wie viel stärker der erste ist (SPRT).</translation>
    </message>
    <message>
        <source>&amp;Leads by</source>
        <translation>&amp;Vorsprung</translation>
    </message>
    <message>
        <source>The test ends once it is decided whether the first contestant leads by this many Elo points or only by the other number, with an error of at most 5 %.</source>
        <translation>Der Test endet, sobald entschieden ist, ob der erste Teilnehmer um so viele Elo-Punkte vorn liegt oder nur um die andere Zahl; der Irrtum beträgt höchstens 5 %.</translation>
    </message>
    <message>
        <source>or only by</source>
        <translation>oder nur</translation>
    </message>
    <message>
        <source>The smaller lead that the test distinguishes from the first</source>
        <translation>Der kleinere Vorsprung, den der Test vom ersten unterscheidet</translation>
    </message>
    <message>
        <source>Games at most</source>
        <translation>Partien höchstens</translation>
    </message>
    <message>
        <source>After this many games the test ends undecided. An even number: each opening is played twice, with sides exchanged.</source>
        <translation>Nach so vielen Partien endet der Test ohne Entscheidung. Eine gerade Zahl: Jede Eröffnung wird zweimal gespielt, mit vertauschten Seiten.</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Processor time for a move</source>
        <translation>Prozessorzeit für einen Zug</translation>
    </message>
    <message>
        <source>Taking longer forfeits the game</source>
        <translation>Wer länger braucht, verliert die Partie kampflos</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Wall-clock time for a move</source>
        <translation>Verstrichene Zeit für einen Zug</translation>
    </message>
    <message>
        <source>Taking longer forfeits the game; waiting counts, too</source>
        <translation>Wer länger braucht, verliert die Partie kampflos; Warten zählt mit</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Per hand-in, all processes together</source>
        <translation>Je Abgabe, alle Prozesse zusammen</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Ungeübt</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Etwas geübt</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Sehr stark</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentTables</name>
    <message>
        <source>Standings</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Everybody in the list of contestants plays, and the standings appear here: who is stronger, by how much, and how certain that is. Press Start.</source>
        <translation>Alle in der Liste der Teilnehmer spielen, und hier erscheint die Tabelle: wer stärker ist, um wie viel und wie sicher das ist. „Starten“ drücken.</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>The points of each contestant against each other</source>
        <translation>Die Punkte jedes Teilnehmers gegen jeden anderen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The games that have ended</source>
        <translation>Die beendeten Partien</translation>
    </message>
    <message>
        <source>Crossta&amp;ble</source>
        <translation>Kreuzta&amp;belle</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>Part&amp;ien</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to open it in the main window</source>
        <translation>Doppelklick auf eine Partie oder Enter öffnet sie im Hauptfenster</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentWindow</name>
    <message>
        <source>Tournament – Loggia</source>
        <translation>Turnier – Loggia</translation>
    </message>
    <message>
        <source>&amp;Open game</source>
        <translation>Partie &amp;öffnen</translation>
    </message>
    <message>
        <source>Open the chosen game in the main window, as a new document. Undo brings back what was there.</source>
        <translation>Die gewählte Partie als neues Dokument im Hauptfenster öffnen. „Rückgängig“ holt zurück, was dort war.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the standings and the crosstable as text (Ctrl+Shift+C)</source>
        <translation>Tabelle und Kreuztabelle als Text kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Save the results as loggia-cli tournament prints them (Ctrl+E)</source>
        <translation>Die Ergebnisse so speichern, wie loggia-cli tournament sie ausgibt (Strg+E)</translation>
    </message>
    <message>
        <source>&amp;Text...</source>
        <translation>&amp;Text ...</translation>
    </message>
    <message>
        <source>Table for a &amp;Spreadsheet (CSV)...</source>
        <translation>Tabelle für die Tabellen&amp;kalkulation (CSV) ...</translation>
    </message>
    <message>
        <source>&amp;JSON, with All Games...</source>
        <translation>&amp;JSON, mit allen Partien ...</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>Die Partie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Add a hand-in</source>
        <translation>Abgabe hinzufügen</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Programm hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a folder of hand-ins</source>
        <translation>Ordner mit Abgaben hinzufügen</translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation>Journal öffnen</translation>
    </message>
    <message>
        <source>Tournament journal (*.journal)</source>
        <translation>Turnierjournal (*.journal)</translation>
    </message>
    <message>
        <source>Nothing was played: change the settings first.</source>
        <translation>Nichts wurde gespielt: Ändere zuerst die Einstellungen.</translation>
    </message>
    <message>
        <source>Start a new tournament?</source>
        <translation>Neues Turnier beginnen?</translation>
    </message>
    <message>
        <source>The games of the earlier tournament are kept for this window, and the new ones would replace them. To keep both, choose a journal for the new one under &quot;Openings, limits and journal&quot;.</source>
        <translation>Dieses Fenster bewahrt die Partien des früheren Turniers auf, und die neuen würden sie ersetzen. Um beide zu behalten, wähle unter „Eröffnungen, Grenzen und Journal“ ein Journal für das neue.</translation>
    </message>
    <message>
        <source>Start and Replace Them</source>
        <translation>Starten und ersetzen</translation>
    </message>
    <message>
        <source>Nothing was played: hand-ins need a sandbox.</source>
        <translation>Nichts wurde gespielt: Abgaben brauchen eine Sandbox.</translation>
    </message>
    <message>
        <source>Hand-ins cannot be run here</source>
        <translation>Abgaben lassen sich hier nicht ausführen</translation>
    </message>
    <message>
        <source>Nothing was played: a contestant cannot play.</source>
        <translation>Nichts wurde gespielt: Ein Teilnehmer kann nicht spielen.</translation>
    </message>
    <message>
        <source>A contestant cannot play</source>
        <translation>Ein Teilnehmer kann nicht spielen</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>Das Journal ist nicht verwendbar</translation>
    </message>
    <message>
        <source>%1 Choose another file under &quot;Openings, limits and journal&quot;.</source>
        <translation>%1 Wähle unter „Eröffnungen, Grenzen und Journal“ eine andere Datei.</translation>
    </message>
    <message>
        <source>The tournament was interrupted</source>
        <translation>Das Turnier wurde unterbrochen</translation>
    </message>
    <message>
        <source>Preparing the contestants…</source>
        <translation>Die Teilnehmer werden vorbereitet …</translation>
    </message>
    <message>
        <source>Contestants: %1. Games: %2.</source>
        <translation>Teilnehmer: %1. Partien: %2.</translation>
    </message>
    <message>
        <source>The tables belong to a tournament with other settings. Start begins a new one.</source>
        <translation>Die Tabellen gehören zu einem Turnier mit anderen Einstellungen. „Starten“ beginnt ein neues.</translation>
    </message>
    <message>
        <source>%2 of %1 game played. Start goes on from here.</source>
        <translation>%2 von %1 Partie gespielt. „Starten“ macht hier weiter.</translation>
    </message>
    <message>
        <source>%2 of %1 games played. Start goes on from here.</source>
        <translation>%2 von %1 Partien gespielt. „Starten“ macht hier weiter.</translation>
    </message>
    <message>
        <source>%1 game played.</source>
        <translation>%1 Partie gespielt.</translation>
    </message>
    <message>
        <source>All %1 games played.</source>
        <translation>Alle %1 Partien gespielt.</translation>
    </message>
    <message>
        <source>Game %1 of the tournament: %2 – %3. Undo brings back what was here.</source>
        <translation>Partie %1 des Turniers: %2 – %3. „Rückgängig“ holt zurück, was hier war.</translation>
    </message>
    <message>
        <source>The results are on the clipboard.</source>
        <translation>Die Ergebnisse sind in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabelle für die Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Sta&amp;rten</translation>
    </message>
    <message>
        <source>Play the tournament. Games that are in the journal are not played again (F5).</source>
        <translation>Das Turnier spielen. Partien, die im Journal stehen, werden nicht noch einmal gespielt (F5).</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Stop the running games (Escape). The next start goes on from here.</source>
        <translation>Die laufenden Partien abbrechen (Esc). Der nächste Start macht hier weiter.</translation>
    </message>
    <message>
        <source>%2 of %1 game played</source>
        <translation>%2 von %1 Partie gespielt</translation>
    </message>
    <message>
        <source>%2 of %1 games played</source>
        <translation>%2 von %1 Partien gespielt</translation>
    </message>
    <message>
        <source>%1 games played.</source>
        <translation>%1 Partien gespielt.</translation>
    </message>
    <message>
        <source>Contestants: %1. Games: at most %2.</source>
        <translation>Teilnehmer: %1. Partien: höchstens %2.</translation>
    </message>
    <message>
        <source>The games played before are not shown: settings or hand-ins have changed since. Start begins a new tournament.</source>
        <translation>Die früheren Partien werden nicht gezeigt: Einstellungen oder Abgaben haben sich seither geändert. „Starten“ beginnt ein neues Turnier.</translation>
    </message>
    <message>
        <source>The games played before cannot be shown. %1</source>
        <translation>Die früheren Partien können nicht gezeigt werden. %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TrailModel</name>
    <message>
        <source>%1 at level %2, %3</source>
        <translation>%1 auf Ebene %2, %3</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TreePane</name>
    <message>
        <source>The formula as a tree: operators in the nodes, variables in the leaves. The leaf with a question mark is next: press 0 or 1 to choose its value.</source>
        <translation>Die Formel als Baum: Operatoren in den Knoten, Variablen in den Blättern. Das Blatt mit dem Fragezeichen ist als Nächstes dran: Drücke 0 oder 1, um seinen Wert zu wählen.</translation>
    </message>
    <message>
        <source>The tree as text, root on the left</source>
        <translation>Der Baum als Text, Wurzel links</translation>
    </message>
    <message>
        <source>The same tree as text: the root is on the left, and the parts of each operator follow from bottom to top.</source>
        <translation>Derselbe Baum als Text: Die Wurzel steht links, und die Teile jedes Operators folgen von unten nach oben.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TreeView</name>
    <message>
        <source>level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>, %1 hidden</source>
        <translation>, %1 verborgen</translation>
    </message>
    <message>
        <source>, more hidden than can be counted</source>
        <translation>, mehr verborgen, als sich zählen lässt</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthRowsModel</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1
Click a value to change it, or press 0, 1 or -</source>
        <translation>%1
Einen Wert anklicken, um ihn zu ändern, oder 0, 1 oder - drücken</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthRowsView</name>
    <message>
        <source>Truth table</source>
        <translation>Wahrheitstabelle</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthTableModel</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1
Click: sort by this column</source>
        <translation>%1
Klick: nach dieser Spalte sortieren</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthTableView</name>
    <message>
        <source>Truth table</source>
        <translation>Wahrheitstabelle</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TurnLine</name>
    <message>
        <source>%1 is thinking… %2</source>
        <translation>%1 denkt nach … %2</translation>
    </message>
    <message>
        <source>The game is over: the board is full.</source>
        <translation>Das Spiel ist zu Ende: Das Brett ist voll.</translation>
    </message>
    <message>
        <source>Please wait: %1 is thinking.</source>
        <translation>Bitte warten: %1 denkt nach.</translation>
    </message>
    <message>
        <source>The computer plays %1. Press Move now, or change the player to Person.</source>
        <translation>Der Computer spielt %1. „Jetzt ziehen“ drücken oder den Spieler auf „Mensch“ umstellen.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>Spalte %1 ist voll.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>%1 (computer) waits.</source>
        <translation>%1 (Computer) wartet.</translation>
    </message>
    <message>
        <source>Go to the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>%1 to move: click a column or press 1 to 7.</source>
        <translation>%1 am Zug: eine Spalte anklicken oder 1 bis 7 drücken.</translation>
    </message>
    <message>
        <source>%1’s move is not proven to be the best one: the time was too short. It keeps %2.</source>
        <translation>Es ist nicht bewiesen, dass der Zug von %1 der beste ist: Die Zeit war zu kurz. Er bringt %2.</translation>
    </message>
    <message>
        <source>%1 is proving its best move… Move now plays the best one so far.</source>
        <translation>%1 beweist gerade den besten Zug … „Jetzt ziehen“ spielt den bisher besten.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Move %1 of %2. Another move by %3 starts a variation here.</source>
        <translation>Zug %1 von %2. Ein anderer Zug von %3 beginnt hier eine Variante.</translation>
    </message>
    <message>
        <source>%1 is proving its best move… The value for %1 is between %2 and %3. Move now plays the best one so far.</source>
        <translation>%1 beweist gerade den besten Zug … Der Wert für %1 liegt zwischen %2 und %3. „Jetzt ziehen“ spielt den bisher besten.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3 (computer) is to move here.</source>
        <translation>Zug %1 von %2. Hier ist %3 (Computer) am Zug.</translation>
    </message>
    <message>
        <source>The exercise is solved. Press Finish to go on.</source>
        <translation>Die Übung ist gelöst. Weiter mit „Beenden“.</translation>
    </message>
    <message>
        <source>The computer plays %1. Change the player to Person to try another move.</source>
        <translation>Der Computer spielt %1. Den Spieler auf „Mensch“ umstellen, um einen anderen Zug zu versuchen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TurnStrip</name>
    <message>
        <source>Turns: players and variables</source>
        <translation>Züge: Spieler und Variablen</translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation>Noch keine Züge</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>noch nicht gewählt</translation>
    </message>
    <message>
        <source>Turn %1: %2 chooses %3, %4</source>
        <translation>Zug %1: %2 wählt %3, %4</translation>
    </message>
    <message>
        <source>%1; player</source>
        <translation>%1; Spieler</translation>
    </message>
    <message>
        <source>%1; variable</source>
        <translation>%1; Variable</translation>
    </message>
    <message>
        <source>Click to change the player. Drag to change the turn.</source>
        <translation>Klicken, um den Spieler zu wechseln. Ziehen, um den Zug zu verschieben.</translation>
    </message>
    <message>
        <source>Drag to change the turn.</source>
        <translation>Ziehen, um den Zug zu verschieben.</translation>
    </message>
    <message>
        <source>The turns appear once there is a formula.</source>
        <translation>Die Züge erscheinen, sobald es eine Formel gibt.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Who chooses what, turn by turn. Click an E or an A to give the turn to the other player. Drag a letter to move it.</source>
        <translation>Wer was wählt, Zug für Zug. Klicke ein E oder ein A an, um den Zug dem anderen zu geben. Ziehe einen Buchstaben, um ihn zu verschieben.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ValueBar</name>
    <message>
        <source>Value of the position</source>
        <translation>Wert der Stellung</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ValuesView</name>
    <message>
        <source>Values of the atoms</source>
        <translation>Werte der Atome</translation>
    </message>
</context>
<context>
    <name>loggia::ui::VerdictLine</name>
    <message>
        <source>Deciding…</source>
        <translation>Wird entschieden …</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>no statement yet</source>
        <translation>noch keine Aussage</translation>
    </message>
    <message>
        <source>statement not understood</source>
        <translation>Aussage nicht verstanden</translation>
    </message>
    <message>
        <source>%1 line was skipped because it can&apos;t be read.</source>
        <translation>%1 Zeile wurde übersprungen, weil sie nicht lesbar ist.</translation>
    </message>
    <message>
        <source>%1 lines were skipped because they can&apos;t be read.</source>
        <translation>%1 Zeilen wurden übersprungen, weil sie nicht lesbar sind.</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <translation>Verstanden als %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WalkBar</name>
    <message>
        <source>&amp;Careful step</source>
        <translation>&amp;Vorsichtiger Schritt</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Aufdecken</translation>
    </message>
    <message>
        <source>&amp;New walk</source>
        <translation>&amp;Neue Erkundung</translation>
    </message>
    <message>
        <source>Start at (1,1) of a hidden cave. Undo brings this one back.</source>
        <translation>Auf (1,1) einer verborgenen Höhle beginnen. „Rückgängig“ holt diese zurück.</translation>
    </message>
    <message>
        <source>Go to a provably safe square if there is one, otherwise to the one with the lowest risk</source>
        <translation>Auf ein beweisbar sicheres Feld gehen, wenn es eines gibt, sonst auf das mit dem geringsten Risiko</translation>
    </message>
    <message>
        <source>Show what is hidden in each square</source>
        <translation>Zeigen, was in jedem Feld verborgen ist</translation>
    </message>
    <message>
        <source>cave </source>
        <translation>Höhle </translation>
    </message>
    <message>
        <source>Number of the hidden cave</source>
        <translation>Nummer der verborgenen Höhle</translation>
    </message>
    <message>
        <source>The same number always gives the same cave</source>
        <translation>Dieselbe Nummer ergibt immer dieselbe Höhle</translation>
    </message>
    <message>
        <source>Click a symbol on the map to ask about it. New walk hides a cave: each square you visit adds four facts to the knowledge.</source>
        <translation>Ein Symbol auf der Karte anklicken, um danach zu fragen. „Neue Erkundung“ verbirgt eine Höhle: Jedes besuchte Feld fügt dem Wissen vier Fakten hinzu.</translation>
    </message>
    <message>
        <source>You are at %1.</source>
        <translation>Du bist auf %1.</translation>
    </message>
    <message>
        <source>Provably safe: %1. Click one to go there.</source>
        <translation>Beweisbar sicher: %1. Ein Klick auf eines führt dorthin.</translation>
    </message>
    <message>
        <source>No square in reach is provably safe. Lowest risk: %1, %2.</source>
        <translation>Kein erreichbares Feld ist beweisbar sicher. Geringstes Risiko: %1, %2.</translation>
    </message>
    <message>
        <source>You have visited every square.</source>
        <translation>Du hast jedes Feld besucht.</translation>
    </message>
    <message>
        <source>Every square in reach is deadly.</source>
        <translation>Jedes erreichbare Feld ist tödlich.</translation>
    </message>
    <message>
        <source>the dead monster</source>
        <translation>das tote Monster</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>Gestank</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>Luftzug</translation>
    </message>
    <message>
        <source>glitter</source>
        <translation>Glitzern</translation>
    </message>
    <message>
        <source>nothing to smell or feel</source>
        <translation>nichts zu riechen oder zu spüren</translation>
    </message>
    <message>
        <source>Bump! There is a wall.</source>
        <translation>Rums! Da ist eine Wand.</translation>
    </message>
    <message>
        <source>A scream! The monster is dead.</source>
        <translation>Ein Schrei! Das Monster ist tot.</translation>
    </message>
    <message>
        <source>Silence: the arrow hit nothing.</source>
        <translation>Stille: Der Pfeil hat nichts getroffen.</translation>
    </message>
    <message>
        <source>You have the gold.</source>
        <translation>Du hast das Gold.</translation>
    </message>
    <message>
        <source>Out with the gold</source>
        <translation>Mit dem Gold entkommen</translation>
    </message>
    <message>
        <source>Out without the gold</source>
        <translation>Ohne das Gold entkommen</translation>
    </message>
    <message>
        <source>You fell into the pit at %1.</source>
        <translation>Du bist auf %1 in die Grube gefallen.</translation>
    </message>
    <message>
        <source>The monster at %1 caught you.</source>
        <translation>Das Monster auf %1 hat dich gefangen.</translation>
    </message>
    <message>
        <source>Undo steps back.</source>
        <translation>„Rückgängig“ geht einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Score: %1. Best possible: %2.</source>
        <translation>Punkte: %1. Bestmöglich: %2.</translation>
    </message>
    <message>
        <source>Pits keep the gold at %1 out of reach.</source>
        <translation>Wegen der Gruben ist das Gold auf %1 unerreichbar.</translation>
    </message>
    <message>
        <source>Hunt for &amp;gold</source>
        <translation>&amp;Goldsuche</translation>
    </message>
    <message>
        <source>Gr&amp;ab</source>
        <translation>N&amp;ehmen</translation>
    </message>
    <message>
        <source>Sh&amp;oot</source>
        <translation>&amp;Schießen</translation>
    </message>
    <message>
        <source>Climb ou&amp;t</source>
        <translation>H&amp;inaus</translation>
    </message>
    <message>
        <source>Play the textbook&apos;s game: find the gold, climb out at (1,1), and score. Starts again in the same cave.</source>
        <translation>Das Spiel des Lehrbuchs: das Gold finden, auf (1,1) hinausklettern und punkten. Beginnt in derselben Höhle neu.</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>Take the gold where it glitters</source>
        <translation>Das Gold nehmen, wo es glitzert</translation>
    </message>
    <message>
        <source>Leave the cave at (1,1), with the gold or without</source>
        <translation>Die Höhle auf (1,1) verlassen, mit oder ohne Gold</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Nach &amp;links</translation>
    </message>
    <message>
        <source>You are at %1: %2.</source>
        <translation>Du bist auf %1: %2.</translation>
    </message>
    <message>
        <source>The gold is here: grab it.</source>
        <translation>Hier ist das Gold: Nimm es.</translation>
    </message>
    <message>
        <source>Climb out to win.</source>
        <translation>Klettere hinaus, um zu gewinnen.</translation>
    </message>
    <message>
        <source>Go back to (1,1) and climb out.</source>
        <translation>Geh zurück nach (1,1) und klettere hinaus.</translation>
    </message>
    <message>
        <source>Do what a careful hunter does: grab, go where it is provably safe, shoot where that opens a square, and otherwise leave</source>
        <translation>Tun, was ein vorsichtiger Jäger tut: nehmen, dorthin gehen, wo es beweisbar sicher ist, schießen, wo das ein Feld öffnet, und sonst die Höhle verlassen</translation>
    </message>
    <message>
        <source>%1 for climbing out with the gold, %2 for dying, %3 for each step, %4 for the arrow</source>
        <translation>%1 für das Hinausklettern mit dem Gold, %2 für den Tod, %3 für jeden Schritt, %4 für den Pfeil</translation>
    </message>
    <message>
        <source>Shoot your only arrow (%1). It flies to the wall, and you hear a scream if it hits the monster. On the map: Ctrl with an arrow key</source>
        <translation>Den einzigen Pfeil schießen (%1). Er fliegt bis zur Wand, und trifft er das Monster, so hörst du einen Schrei. Auf der Karte: Strg mit einer Pfeiltaste</translation>
    </message>
    <message>
        <source>Provably safe: %1. Click it to go there.</source>
        <translation>Beweisbar sicher: %1. Ein Klick darauf führt dorthin.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang gehen</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende gehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Automatisch abspielen oder pausieren</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Schritte pro Sekunde</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Go to the previous decision</source>
        <translation>Zur vorigen Entscheidung gehen</translation>
    </message>
    <message>
        <source>Go to the next decision</source>
        <translation>Zur nächsten Entscheidung gehen</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Go to the previous conflict</source>
        <translation>Zum vorigen Konflikt gehen</translation>
    </message>
    <message>
        <source>Go to the next conflict</source>
        <translation>Zum nächsten Konflikt gehen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>There is no later conflict.</source>
        <translation>Es gibt keinen späteren Konflikt.</translation>
    </message>
    <message>
        <source>There is no earlier conflict.</source>
        <translation>Es gibt keinen früheren Konflikt.</translation>
    </message>
    <message>
        <source>There is no later decision.</source>
        <translation>Es gibt keine spätere Entscheidung.</translation>
    </message>
    <message>
        <source>There is no earlier decision.</source>
        <translation>Es gibt keine frühere Entscheidung.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchClauses</name>
    <message>
        <source>clause %1, %2, %3</source>
        <translation>Klausel %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Klausel</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchPanel</name>
    <message>
        <source>Procedure to watch</source>
        <translation>Verfahren zum Zusehen</translation>
    </message>
    <message>
        <source>The procedure to watch. On small sets clause learning decides the first open atom, false first.</source>
        <translation>Das Verfahren, dem zugesehen wird. Bei kleinen Mengen entscheidet Klausellernen das erste offene Atom, zuerst für falsch.</translation>
    </message>
    <message>
        <source>Implication graph</source>
        <translation>Implikationsgraph</translation>
    </message>
    <message>
        <source>The implication graph shows which decisions led to a conflict and what is learned from it. Go to the next conflict to see one.</source>
        <translation>Der Implikationsgraph zeigt, welche Entscheidungen zu einem Konflikt führten und was daraus gelernt wird. Zum nächsten Konflikt gehen, um einen zu sehen.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>Which decisions led to the conflict</source>
        <translation>Welche Entscheidungen zum Konflikt führten</translation>
    </message>
    <message>
        <source>All decisions so far, as a tree</source>
        <translation>Alle bisherigen Entscheidungen als Baum</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The resolution shows which two clauses a resolvent comes from. Step forward to a resolvent to see one.</source>
        <translation>Die Resolution zeigt, aus welchen zwei Klauseln eine Resolvente entsteht. Bis zu einer Resolvente vorgehen, um eine zu sehen.</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolution</translation>
    </message>
    <message>
        <source>Which clauses the resolvent comes from</source>
        <translation>Aus welchen Klauseln die Resolvente entsteht</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Wird aufgezeichnet …</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>First %1 of a longer run</source>
        <translation>Anfang eines längeren Laufs: %1</translation>
    </message>
    <message>
        <source>%1, ends with a model</source>
        <translation>%1, endet mit einem Modell</translation>
    </message>
    <message>
        <source>%1, ends unsatisfiable</source>
        <translation>%1, endet unerfüllbar</translation>
    </message>
    <message>
        <source>%1, without an answer</source>
        <translation>%1, ohne Antwort</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>The run is being recorded.</source>
        <translation>Der Lauf wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>There is no run to watch yet.</source>
        <translation>Es gibt noch keinen Lauf, dem man zusehen kann.</translation>
    </message>
    <message>
        <source>The run ends with a model, so there is no conflict to show here.</source>
        <translation>Der Lauf endet mit einem Modell, deshalb gibt es hier keinen Konflikt zu zeigen.</translation>
    </message>
    <message>
        <source>This run resolved no clauses: unit clauses and pure literals were enough.</source>
        <translation>Dieser Lauf kam ohne Resolution aus: Einheitsklauseln und reine Literale genügten.</translation>
    </message>
    <message>
        <source>; the tree shows the first %1 of %2 nodes</source>
        <translation>; der Baum zeigt die ersten %1 von %2 Knoten</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchSide</name>
    <message>
        <source>Trail</source>
        <translation>Belegungsfolge</translation>
    </message>
    <message>
        <source>Clauses and their state</source>
        <translation>Klauseln und ihr Zustand</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not satisfied</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Clauses to show</source>
        <translation>Anzuzeigende Klauseln</translation>
    </message>
    <message>
        <source>Show all clauses, or only some. Learned clauses come from conflicts.</source>
        <translation>Alle Klauseln zeigen oder nur manche. Gelernte Klauseln stammen aus Konflikten.</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Klauseln</translation>
    </message>
    <message>
        <source>Trail, level %1</source>
        <translation>Belegungsfolge, Ebene %1</translation>
    </message>
    <message>
        <source>✓ satisfied   1 unit   ✗ falsified   · open   – deleted</source>
        <translation>✓ erfüllt   1 Einheit   ✗ verletzt   · offen   – gelöscht</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WhatsThis</name>
    <message>
        <source>More in the guide (F1): %1</source>
        <translation>Mehr im Handbuch (F1): %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WhyPanel</name>
    <message>
        <source>The statement is true in every world, whatever you know.</source>
        <translation>Die Aussage ist in jeder Welt wahr, was auch immer du weißt.</translation>
    </message>
    <message>
        <source>The statement is false in every world, whatever you know.</source>
        <translation>Die Aussage ist in jeder Welt falsch, was auch immer du weißt.</translation>
    </message>
    <message>
        <source>No line is needed for this.</source>
        <translation>Dafür wird keine Zeile gebraucht.</translation>
    </message>
    <message>
        <source> None of them can be left out.</source>
        <translation> Keine davon lässt sich weglassen.</translation>
    </message>
    <message>
        <source>These lines contradict each other, so every statement follows from them, and so does its negation.</source>
        <translation>Diese Zeilen widersprechen einander, also folgt jede Aussage aus ihnen, und ihre Negation ebenso.</translation>
    </message>
    <message>
        <source>The statement follows from these lines.</source>
        <translation>Die Aussage folgt aus diesen Zeilen.</translation>
    </message>
    <message>
        <source>The negation of the statement follows from these lines.</source>
        <translation>Die Negation der Aussage folgt aus diesen Zeilen.</translation>
    </message>
    <message>
        <source> They are in the order of the argument. Click one to go to it.</source>
        <translation> Sie stehen in der Reihenfolge der Argumentation. Ein Klick auf eine führt zu ihr.</translation>
    </message>
    <message>
        <source>%1 %2:  %3</source>
        <translation>%1 %2:  %3</translation>
    </message>
    <message>
        <source>Lines that force the verdict</source>
        <translation>Zeilen, die das Urteil erzwingen</translation>
    </message>
    <message>
        <source>A model where it is true</source>
        <translation>Ein Modell, in dem sie wahr ist</translation>
    </message>
    <message>
        <source>A model where it is false</source>
        <translation>Ein Modell, in dem sie falsch ist</translation>
    </message>
    <message>
        <source>Deciding…</source>
        <translation>Wird entschieden …</translation>
    </message>
    <message>
        <source>Type a statement. Or right-click a symbol on the map, or press M, S, P or B on its square, to ask about it.</source>
        <translation>Eine Aussage eingeben. Oder auf der Karte ein Symbol mit rechts anklicken oder auf seinem Feld M, S, P oder B drücken, um danach zu fragen.</translation>
    </message>
    <message>
        <source>Finding the reason…</source>
        <translation>Die Begründung wird gesucht …</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Angehalten, bevor es ein Ergebnis gab.</translation>
    </message>
    <message>
        <source>Here are two caves that fit everything known.</source>
        <translation>Hier sind zwei Höhlen, die zu allem passen, was bekannt ist.</translation>
    </message>
    <message>
        <source>They differ in %1 symbol (framed), the fewest possible.</source>
        <translation>Sie unterscheiden sich in %1 Symbol (umrahmt), weniger geht nicht.</translation>
    </message>
    <message>
        <source>They differ in %1 symbols (framed), the fewest possible.</source>
        <translation>Sie unterscheiden sich in %1 Symbolen (umrahmt), weniger geht nicht.</translation>
    </message>
    <message>
        <source>They differ in %1 symbol (framed).</source>
        <translation>Sie unterscheiden sich in %1 Symbol (umrahmt).</translation>
    </message>
    <message>
        <source>They differ in %1 symbols (framed).</source>
        <translation>Sie unterscheiden sich in %1 Symbolen (umrahmt).</translation>
    </message>
    <message>
        <source>Correct the statement first. Below it you see what is wrong.</source>
        <translation>Berichtige zuerst die Aussage. Darunter steht, was falsch ist.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WumpusDocument</name>
    <message>
        <source>new walk</source>
        <translation>neue Erkundung</translation>
    </message>
    <message>
        <source>visit of %1</source>
        <translation>Besuch von %1</translation>
    </message>
    <message>
        <source>end of the walk</source>
        <translation>Ende der Erkundung</translation>
    </message>
    <message>
        <source>step against the wall</source>
        <translation>Schritt gegen die Wand</translation>
    </message>
    <message>
        <source>grab of the gold</source>
        <translation>Nehmen des Goldes</translation>
    </message>
    <message>
        <source>climb out</source>
        <translation>Hinausklettern</translation>
    </message>
    <message>
        <source>shot with the arrow</source>
        <translation>Schuss mit dem Pfeil</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WumpusPage</name>
    <message>
        <source>reference rules</source>
        <translation>Musterregeln</translation>
    </message>
    <message>
        <source>M monster, S stench, P pit, B breeze – filled: true, struck through: false, ?: open, !: contradictory; in the corner: the risk of going there</source>
        <translation>M Monster, S Gestank (stench), P Grube (pit), B Luftzug (breeze) – gefüllt: wahr, durchgestrichen: falsch, ?: offen, !: widersprüchlich; in der Ecke: das Risiko, dorthin zu gehen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The lines that force the verdict, or two models that differ</source>
        <translation>Die Zeilen, die das Urteil erzwingen, oder zwei Modelle, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>The number of models, and the exact probability of each monster and pit</source>
        <translation>Die Anzahl der Modelle und die genaue Wahrscheinlichkeit jedes Monsters und jeder Grube</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Compare your rules with the reference rules</source>
        <translation>Deine Regeln mit den Musterregeln vergleichen</translation>
    </message>
    <message>
        <source>Lint</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Invalid, redundant and contradictory lines</source>
        <translation>Ungültige, überflüssige und widersprüchliche Zeilen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>Lehrbeispiel</translation>
    </message>
    <message>
        <source>question about %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>New statement: %1.</source>
        <translation>Neue Aussage: %1.</translation>
    </message>
    <message>
        <source>Wumpus</source>
        <translation>Wumpus</translation>
    </message>
    <message>
        <source>Wumpus case: all three texts and the walk</source>
        <translation>Wumpus-Fall: alle drei Texte und die Erkundung</translation>
    </message>
    <message>
        <source>Wumpus rules only</source>
        <translation>Nur Wumpus-Regeln</translation>
    </message>
    <message>
        <source>Wumpus knowledge only</source>
        <translation>Nur Wumpus-Wissen</translation>
    </message>
    <message>
        <source>Wumpus statement only</source>
        <translation>Nur Wumpus-Aussage</translation>
    </message>
    <message>
        <source>Wumpus text</source>
        <translation>Wumpus-Text</translation>
    </message>
    <message>
        <source>True in this model:</source>
        <translation>Wahr in diesem Modell:</translation>
    </message>
    <message>
        <source>and false in this one:</source>
        <translation>und falsch in diesem:</translation>
    </message>
    <message>
        <source>new knowledge base</source>
        <translation>neue Wissensbasis</translation>
    </message>
    <message>
        <source>open a case</source>
        <translation>Fall öffnen</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>the knowledge</source>
        <translation>das Wissen</translation>
    </message>
    <message>
        <source>the statement</source>
        <translation>die Aussage</translation>
    </message>
    <message>
        <source>the walk</source>
        <translation>die Erkundung</translation>
    </message>
    <message>
        <source>This format stores only %1. You would lose %2.</source>
        <translation>Dieses Format speichert nur %1. Verloren gingen: %2.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Pasted into %1</source>
        <translation>In „%1“ eingefügt</translation>
    </message>
    <message>
        <source>The cave, with what is known about each square. Click a symbol to ask about it or, during a walk, a square to go there.</source>
        <translation>Die Höhle, mit dem, was über jedes Feld bekannt ist. Klicke ein Symbol an, um danach zu fragen, oder bei einer Erkundung ein Feld, um dorthin zu gehen.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WumpusParts</name>
    <message>
        <source>Wumpus %1</source>
        <translation>Wumpus: %1</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
</TS>
