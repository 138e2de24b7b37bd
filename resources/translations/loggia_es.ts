<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>BoardPlay</name>
    <message>
        <source>Boxes: %1 to %2.</source>
        <translation>Cajas: %1 a %2.</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>fila inferior</translation>
    </message>
    <message>
        <source>upper row</source>
        <translation>fila superior</translation>
    </message>
    <message>
        <source>solid lines</source>
        <translation>líneas continuas</translation>
    </message>
    <message>
        <source>dashed lines</source>
        <translation>líneas a trazos</translation>
    </message>
    <message>
        <source>vertical</source>
        <translation>vertical</translation>
    </message>
    <message>
        <source>horizontal</source>
        <translation>horizontal</translation>
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
        <translation>discos</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cuadrados</translation>
    </message>
    <message>
        <source>Plays %1</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>There is nothing to take here.</source>
        <translation>Aquí no hay nada que tomar.</translation>
    </message>
    <message>
        <source>You cannot take %1 here.</source>
        <translation>Aquí no puedes tomar %1.</translation>
    </message>
    <message>
        <source>This square is already eaten.</source>
        <translation>Esta onza ya está comida.</translation>
    </message>
    <message>
        <source>This square is poisoned.</source>
        <translation>Esta onza está envenenada.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La columna %1 está llena.</translation>
    </message>
    <message>
        <source>There is no pin here.</source>
        <translation>Aquí no hay ningún bolo.</translation>
    </message>
    <message>
        <source>Knock down two pins that stand side by side.</source>
        <translation>Derriba dos bolos contiguos.</translation>
    </message>
    <message>
        <source>First choose the stone to move.</source>
        <translation>Elige primero la piedra que quieres mover.</translation>
    </message>
    <message>
        <source>This stone cannot move.</source>
        <translation>Esta piedra no se puede mover.</translation>
    </message>
    <message>
        <source>This cell is taken.</source>
        <translation>Esta casilla está ocupada.</translation>
    </message>
    <message>
        <source>Cancels the choice</source>
        <translation>Cancela la elección</translation>
    </message>
    <message>
        <source>Chooses this car</source>
        <translation>Elige este coche</translation>
    </message>
    <message>
        <source>The chosen car cannot move there.</source>
        <translation>El coche elegido no puede ir ahí.</translation>
    </message>
    <message>
        <source>First choose one of your cars.</source>
        <translation>Elige primero uno de tus coches.</translation>
    </message>
    <message>
        <source>This car cannot move.</source>
        <translation>Este coche no se puede mover.</translation>
    </message>
    <message>
        <source>row %1: eaten</source>
        <translation>fila %1: comida</translation>
    </message>
    <message>
        <source>row %1: 1 square</source>
        <translation>fila %1: 1 onza</translation>
    </message>
    <message>
        <source>row %1: %2 squares</source>
        <translation>fila %1: %2 onzas</translation>
    </message>
    <message>
        <source>pile %1: no stones</source>
        <translation>montón %1: sin piedras</translation>
    </message>
    <message>
        <source>pile %1: 1 stone</source>
        <translation>montón %1: 1 piedra</translation>
    </message>
    <message>
        <source>pile %1: %2 stones</source>
        <translation>montón %1: %2 piedras</translation>
    </message>
    <message>
        <source>pile %1, stone %2</source>
        <translation>montón %1, piedra %2</translation>
    </message>
    <message>
        <source>row %1, square %2</source>
        <translation>fila %1, onza %2</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>columna %1, fila %2</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>punto %1</translation>
    </message>
    <message>
        <source>store of player %1</source>
        <translation>almacén del jugador %1</translation>
    </message>
    <message>
        <source>player %1, pit %2</source>
        <translation>jugador %1, hoyo %2</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>lines of player %1 to %2</source>
        <translation>líneas del jugador %1 hasta %2</translation>
    </message>
    <message>
        <source>no lines</source>
        <translation>sin líneas</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 semilla</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 semillas</translation>
    </message>
    <message>
        <source>eaten</source>
        <translation>comida</translation>
    </message>
    <message>
        <source>open box</source>
        <translation>caja abierta</translation>
    </message>
    <message>
        <source>light square</source>
        <translation>casilla clara</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitada</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>sin línea</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>king of player 1</source>
        <translation>dama del jugador 1</translation>
    </message>
    <message>
        <source>king of player 2</source>
        <translation>dama del jugador 2</translation>
    </message>
    <message>
        <source>closed box</source>
        <translation>caja cerrada</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>cubierta</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>player 1</source>
        <translation>jugador 1</translation>
    </message>
    <message>
        <source>player 2</source>
        <translation>jugador 2</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>envenenada</translation>
    </message>
    <message>
        <source>chocolate</source>
        <translation>chocolate</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>pins %1 and %2: both stand</source>
        <translation>bolos %1 y %2: ambos en pie</translation>
    </message>
    <message>
        <source>pins %1 and %2: not both stand</source>
        <translation>bolos %1 y %2: no ambos en pie</translation>
    </message>
    <message>
        <source>pin %1: stands</source>
        <translation>bolo %1: en pie</translation>
    </message>
    <message>
        <source>pin %1: fallen</source>
        <translation>bolo %1: caído</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, last move</source>
        <translation>, última jugada</translation>
    </message>
    <message>
        <source>point</source>
        <translation>este punto</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>este peón</translation>
    </message>
    <message>
        <source>piece</source>
        <translation>esta pieza</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>esta piedra</translation>
    </message>
    <message>
        <source>Choose one of your pits that has seeds.</source>
        <translation>Elige uno de tus hoyos que tenga semillas.</translation>
    </message>
    <message>
        <source>This line is already drawn.</source>
        <translation>Esta línea ya está dibujada.</translation>
    </message>
    <message>
        <source>Click between two dots.</source>
        <translation>Haz clic entre dos puntos.</translation>
    </message>
    <message>
        <source>This point is already joined to all others.</source>
        <translation>Este punto ya está unido a todos los demás.</translation>
    </message>
    <message>
        <source>Only the dark squares are used.</source>
        <translation>Solo se usan las casillas oscuras.</translation>
    </message>
    <message>
        <source>First choose one of your pieces.</source>
        <translation>Elige primero una de tus piezas.</translation>
    </message>
    <message>
        <source>This %1 cannot move.</source>
        <translation>No se puede mover %1.</translation>
    </message>
    <message>
        <source>This stone cannot be removed.</source>
        <translation>Esta piedra no se puede quitar.</translation>
    </message>
    <message>
        <source>A disc here would not turn any disc.</source>
        <translation>Un disco aquí no voltearía ningún disco.</translation>
    </message>
    <message>
        <source>There is no room for a domino here.</source>
        <translation>Aquí no cabe una ficha de dominó.</translation>
    </message>
    <message>
        <source>Passes: no disc can be placed</source>
        <translation>Pasa: no se puede colocar ningún disco</translation>
    </message>
    <message>
        <source>Chooses this %1</source>
        <translation>Elige %1</translation>
    </message>
    <message>
        <source>The chosen %1 cannot move there.</source>
        <translation>No se puede mover %1 hasta ahí.</translation>
    </message>
    <message>
        <source>box of player %1</source>
        <translation>caja del jugador %1</translation>
    </message>
</context>
<context>
    <name>ChoiceTree</name>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>%1 chooses %2 in turn %3</source>
        <translation>%1 elige %2 en el turno %3</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>después de %1</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>E wins</source>
        <translation>gana E</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>gana A</translation>
    </message>
    <message>
        <source>the position shown</source>
        <translation>la posición mostrada</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1; gana %2</translation>
    </message>
    <message>
        <source>Tree of the choices</source>
        <translation>Árbol de las elecciones</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the formula is true</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the formula is false</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>the formula is true</source>
        <translation>la fórmula es verdadera</translation>
    </message>
    <message>
        <source>the formula is false</source>
        <translation>la fórmula es falsa</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Show a strong move, with the reasons for it.</source>
        <translation>Muestra una jugada fuerte y las razones para hacerla.</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Evaluate every column and draw the evaluation graph.</source>
        <translation>Evalúa todas las columnas y dibuja el gráfico de evaluación.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the computation.</source>
        <translation>Detiene el cálculo.</translation>
    </message>
    <message>
        <source>&amp;Move Now</source>
        <translation>Jugar &amp;ya</translation>
    </message>
    <message>
        <source>Make the computer move in this position. If it is thinking, it plays the best move found so far.</source>
        <translation>La computadora juega en esta posición. Si está pensando, juega la mejor jugada encontrada hasta ahora.</translation>
    </message>
    <message>
        <source>S&amp;wap Sides</source>
        <translation>Intercambiar &amp;bandos</translation>
    </message>
    <message>
        <source>Swap the players&apos; colours.</source>
        <translation>Intercambia los colores de los jugadores.</translation>
    </message>
    <message>
        <source>S&amp;et Up a Position</source>
        <translation>Prepara&amp;r una posición</translation>
    </message>
    <message>
        <source>Place the stones yourself. Only positions that can occur in a game can be played.</source>
        <translation>Coloca tú las fichas. Solo se pueden jugar posiciones que puedan darse en una partida.</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>Error &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next mistake, a move that gave away points according to the analysis.</source>
        <translation>Va al error siguiente, una jugada que según el análisis regaló puntos.</translation>
    </message>
    <message>
        <source>Pre&amp;vious Mistake</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>Go to the previous mistake, a move that gave away points according to the analysis.</source>
        <translation>Va al error anterior, una jugada que según el análisis regaló puntos.</translation>
    </message>
    <message>
        <source>&amp;Copy the Moves</source>
        <translation>&amp;Copiar las jugadas</translation>
    </message>
    <message>
        <source>Copy the moves as column numbers, for example &quot;moves: 4 4 3&quot;.</source>
        <translation>Copia las jugadas como números de columna, por ejemplo «moves: 4 4 3».</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Primera posición</translation>
    </message>
    <message>
        <source>Go to the start of the game.</source>
        <translation>Va al principio de la partida.</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Una &amp;jugada atrás</translation>
    </message>
    <message>
        <source>Go back by one move.</source>
        <translation>Retrocede una jugada.</translation>
    </message>
    <message>
        <source>One Move F&amp;orward</source>
        <translation>Una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>Go forward by one move.</source>
        <translation>Avanza una jugada.</translation>
    </message>
    <message>
        <source>Las&amp;t Position</source>
        <translation>Últi&amp;ma posición</translation>
    </message>
    <message>
        <source>Go to the end of the game.</source>
        <translation>Va al final de la partida.</translation>
    </message>
    <message>
        <source>Show the better value, with the reasons for it.</source>
        <translation>Muestra el mejor valor y las razones para elegirlo.</translation>
    </message>
    <message>
        <source>Line of Best Pla&amp;y</source>
        <translation>&amp;Variante de juego perfecto</translation>
    </message>
    <message>
        <source>Add the moves of perfect players from here on, so that you can step through them.</source>
        <translation>Añade los valores con los que seguirían dos jugadores perfectos, para recorrerlos paso a paso.</translation>
    </message>
    <message>
        <source>&amp;Who Wins?</source>
        <translation>¿&amp;Quién gana?</translation>
    </message>
    <message>
        <source>Show who wins with perfect play, and why (spoiler).</source>
        <translation>Muestra quién gana con juego perfecto, y por qué (desvela la solución).</translation>
    </message>
    <message>
        <source>Choose &amp;0</source>
        <translation>Elegir &amp;0</translation>
    </message>
    <message>
        <source>Set the next variable to 0.</source>
        <translation>Pone la siguiente variable a 0.</translation>
    </message>
    <message>
        <source>Choose &amp;1</source>
        <translation>Elegir &amp;1</translation>
    </message>
    <message>
        <source>Set the next variable to 1.</source>
        <translation>Pone la siguiente variable a 1.</translation>
    </message>
    <message>
        <source>Choose for &amp;Me</source>
        <translation>Elegir por &amp;mí</translation>
    </message>
    <message>
        <source>Make the computer choose the next value.</source>
        <translation>La computadora elige el siguiente valor.</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>&amp;Jugar de nuevo</translation>
    </message>
    <message>
        <source>Start again without any values.</source>
        <translation>Empieza otra vez sin ningún valor.</translation>
    </message>
    <message>
        <source>&amp;Random Game</source>
        <translation>Partida &amp;aleatoria</translation>
    </message>
    <message>
        <source>Make a random game with the settings of the Random tab and a new seed.</source>
        <translation>Crea una partida aleatoria con los ajustes de la pestaña Aleatoria y una semilla nueva.</translation>
    </message>
    <message>
        <source>Normalise &amp;the Formula</source>
        <translation>&amp;Normalizar la fórmula</translation>
    </message>
    <message>
        <source>Rewrite the formula in the game&apos;s syntax.</source>
        <translation>Reescribe la fórmula en la sintaxis del juego.</translation>
    </message>
    <message>
        <source>Copy as &amp;Unicode</source>
        <translation>Copiar como Uni&amp;code</translation>
    </message>
    <message>
        <source>Copy the formula with the signs ∧, ∨ and ¬.</source>
        <translation>Copia la fórmula con los signos ∧, ∨ y ¬.</translation>
    </message>
    <message>
        <source>Copy as LaTe&amp;X</source>
        <translation>Copiar como LaTe&amp;X</translation>
    </message>
    <message>
        <source>Copy the formula as LaTeX source.</source>
        <translation>Copia la fórmula como código LaTeX.</translation>
    </message>
    <message>
        <source>Copy the &amp;Drawing</source>
        <translation>Copiar el d&amp;ibujo</translation>
    </message>
    <message>
        <source>Copy the tree as text, root on the left.</source>
        <translation>Copia el árbol como texto, con la raíz a la izquierda.</translation>
    </message>
    <message>
        <source>Show the Drawin&amp;g</source>
        <translation>Mostrar el di&amp;bujo</translation>
    </message>
    <message>
        <source>Show the tree as text beside the picture, root on the left.</source>
        <translation>Muestra el árbol como texto junto a la imagen, con la raíz a la izquierda.</translation>
    </message>
    <message>
        <source>&amp;Fold the Tree</source>
        <translation>Ple&amp;gar el árbol</translation>
    </message>
    <message>
        <source>Show only the top of the tree.</source>
        <translation>Muestra solo la parte superior del árbol.</translation>
    </message>
    <message>
        <source>U&amp;nfold the Tree</source>
        <translation>D&amp;esplegar el árbol</translation>
    </message>
    <message>
        <source>Show the whole tree.</source>
        <translation>Muestra el árbol completo.</translation>
    </message>
    <message>
        <source>Fit the Tre&amp;e</source>
        <translation>Ajus&amp;tar el árbol</translation>
    </message>
    <message>
        <source>Fit the tree into the window.</source>
        <translation>Ajusta el árbol a la ventana.</translation>
    </message>
    <message>
        <source>Next B&amp;lunder</source>
        <translation>Error grave &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the next turn that gave the win away. They are known when the game is over or Who Wins? is on.</source>
        <translation>Va al siguiente turno que regaló la victoria. Se conocen cuando la partida ha terminado o cuando ¿Quién gana? está activado.</translation>
    </message>
    <message>
        <source>Pre&amp;vious Blunder</source>
        <translation>Error grave ante&amp;rior</translation>
    </message>
    <message>
        <source>Go to the previous turn that gave the win away.</source>
        <translation>Va al turno anterior que regaló la victoria.</translation>
    </message>
    <message>
        <source>Before the F&amp;irst Turn</source>
        <translation>Ir a&amp;l principio</translation>
    </message>
    <message>
        <source>One Turn &amp;Back</source>
        <translation>&amp;Un turno atrás</translation>
    </message>
    <message>
        <source>Go back by one turn.</source>
        <translation>Retrocede un turno.</translation>
    </message>
    <message>
        <source>One Turn F&amp;orward</source>
        <translation>Un turn&amp;o adelante</translation>
    </message>
    <message>
        <source>Go forward by one turn.</source>
        <translation>Avanza un turno.</translation>
    </message>
    <message>
        <source>&amp;After the Last Turn</source>
        <translation>Ir al &amp;final</translation>
    </message>
    <message>
        <source>Show a best move, with the reason for it.</source>
        <translation>Muestra una de las mejores jugadas, y por qué lo es.</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valores</translation>
    </message>
    <message>
        <source>Show who wins in each position, and the outcome of each move (spoiler).</source>
        <translation>Muestra quién gana en cada posición y el resultado de cada jugada (desvela la solución).</translation>
    </message>
    <message>
        <source>&amp;Play the Move</source>
        <translation>&amp;Hacer la jugada</translation>
    </message>
    <message>
        <source>Play the move selected in the list.</source>
        <translation>Hace la jugada seleccionada en la lista.</translation>
    </message>
    <message>
        <source>Make the computer move in this position.</source>
        <translation>La computadora juega en esta posición.</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>Jugar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Go back to the start of the game.</source>
        <translation>Vuelve al principio de la partida.</translation>
    </message>
    <message>
        <source>Back to the &amp;Game</source>
        <translation>Volver a la &amp;partida</translation>
    </message>
    <message>
        <source>Return to the current position of the game.</source>
        <translation>Vuelve a la posición actual de la partida.</translation>
    </message>
    <message>
        <source>&amp;Draw a Game</source>
        <translation>&amp;Dibujar un juego</translation>
    </message>
    <message>
        <source>Draw your own game as a graph of states.</source>
        <translation>Dibuja tu propio juego como un grafo de estados.</translation>
    </message>
    <message>
        <source>Add a Stat&amp;e</source>
        <translation>Añadir un &amp;estado</translation>
    </message>
    <message>
        <source>Add a state to the drawing.</source>
        <translation>Añade un estado al dibujo.</translation>
    </message>
    <message>
        <source>A&amp;rrow from Here</source>
        <translation>&amp;Flecha desde aquí</translation>
    </message>
    <message>
        <source>Draw an arrow from the selected state, or delete it: choose its target next.</source>
        <translation>Dibuja una flecha desde el estado seleccionado, o la elimina: elige después su destino.</translation>
    </message>
    <message>
        <source>Delete the S&amp;tate</source>
        <translation>El&amp;iminar el estado</translation>
    </message>
    <message>
        <source>Delete the selected state and its arrows.</source>
        <translation>Elimina el estado seleccionado y sus flechas.</translation>
    </message>
    <message>
        <source>Start Here</source>
        <translation>Empezar aquí</translation>
    </message>
    <message>
        <source>Start the game at the selected state.</source>
        <translation>Empieza la partida en el estado seleccionado.</translation>
    </message>
    <message>
        <source>Values on the Board</source>
        <translation>Valores en el tablero</translation>
    </message>
    <message>
        <source>Show on the board what each move leads to: a win, a loss or a draw, and in how many moves.</source>
        <translation>Muestra en el tablero a qué lleva cada jugada: victoria, derrota o empate, y en cuántas jugadas.</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Go to the next mistake, a move that gave away a better outcome.</source>
        <translation>Va al error siguiente, una jugada que desperdició un resultado mejor.</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Go to the previous mistake, a move that gave away a better outcome.</source>
        <translation>Va al error anterior, una jugada que desperdició un resultado mejor.</translation>
    </message>
    <message>
        <source>Next Vie&amp;w</source>
        <translation>Vista &amp;siguiente</translation>
    </message>
    <message>
        <source>Switch between drawing, graphs and tree.</source>
        <translation>Cambia entre dibujo, grafos y árbol.</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>Ple&amp;gar</translation>
    </message>
    <message>
        <source>Show only the positions near the start.</source>
        <translation>Muestra solo las posiciones cercanas al inicio.</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>Desp&amp;legar</translation>
    </message>
    <message>
        <source>Show everything.</source>
        <translation>Muestra todo.</translation>
    </message>
    <message>
        <source>F&amp;it into the Window</source>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>Fit the picture into the window.</source>
        <translation>Ajusta la imagen a la ventana.</translation>
    </message>
    <message>
        <source>Clear Labels</source>
        <translation>Borrar las etiquetas</translation>
    </message>
    <message>
        <source>Remove all labels.</source>
        <translation>Quita todas las etiquetas.</translation>
    </message>
    <message>
        <source>Previous La&amp;bel</source>
        <translation>Etiqueta ante&amp;rior</translation>
    </message>
    <message>
        <source>Remove the last label.</source>
        <translation>Quita la última etiqueta.</translation>
    </message>
    <message>
        <source>Next &amp;Label</source>
        <translation>E&amp;tiqueta siguiente</translation>
    </message>
    <message>
        <source>Label the next position, with the reason.</source>
        <translation>Etiqueta la siguiente posición y explica por qué.</translation>
    </message>
    <message>
        <source>All Labels</source>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <source>Label every position.</source>
        <translation>Etiqueta todas las posiciones.</translation>
    </message>
    <message>
        <source>Label It &amp;Yourself</source>
        <translation>Poner tú las eti&amp;quetas</translation>
    </message>
    <message>
        <source>Give the positions their labels yourself, and have wrong ones corrected.</source>
        <translation>Pon tú las etiquetas a las posiciones; las equivocadas se corrigen.</translation>
    </message>
    <message>
        <source>Play the Labelli&amp;ng</source>
        <translation>Repr&amp;oducir el etiquetado</translation>
    </message>
    <message>
        <source>Label the positions one by one, or pause.</source>
        <translation>Etiqueta las posiciones una por una, o pausa.</translation>
    </message>
    <message>
        <source>Copy for Graphvi&amp;z</source>
        <translation>Copiar para Graphvi&amp;z</translation>
    </message>
    <message>
        <source>Copy the graph or tree in the view as a Graphviz file.</source>
        <translation>Copia el grafo o el árbol que se ve como archivo de Graphviz.</translation>
    </message>
    <message>
        <source>Copy the Tree as Te&amp;xt</source>
        <translation>Copiar el árbol como te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Copy the Values Along the Game</source>
        <translation>&amp;Copiar los valores de la partida</translation>
    </message>
    <message>
        <source>Copy the moves of the game with the value of each position.</source>
        <translation>Copia las jugadas de la partida con el valor de cada posición.</translation>
    </message>
    <message>
        <source>First P&amp;osition</source>
        <translation>Pri&amp;mera posición</translation>
    </message>
    <message>
        <source>One Move Bac&amp;k</source>
        <translation>Una jugada &amp;atrás</translation>
    </message>
    <message>
        <source>One Move Forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>M&amp;inimise</source>
        <translation>M&amp;inimizar</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Disjunctive Form (DNF)</source>
        <translation>Forma &amp;disyuntiva (FND)</translation>
    </message>
    <message>
        <source>Find the minimum disjunction of terms.</source>
        <translation>Halla la disyunción mínima de términos.</translation>
    </message>
    <message>
        <source>&amp;Conjunctive Form (CNF)</source>
        <translation>Forma &amp;conjuntiva (FNC)</translation>
    </message>
    <message>
        <source>Find the minimum conjunction of clauses.</source>
        <translation>Halla la conjunción mínima de cláusulas.</translation>
    </message>
    <message>
        <source>Karnaugh M&amp;ap</source>
        <translation>M&amp;apa de Karnaugh</translation>
    </message>
    <message>
        <source>Show the Karnaugh map; each group is a term.</source>
        <translation>Muestra el mapa de Karnaugh; cada grupo es un término.</translation>
    </message>
    <message>
        <source>Truth Ta&amp;ble</source>
        <translation>Ta&amp;bla de verdad</translation>
    </message>
    <message>
        <source>Show the truth table and edit its values.</source>
        <translation>Muestra la tabla de verdad y permite editar sus valores.</translation>
    </message>
    <message>
        <source>&amp;Quine-McCluskey Steps</source>
        <translation>Pasos de &amp;Quine-McCluskey</translation>
    </message>
    <message>
        <source>Follow the Quine-McCluskey procedure step by step.</source>
        <translation>Sigue el método de Quine-McCluskey paso a paso.</translation>
    </message>
    <message>
        <source>Circui&amp;t</source>
        <translation>Circui&amp;to</translation>
    </message>
    <message>
        <source>Show the form as a two-level circuit.</source>
        <translation>Muestra la forma como un circuito de dos niveles.</translation>
    </message>
    <message>
        <source>&amp;First Step</source>
        <translation>Pri&amp;mer paso</translation>
    </message>
    <message>
        <source>Go to the first step.</source>
        <translation>Va al primer paso.</translation>
    </message>
    <message>
        <source>Step Bac&amp;k</source>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>Go back one step.</source>
        <translation>Retrocede un paso.</translation>
    </message>
    <message>
        <source>Step Fo&amp;rward</source>
        <translation>Paso ade&amp;lante</translation>
    </message>
    <message>
        <source>Go to the next step.</source>
        <translation>Va al paso siguiente.</translation>
    </message>
    <message>
        <source>&amp;Last Step</source>
        <translation>Ú&amp;ltimo paso</translation>
    </message>
    <message>
        <source>Go to the last step.</source>
        <translation>Va al último paso.</translation>
    </message>
    <message>
        <source>Play or Pa&amp;use</source>
        <translation>Repr&amp;oducir o pausar</translation>
    </message>
    <message>
        <source>Play the steps automatically, or pause.</source>
        <translation>Reproduce los pasos automáticamente, o pausa.</translation>
    </message>
    <message>
        <source>Mark the Ne&amp;xt Term</source>
        <translation>Marcar el término si&amp;guiente</translation>
    </message>
    <message>
        <source>Highlight the next term or clause in all views.</source>
        <translation>Resalta el término o la cláusula siguiente en todas las vistas.</translation>
    </message>
    <message>
        <source>Mark the Pre&amp;vious Term</source>
        <translation>Marcar el término ante&amp;rior</translation>
    </message>
    <message>
        <source>Highlight the previous term or clause in all views.</source>
        <translation>Resalta el término o la cláusula anterior en todas las vistas.</translation>
    </message>
    <message>
        <source>Next Minimum Form</source>
        <translation>Forma mínima siguiente</translation>
    </message>
    <message>
        <source>Show the next of several minimum forms.</source>
        <translation>Muestra la siguiente de varias formas mínimas.</translation>
    </message>
    <message>
        <source>Previous Minimum Form</source>
        <translation>Forma mínima anterior</translation>
    </message>
    <message>
        <source>Show the previous of several minimum forms.</source>
        <translation>Muestra la anterior de varias formas mínimas.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Result</source>
        <translation>Copiar el r&amp;esultado</translation>
    </message>
    <message>
        <source>Copy the result in the chosen format.</source>
        <translation>Copia el resultado en el formato elegido.</translation>
    </message>
    <message>
        <source>&amp;Save the Result...</source>
        <translation>G&amp;uardar el resultado...</translation>
    </message>
    <message>
        <source>Save the result as a formula, LaTeX, C, Python, PLA, DIMACS or a table.</source>
        <translation>Guarda el resultado como fórmula, LaTeX, C, Python, PLA, DIMACS o tabla.</translation>
    </message>
    <message>
        <source>Use the Result as In&amp;put</source>
        <translation>Usar el resultado como e&amp;ntrada</translation>
    </message>
    <message>
        <source>Replace the text with the result.</source>
        <translation>Sustituye el texto por el resultado.</translation>
    </message>
    <message>
        <source>Compare &amp;with...</source>
        <translation>Co&amp;mparar con...</translation>
    </message>
    <message>
        <source>Check whether another function is equivalent.</source>
        <translation>Comprueba si otra función es equivalente.</translation>
    </message>
    <message>
        <source>&amp;New Problem...</source>
        <translation>Problema nue&amp;vo...</translation>
    </message>
    <message>
        <source>Choose a random problem with its answer key.</source>
        <translation>Elige un problema aleatorio con sus soluciones.</translation>
    </message>
    <message>
        <source>&amp;Make Another Problem</source>
        <translation>Crear otro &amp;problema</translation>
    </message>
    <message>
        <source>Make a problem with the same settings and a new seed.</source>
        <translation>Crea un problema con los mismos ajustes y una semilla nueva.</translation>
    </message>
    <message>
        <source>Save the S&amp;heet...</source>
        <translation>Guardar la &amp;hoja...</translation>
    </message>
    <message>
        <source>Save the sheet for students as Markdown, LaTeX or PDF.</source>
        <translation>Guarda la hoja para estudiantes como Markdown, LaTeX o PDF.</translation>
    </message>
    <message>
        <source>Save the Answer Key...</source>
        <translation>Guardar las soluciones...</translation>
    </message>
    <message>
        <source>Save the minimum forms as Markdown, LaTeX or PDF.</source>
        <translation>Guarda las formas mínimas como Markdown, LaTeX o PDF.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;2 Variables</source>
        <translation>Mapa vacío, &amp;2 variables</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of two variables.</source>
        <translation>Empieza con un mapa de Karnaugh vacío de dos variables.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;3 Variables</source>
        <translation>Mapa vacío, &amp;3 variables</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of three variables.</source>
        <translation>Empieza con un mapa de Karnaugh vacío de tres variables.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;4 Variables</source>
        <translation>Mapa vacío, &amp;4 variables</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of four variables.</source>
        <translation>Empieza con un mapa de Karnaugh vacío de cuatro variables.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;5 Variables</source>
        <translation>Mapa vacío, &amp;5 variables</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of five variables.</source>
        <translation>Empieza con un mapa de Karnaugh vacío de cinco variables.</translation>
    </message>
    <message>
        <source>Empty Map, &amp;6 Variables</source>
        <translation>Mapa vacío, &amp;6 variables</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map of six variables.</source>
        <translation>Empieza con un mapa de Karnaugh vacío de seis variables.</translation>
    </message>
    <message>
        <source>Show the &amp;Example</source>
        <translation>Mostrar el e&amp;jemplo</translation>
    </message>
    <message>
        <source>Replace the text with the worked example.</source>
        <translation>Sustituye el texto por el ejemplo resuelto.</translation>
    </message>
    <message>
        <source>Example: Seven Se&amp;gments</source>
        <translation>Ejemplo: &amp;siete segmentos</translation>
    </message>
    <message>
        <source>A table with seven outputs and don&apos;t-cares.</source>
        <translation>Una tabla con siete salidas y valores indiferentes.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Play or pause the search.</source>
        <translation>Reproduce o pausa la búsqueda.</translation>
    </message>
    <message>
        <source>Start of the Search</source>
        <translation>Inicio de la búsqueda</translation>
    </message>
    <message>
        <source>Go to the start of the search.</source>
        <translation>Va al inicio de la búsqueda.</translation>
    </message>
    <message>
        <source>One Step Bac&amp;k</source>
        <translation>Un paso &amp;atrás</translation>
    </message>
    <message>
        <source>Go back by one expansion.</source>
        <translation>Retrocede una expansión.</translation>
    </message>
    <message>
        <source>One Step Fo&amp;rward</source>
        <translation>Un paso ade&amp;lante</translation>
    </message>
    <message>
        <source>Go forward by one expansion.</source>
        <translation>Avanza una expansión.</translation>
    </message>
    <message>
        <source>End of &amp;the Search</source>
        <translation>&amp;Final de la búsqueda</translation>
    </message>
    <message>
        <source>Go to the end of the search.</source>
        <translation>Va al final de la búsqueda.</translation>
    </message>
    <message>
        <source>Next Line of Code</source>
        <translation>Línea de código siguiente</translation>
    </message>
    <message>
        <source>Execute one line of the pseudo-code.</source>
        <translation>Ejecuta una línea del pseudocódigo.</translation>
    </message>
    <message>
        <source>Previo&amp;us Line of Code</source>
        <translation>Línea de cód&amp;igo anterior</translation>
    </message>
    <message>
        <source>Go back by one line of the pseudo-code.</source>
        <translation>Retrocede una línea del pseudocódigo.</translation>
    </message>
    <message>
        <source>Walk the Path</source>
        <translation>Recorrer el camino</translation>
    </message>
    <message>
        <source>Animate the walk along the path, or pause it.</source>
        <translation>Anima el recorrido del camino, o lo pausa.</translation>
    </message>
    <message>
        <source>Step &amp;Back on the Path</source>
        <translation>Paso &amp;atrás en el camino</translation>
    </message>
    <message>
        <source>Go back by one step of the path.</source>
        <translation>Retrocede un paso del camino.</translation>
    </message>
    <message>
        <source>Step o&amp;n along the Path</source>
        <translation>Pas&amp;o adelante en el camino</translation>
    </message>
    <message>
        <source>Go forward by one step of the path.</source>
        <translation>Avanza un paso del camino.</translation>
    </message>
    <message>
        <source>&amp;Compare All</source>
        <translation>&amp;Comparar todos</translation>
    </message>
    <message>
        <source>Run all algorithms on this problem and compare their results.</source>
        <translation>Ejecuta todos los algoritmos en este problema y compara sus resultados.</translation>
    </message>
    <message>
        <source>Compare on &amp;Growing Mazes</source>
        <translation>Comparar en laberintos cada ve&amp;z mayores</translation>
    </message>
    <message>
        <source>Plot the nodes expanded on larger and larger mazes.</source>
        <translation>Representa los nodos expandidos en laberintos cada vez mayores.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Comparison</source>
        <translation>Copiar la com&amp;paración</translation>
    </message>
    <message>
        <source>Copy the table of all algorithms as text.</source>
        <translation>Copia la tabla de todos los algoritmos como texto.</translation>
    </message>
    <message>
        <source>Copy the Comparison as CS&amp;V</source>
        <translation>Copiar la comparació&amp;n como CSV</translation>
    </message>
    <message>
        <source>Copy the table of all algorithms as comma-separated values.</source>
        <translation>Copia la tabla de todos los algoritmos como valores separados por comas.</translation>
    </message>
    <message>
        <source>Draw &amp;Walls</source>
        <translation>Dibujar &amp;muros</translation>
    </message>
    <message>
        <source>Drag to draw or erase walls.</source>
        <translation>Arrastra para dibujar o borrar muros.</translation>
    </message>
    <message>
        <source>&amp;Draw Costs</source>
        <translation>&amp;Dibujar costos</translation>
    </message>
    <message>
        <source>Drag to set the cost of entering a cell.</source>
        <translation>Arrastra para fijar el costo de entrar en una casilla.</translation>
    </message>
    <message>
        <source>Place the &amp;Start</source>
        <translation>Colocar &amp;el inicio</translation>
    </message>
    <message>
        <source>Click to place the start.</source>
        <translation>Haz clic para colocar el inicio.</translation>
    </message>
    <message>
        <source>Place the Goa&amp;l</source>
        <translation>Colocar la me&amp;ta</translation>
    </message>
    <message>
        <source>Click to place the goal.</source>
        <translation>Haz clic para colocar la meta.</translation>
    </message>
    <message>
        <source>Add &amp;Food</source>
        <translation>Poner o &amp;quitar comida</translation>
    </message>
    <message>
        <source>Drag to add or remove food.</source>
        <translation>Arrastra para poner o quitar comida.</translation>
    </message>
    <message>
        <source>&amp;Eight Neighbours</source>
        <translation>Oc&amp;ho vecinos</translation>
    </message>
    <message>
        <source>Turn diagonal moves on or off.</source>
        <translation>Activa o desactiva los pasos en diagonal.</translation>
    </message>
    <message>
        <source>&amp;Distances</source>
        <translation>Di&amp;stancias</translation>
    </message>
    <message>
        <source>Colour each cell by the cost of its shortest path to the goal, or by the search.</source>
        <translation>Colorea cada casilla según el costo de su camino más corto a la meta, o según la búsqueda.</translation>
    </message>
    <message>
        <source>&amp;Values in the Cells</source>
        <translation>&amp;Valores en las casillas</translation>
    </message>
    <message>
        <source>Show or hide g, h and f in cells that are large enough.</source>
        <translation>Muestra u oculta g, h y f en las casillas que son lo bastante grandes.</translation>
    </message>
    <message>
        <source>Cle&amp;ar the Maze</source>
        <translation>Vaciar el la&amp;berinto</translation>
    </message>
    <message>
        <source>Turn the whole maze into plain floor.</source>
        <translation>Convierte todo el laberinto en suelo normal.</translation>
    </message>
    <message>
        <source>Generate a &amp;Maze</source>
        <translation>&amp;Generar un laberinto</translation>
    </message>
    <message>
        <source>Generate a maze or a tile order with the current settings.</source>
        <translation>Genera un laberinto o un orden de las fichas con los ajustes actuales.</translation>
    </message>
    <message>
        <source>Generate with Ne&amp;xt Seed</source>
        <translation>Generar con la pró&amp;xima semilla</translation>
    </message>
    <message>
        <source>Generate a maze or shuffle the tiles with the next seed.</source>
        <translation>Genera un laberinto o mezcla las fichas con la semilla siguiente.</translation>
    </message>
    <message>
        <source>Map of Roman&amp;ia</source>
        <translation>Mapa de R&amp;umania</translation>
    </message>
    <message>
        <source>Search for routes on the textbook&apos;s map of Romania.</source>
        <translation>Busca rutas en el mapa de Rumania del libro de texto.</translation>
    </message>
    <message>
        <source>Draw a Graph</source>
        <translation>Dibujar un grafo</translation>
    </message>
    <message>
        <source>Search a graph that you draw, with your own costs and heuristics.</source>
        <translation>Busca en un grafo que dibujas tú, con tus propios costos y heurísticas.</translation>
    </message>
    <message>
        <source>S&amp;how the Example</source>
        <translation>Mostrar el e&amp;jemplo</translation>
    </message>
    <message>
        <source>Open the small example maze.</source>
        <translation>Abre el laberinto pequeño de ejemplo.</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>Search for a solution from this position.</source>
        <translation>Busca una solución desde esta posición.</translation>
    </message>
    <message>
        <source>Show a jump that leads to the goal, or how far to go back.</source>
        <translation>Muestra un salto que lleva al objetivo, o hasta dónde hay que retroceder.</translation>
    </message>
    <message>
        <source>Still Sol&amp;vable?</source>
        <translation>¿Aún resol&amp;uble?</translation>
    </message>
    <message>
        <source>Show whether each position can still be solved, and mark the jumps that keep it solvable.</source>
        <translation>Muestra si cada posición aún se puede resolver y señala los saltos que la mantienen resoluble.</translation>
    </message>
    <message>
        <source>&amp;Make the Table</source>
        <translation>Crear la ta&amp;bla</translation>
    </message>
    <message>
        <source>Solve every position of the board once; then hints and the solvability indicator are instant.</source>
        <translation>Resuelve una vez todas las posiciones del tablero; después, las pistas y el indicador de resolubilidad son instantáneos.</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Go back to the starting position.</source>
        <translation>Vuelve a la posición inicial.</translation>
    </message>
    <message>
        <source>&amp;Play the Jumps</source>
        <translation>&amp;Reproducir los saltos</translation>
    </message>
    <message>
        <source>Play the jumps one by one.</source>
        <translation>Reproduce los saltos uno por uno.</translation>
    </message>
    <message>
        <source>Ne&amp;xt Reason</source>
        <translation>Razón &amp;siguiente</translation>
    </message>
    <message>
        <source>Draw the next reason why there is no solution.</source>
        <translation>Dibuja la siguiente razón por la que no hay solución.</translation>
    </message>
    <message>
        <source>Go to the Bl&amp;under</source>
        <translation>Ir al &amp;error grave</translation>
    </message>
    <message>
        <source>Go to the position before the jump that put the goal out of reach.</source>
        <translation>Va a la posición anterior al salto que dejó el objetivo fuera de alcance.</translation>
    </message>
    <message>
        <source>One Jump Bac&amp;k</source>
        <translation>Un salto &amp;atrás</translation>
    </message>
    <message>
        <source>Go back by one jump.</source>
        <translation>Retrocede un salto.</translation>
    </message>
    <message>
        <source>One Jump Fo&amp;rward</source>
        <translation>Un salto a&amp;delante</translation>
    </message>
    <message>
        <source>Go forward by one jump.</source>
        <translation>Avanza un salto.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Click a peg, then the hole it jumps to.</source>
        <translation>Haz clic en una clavija y después en el hueco al que salta.</translation>
    </message>
    <message>
        <source>Set Pe&amp;gs</source>
        <translation>Poner c&amp;lavijas</translation>
    </message>
    <message>
        <source>Click a hole to add or remove its peg.</source>
        <translation>Haz clic en un hueco para poner o quitar su clavija.</translation>
    </message>
    <message>
        <source>Set the Goa&amp;l</source>
        <translation>Fijar el &amp;objetivo</translation>
    </message>
    <message>
        <source>Click the holes that must have a peg at the end.</source>
        <translation>Haz clic en los huecos que deben tener una clavija al final.</translation>
    </message>
    <message>
        <source>&amp;Draw Holes</source>
        <translation>Dibujar &amp;huecos</translation>
    </message>
    <message>
        <source>Click to add or remove a hole; drag to move one.</source>
        <translation>Haz clic para añadir o quitar un hueco; arrastra un hueco para moverlo.</translation>
    </message>
    <message>
        <source>Dra&amp;w Lines</source>
        <translation>Dibujar lí&amp;neas</translation>
    </message>
    <message>
        <source>Click three holes to add a line; click a line to remove it.</source>
        <translation>Haz clic en tres huecos para añadir una línea; haz clic en una línea para quitarla.</translation>
    </message>
    <message>
        <source>Show the &amp;Numbers</source>
        <translation>Mos&amp;trar los números</translation>
    </message>
    <message>
        <source>Show the number of each hole.</source>
        <translation>Muestra el número de cada hueco.</translation>
    </message>
    <message>
        <source>&amp;Copy the Jumps</source>
        <translation>&amp;Copiar los saltos</translation>
    </message>
    <message>
        <source>Copy the jumps in the assignment&apos;s format.</source>
        <translation>Copia los saltos en el formato de la tarea.</translation>
    </message>
    <message>
        <source>Random &amp;Board</source>
        <translation>Tablero aleator&amp;io</translation>
    </message>
    <message>
        <source>Make a random board that can be solved, with the size and difficulty of the Game tab.</source>
        <translation>Crea un tablero aleatorio que se puede resolver, con el tamaño y la dificultad de la pestaña Partida.</translation>
    </message>
    <message>
        <source>Open the triangle of fifteen with a solution to step through.</source>
        <translation>Abre el triángulo de quince con una solución para recorrerla paso a paso.</translation>
    </message>
    <message>
        <source>&amp;Next Statement</source>
        <translation>Afirmación &amp;siguiente</translation>
    </message>
    <message>
        <source>Highlight the next statement in the picture and in all three texts.</source>
        <translation>Resalta la afirmación siguiente en la imagen y en los tres textos.</translation>
    </message>
    <message>
        <source>&amp;Previous Statement</source>
        <translation>Afirmación ante&amp;rior</translation>
    </message>
    <message>
        <source>Highlight the previous statement in the picture and in all three texts.</source>
        <translation>Resalta la afirmación anterior en la imagen y en los tres textos.</translation>
    </message>
    <message>
        <source>Edit the &amp;Words</source>
        <translation>Editar las &amp;palabras</translation>
    </message>
    <message>
        <source>Go to the puzzle in words.</source>
        <translation>Va al acertijo en palabras.</translation>
    </message>
    <message>
        <source>Edit the P&amp;ropositions</source>
        <translation>Editar las pr&amp;oposiciones</translation>
    </message>
    <message>
        <source>Go to the formulas of propositional logic.</source>
        <translation>Va a las fórmulas de lógica proposicional.</translation>
    </message>
    <message>
        <source>Edit the E&amp;quations</source>
        <translation>Editar las ec&amp;uaciones</translation>
    </message>
    <message>
        <source>Go to the equations over GF(2).</source>
        <translation>Va a las ecuaciones sobre GF(2).</translation>
    </message>
    <message>
        <source>Wrap in mod &amp;2</source>
        <translation>Envolver en mod &amp;2</translation>
    </message>
    <message>
        <source>Add mod 2 to the equations that Mace4 reads differently.</source>
        <translation>Añade mod 2 a las ecuaciones que Mace4 lee de otra manera.</translation>
    </message>
    <message>
        <source>Algebra: go to the given equations.</source>
        <translation>Álgebra: va a las ecuaciones dadas.</translation>
    </message>
    <message>
        <source>Algebra: go back by one step.</source>
        <translation>Álgebra: retrocede un paso.</translation>
    </message>
    <message>
        <source>S&amp;tep Forward</source>
        <translation>Paso a&amp;delante</translation>
    </message>
    <message>
        <source>Algebra: go forward by one step.</source>
        <translation>Álgebra: avanza un paso.</translation>
    </message>
    <message>
        <source>Algebra: go to the solution.</source>
        <translation>Álgebra: va a la solución.</translation>
    </message>
    <message>
        <source>&amp;Copy for Mace4</source>
        <translation>&amp;Copiar para Mace4</translation>
    </message>
    <message>
        <source>Copy the propositions as a Mace4 file.</source>
        <translation>Copia las proposiciones como archivo de Mace4.</translation>
    </message>
    <message>
        <source>Copy the &amp;Equations for Mace4</source>
        <translation>Copiar las &amp;ecuaciones para Mace4</translation>
    </message>
    <message>
        <source>Copy the equations as a Mace4 file.</source>
        <translation>Copia las ecuaciones como archivo de Mace4.</translation>
    </message>
    <message>
        <source>Copy as DIM&amp;ACS</source>
        <translation>Copiar como D&amp;IMACS</translation>
    </message>
    <message>
        <source>Copy the puzzle as DIMACS clauses.</source>
        <translation>Copia el acertijo como cláusulas DIMACS.</translation>
    </message>
    <message>
        <source>Copy the &amp;Derivation</source>
        <translation>Copiar la deri&amp;vación</translation>
    </message>
    <message>
        <source>Copy all steps of the derivation as text.</source>
        <translation>Copia todos los pasos de la derivación como texto.</translation>
    </message>
    <message>
        <source>Copy the Deri&amp;vation as LaTeX</source>
        <translation>Copiar la derivación como LaTe&amp;X</translation>
    </message>
    <message>
        <source>Copy all steps of the derivation as a LaTeX document.</source>
        <translation>Copia todos los pasos de la derivación como documento LaTeX.</translation>
    </message>
    <message>
        <source>E&amp;xport...</source>
        <translation>Expor&amp;tar...</translation>
    </message>
    <message>
        <source>Save the puzzle as words, propositions, equations, clauses or a derivation.</source>
        <translation>Guarda el acertijo como palabras, proposiciones, ecuaciones, cláusulas o derivación.</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Acertijo &amp;nuevo...</translation>
    </message>
    <message>
        <source>Make a puzzle and try to solve it.</source>
        <translation>Crea un acertijo e intenta resolverlo.</translation>
    </message>
    <message>
        <source>Open the first trial of the lady and the tiger.</source>
        <translation>Abre la primera prueba de la dama o el tigre.</translation>
    </message>
    <message>
        <source>Next Exa&amp;mple</source>
        <translation>Ejemplo si&amp;guiente</translation>
    </message>
    <message>
        <source>Open the next of the trials, then the islanders.</source>
        <translation>Abre la siguiente de las pruebas, y después los isleños.</translation>
    </message>
    <message>
        <source>Find a model, or show that there is none.</source>
        <translation>Halla un modelo, o muestra que no hay ninguno.</translation>
    </message>
    <message>
        <source>Enumerate &amp;All Models</source>
        <translation>Enumerar todos los &amp;modelos</translation>
    </message>
    <message>
        <source>List the models one by one, projected onto the chosen atoms.</source>
        <translation>Enumera los modelos uno por uno, proyectados sobre los átomos elegidos.</translation>
    </message>
    <message>
        <source>Find &amp;Minimal Core (MUS)</source>
        <translation>Hallar un &amp;núcleo mínimo (MUS)</translation>
    </message>
    <message>
        <source>Find and mark a minimal unsatisfiable core.</source>
        <translation>Halla y marca un núcleo insatisfacible mínimo.</translation>
    </message>
    <message>
        <source>Copy the Core</source>
        <translation>Copiar el núcleo</translation>
    </message>
    <message>
        <source>Copy the clauses of the core with the names of their atoms.</source>
        <translation>Copia las cláusulas del núcleo con los nombres de sus átomos.</translation>
    </message>
    <message>
        <source>Save the Core...</source>
        <translation>Guardar el núcleo...</translation>
    </message>
    <message>
        <source>Save the clauses of the core as DIMACS or in the assignment format.</source>
        <translation>Guarda las cláusulas del núcleo como DIMACS o en el formato de la tarea.</translation>
    </message>
    <message>
        <source>&amp;Check the Proof</source>
        <translation>&amp;Comprobar la demostración</translation>
    </message>
    <message>
        <source>Check the recorded proof step by step with an independent checker.</source>
        <translation>Comprueba la demostración registrada paso a paso con un verificador independiente.</translation>
    </message>
    <message>
        <source>Save the &amp;Proof...</source>
        <translation>Guardar la demo&amp;stración...</translation>
    </message>
    <message>
        <source>Save the proof as DRAT, text or binary.</source>
        <translation>Guarda la demostración como DRAT, de texto o binario.</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Answer...</source>
        <translation>&amp;Guardar la respuesta...</translation>
    </message>
    <message>
        <source>Save the answer in the assignment format or the SAT Competition format.</source>
        <translation>Guarda la respuesta en el formato de la tarea o en el de la SAT Competition.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Answer</source>
        <translation>C&amp;opiar la respuesta</translation>
    </message>
    <message>
        <source>Copy the answer in the assignment format.</source>
        <translation>Copia la respuesta en el formato de la tarea.</translation>
    </message>
    <message>
        <source>Copy the Answer by Names</source>
        <translation>Copiar la respuesta con nombres</translation>
    </message>
    <message>
        <source>Copy the model with the names of the atoms.</source>
        <translation>Copia el modelo con los nombres de los átomos.</translation>
    </message>
    <message>
        <source>Copy t&amp;he Statistics</source>
        <translation>Copiar las es&amp;tadísticas</translation>
    </message>
    <message>
        <source>Copy the statistics of the run as a table.</source>
        <translation>Copia las estadísticas de la ejecución como tabla.</translation>
    </message>
    <message>
        <source>Propagate Units</source>
        <translation>Propagar las cláusulas unitarias</translation>
    </message>
    <message>
        <source>Give values to the atoms that unit clauses force.</source>
        <translation>Da valores a los átomos que fuerzan las cláusulas unitarias.</translation>
    </message>
    <message>
        <source>Take Back a Value</source>
        <translation>Retirar un valor</translation>
    </message>
    <message>
        <source>Undo the last change to an atom&apos;s value.</source>
        <translation>Deshace el último cambio de los valores de los átomos.</translation>
    </message>
    <message>
        <source>Clear the Values</source>
        <translation>Borrar los valores</translation>
    </message>
    <message>
        <source>Leave all atoms open.</source>
        <translation>Deja abiertos todos los átomos.</translation>
    </message>
    <message>
        <source>Back to the Model</source>
        <translation>Volver al modelo</translation>
    </message>
    <message>
        <source>Show the model that was found again.</source>
        <translation>Vuelve a mostrar el modelo encontrado.</translation>
    </message>
    <message>
        <source>Generate Clauses...</source>
        <translation>Generar cláusulas...</translation>
    </message>
    <message>
        <source>Choose random or classical clauses to generate.</source>
        <translation>Elige qué cláusulas generar, aleatorias o clásicas.</translation>
    </message>
    <message>
        <source>&amp;Watch the Engine</source>
        <translation>O&amp;bservar el motor</translation>
    </message>
    <message>
        <source>Follow the engine step by step, forwards and backwards.</source>
        <translation>Sigue al motor paso a paso, hacia delante y hacia atrás.</translation>
    </message>
    <message>
        <source>One Step &amp;Forward</source>
        <translation>Un paso ade&amp;lante</translation>
    </message>
    <message>
        <source>Watch: go to the next event.</source>
        <translation>Observar: va al evento siguiente.</translation>
    </message>
    <message>
        <source>Watch: go to the previous event.</source>
        <translation>Observar: va al evento anterior.</translation>
    </message>
    <message>
        <source>Next &amp;Decision</source>
        <translation>Decisión s&amp;iguiente</translation>
    </message>
    <message>
        <source>Watch: go to the next decision.</source>
        <translation>Observar: va a la decisión siguiente.</translation>
    </message>
    <message>
        <source>Previous Dec&amp;ision</source>
        <translation>D&amp;ecisión anterior</translation>
    </message>
    <message>
        <source>Watch: go to the previous decision.</source>
        <translation>Observar: va a la decisión anterior.</translation>
    </message>
    <message>
        <source>Next Conflic&amp;t</source>
        <translation>Con&amp;flicto siguiente</translation>
    </message>
    <message>
        <source>Watch: go to the next conflict.</source>
        <translation>Observar: va al conflicto siguiente.</translation>
    </message>
    <message>
        <source>Previous Conf&amp;lict</source>
        <translation>Conflicto anterio&amp;r</translation>
    </message>
    <message>
        <source>Watch: go to the previous conflict.</source>
        <translation>Observar: va al conflicto anterior.</translation>
    </message>
    <message>
        <source>Play or Paus&amp;e</source>
        <translation>Reproducir o &amp;pausar</translation>
    </message>
    <message>
        <source>Watch: play automatically, or pause.</source>
        <translation>Observar: reproduce automáticamente, o pausa.</translation>
    </message>
    <message>
        <source>Example: Class &amp;Notes</source>
        <translation>Ejemplo: ap&amp;untes de clase</translation>
    </message>
    <message>
        <source>Open the clauses of the class notes.</source>
        <translation>Abre las cláusulas de los apuntes de clase.</translation>
    </message>
    <message>
        <source>Example: Pi&amp;geonhole</source>
        <translation>E&amp;jemplo: palomar</translation>
    </message>
    <message>
        <source>Open six pigeons in five holes.</source>
        <translation>Abre el problema de seis palomas en cinco nidos.</translation>
    </message>
    <message>
        <source>Example: S&amp;udoku</source>
        <translation>Ejemplo: sudo&amp;ku</translation>
    </message>
    <message>
        <source>Open a sudoku.</source>
        <translation>Abre un sudoku.</translation>
    </message>
    <message>
        <source>Example: &amp;Random 3-SAT</source>
        <translation>Ejemplo: &amp;3-SAT aleatorio</translation>
    </message>
    <message>
        <source>Make a new random set of clauses.</source>
        <translation>Crea un nuevo conjunto aleatorio de cláusulas.</translation>
    </message>
    <message>
        <source>Example: Peg &amp;Board</source>
        <translation>Ejemplo: solitario de 10 &amp;huecos</translation>
    </message>
    <message>
        <source>Open the clauses of a peg board with ten holes.</source>
        <translation>Abre las cláusulas de un tablero de solitario con diez huecos.</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>Start a new document on this page. Undo brings the old one back.</source>
        <translation>Empieza un documento nuevo en esta página. Con Deshacer recuperas el anterior.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>Open a file. Loggia chooses the page by its format.</source>
        <translation>Abre un archivo. Loggia elige la página según su formato.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the document of this page.</source>
        <translation>Guarda el documento de esta página.</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Guardar &amp;como...</translation>
    </message>
    <message>
        <source>Save the document of this page under another name.</source>
        <translation>Guarda el documento de esta página con otro nombre.</translation>
    </message>
    <message>
        <source>&amp;Export Picture...</source>
        <translation>&amp;Exportar imagen...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the window. Your work is restored at the next start.</source>
        <translation>Cierra la ventana. Tu trabajo se restaura en el próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last step on this page.</source>
        <translation>Deshace el último paso en esta página.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone step.</source>
        <translation>Rehace el último paso deshecho.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the document of this page as text.</source>
        <translation>Copia el documento de esta página como texto.</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Replace the document of this page with the text on the clipboard.</source>
        <translation>Sustituye el documento de esta página por el texto del portapapeles.</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Copiar &amp;imagen</translation>
    </message>
    <message>
        <source>Copy the picture of this page.</source>
        <translation>Copia la imagen de esta página.</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>A&amp;justes...</translation>
    </message>
    <message>
        <source>Theme, text sizes, limits, and what is kept at exit.</source>
        <translation>Tema, tamaños de texto, límites y lo que se conserva al salir.</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation>Tema del &amp;sistema</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop.</source>
        <translation>Sigue el tema claro u oscuro del escritorio.</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>Tema &amp;claro</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Texto oscuro en una ventana clara.</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>Tema &amp;oscuro</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Texto claro en una ventana oscura.</translation>
    </message>
    <message>
        <source>Motion of the &amp;System</source>
        <translation>Animación del &amp;sistema</translation>
    </message>
    <message>
        <source>Follow the desktop&apos;s setting for animations.</source>
        <translation>Sigue el ajuste de animaciones del escritorio.</translation>
    </message>
    <message>
        <source>&amp;Full Motion</source>
        <translation>Animación &amp;completa</translation>
    </message>
    <message>
        <source>Pieces fall and views glide.</source>
        <translation>Las piezas caen y las vistas se deslizan.</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>Animación &amp;reducida</translation>
    </message>
    <message>
        <source>No animations.</source>
        <translation>Sin animaciones.</translation>
    </message>
    <message>
        <source>&amp;As the Desktop</source>
        <translation>&amp;Como el escritorio</translation>
    </message>
    <message>
        <source>Use the language of the desktop, or English if it is not available.</source>
        <translation>Usa el idioma del escritorio o, si no está disponible, el inglés.</translation>
    </message>
    <message>
        <source>Show the window in English.</source>
        <translation>Muestra la ventana en inglés.</translation>
    </message>
    <message>
        <source>Show the window in German.</source>
        <translation>Muestra la ventana en alemán.</translation>
    </message>
    <message>
        <source>Show the window in Spanish.</source>
        <translation>Muestra la ventana en español.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;1</source>
        <translation>Ir a la pestaña &amp;1</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 1.</source>
        <translation>Muestra la página cuya pestaña es la número 1.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;2</source>
        <translation>Ir a la pestaña &amp;2</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 2.</source>
        <translation>Muestra la página cuya pestaña es la número 2.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;3</source>
        <translation>Ir a la pestaña &amp;3</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 3.</source>
        <translation>Muestra la página cuya pestaña es la número 3.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;4</source>
        <translation>Ir a la pestaña &amp;4</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 4.</source>
        <translation>Muestra la página cuya pestaña es la número 4.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;5</source>
        <translation>Ir a la pestaña &amp;5</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 5.</source>
        <translation>Muestra la página cuya pestaña es la número 5.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;6</source>
        <translation>Ir a la pestaña &amp;6</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 6.</source>
        <translation>Muestra la página cuya pestaña es la número 6.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;7</source>
        <translation>Ir a la pestaña &amp;7</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 7.</source>
        <translation>Muestra la página cuya pestaña es la número 7.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;8</source>
        <translation>Ir a la pestaña &amp;8</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 8.</source>
        <translation>Muestra la página cuya pestaña es la número 8.</translation>
    </message>
    <message>
        <source>Go to Tab &amp;9</source>
        <translation>Ir a la pestaña &amp;9</translation>
    </message>
    <message>
        <source>Show the page whose tab is number 9.</source>
        <translation>Muestra la página cuya pestaña es la número 9.</translation>
    </message>
    <message>
        <source>&amp;Next Tab</source>
        <translation>Pestaña &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the tab on the right.</source>
        <translation>Va a la pestaña de la derecha.</translation>
    </message>
    <message>
        <source>&amp;Previous Tab</source>
        <translation>Pestaña anterio&amp;r</translation>
    </message>
    <message>
        <source>Go to the tab on the left.</source>
        <translation>Va a la pestaña de la izquierda.</translation>
    </message>
    <message>
        <source>Move Tab &amp;Right</source>
        <translation>Mo&amp;ver pestaña a la derecha</translation>
    </message>
    <message>
        <source>Put this tab one place to the right.</source>
        <translation>Pone esta pestaña un lugar más a la derecha.</translation>
    </message>
    <message>
        <source>Move Tab &amp;Left</source>
        <translation>Mover pestaña a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>Put this tab one place to the left.</source>
        <translation>Pone esta pestaña un lugar más a la izquierda.</translation>
    </message>
    <message>
        <source>Next &amp;Area</source>
        <translation>Área siguie&amp;nte</translation>
    </message>
    <message>
        <source>Move the focus to the next area of the window.</source>
        <translation>Mueve el foco a la siguiente área de la ventana.</translation>
    </message>
    <message>
        <source>Previous Ar&amp;ea</source>
        <translation>Ár&amp;ea anterior</translation>
    </message>
    <message>
        <source>Move the focus to the previous area of the window.</source>
        <translation>Mueve el foco al área anterior de la ventana.</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>A&amp;cercar</translation>
    </message>
    <message>
        <source>Zoom in on the picture or the text that has the focus.</source>
        <translation>Amplía la imagen o el texto que tiene el foco.</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Zoom out of the picture or the text that has the focus.</source>
        <translation>Reduce la imagen o el texto que tiene el foco.</translation>
    </message>
    <message>
        <source>Usual &amp;Size</source>
        <translation>Tamaño n&amp;ormal</translation>
    </message>
    <message>
        <source>Show the whole picture, or text at its usual size.</source>
        <translation>Muestra la imagen completa, o el texto en su tamaño normal.</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Switch full screen on or off.</source>
        <translation>Activa o desactiva la pantalla completa.</translation>
    </message>
    <message>
        <source>Find &amp;Command...</source>
        <translation>&amp;Buscar comando...</translation>
    </message>
    <message>
        <source>Type a few letters to find and run any command.</source>
        <translation>Escribe unas letras para encontrar y ejecutar cualquier comando.</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts...</source>
        <translation>Atajos de &amp;teclado...</translation>
    </message>
    <message>
        <source>View and change the keys of all commands.</source>
        <translation>Muestra y permite cambiar las teclas de todos los comandos.</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guía</translation>
    </message>
    <message>
        <source>Rules, symbols, keys and examples for this page.</source>
        <translation>Reglas, símbolos, teclas y ejemplos de esta página.</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Introducción</translation>
    </message>
    <message>
        <source>Show what this page is for, and ways to begin.</source>
        <translation>Muestra para qué sirve esta página y cómo empezar.</translation>
    </message>
    <message>
        <source>&amp;Explain This Control</source>
        <translation>&amp;Explicar este control</translation>
    </message>
    <message>
        <source>Explain the control that has the keyboard.</source>
        <translation>Explica el control que tiene el foco del teclado.</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click a control to see what it is for.</source>
        <translation>Haz clic en un control para ver para qué sirve.</translation>
    </message>
    <message>
        <source>&amp;About Loggia</source>
        <translation>&amp;Acerca de Loggia</translation>
    </message>
    <message>
        <source>Version, licence and components.</source>
        <translation>Versión, licencia y componentes.</translation>
    </message>
    <message>
        <source>&amp;New Walk</source>
        <translation>Recorrido &amp;nuevo</translation>
    </message>
    <message>
        <source>Start a walk through a new hidden cave.</source>
        <translation>Empieza un recorrido por una nueva cueva oculta.</translation>
    </message>
    <message>
        <source>&amp;Careful Step</source>
        <translation>Paso &amp;prudente</translation>
    </message>
    <message>
        <source>Show the H&amp;idden Cave</source>
        <translation>Mostrar la cueva &amp;oculta</translation>
    </message>
    <message>
        <source>Show or hide what is in each square of the hidden cave.</source>
        <translation>Muestra u oculta lo que hay en cada casilla de la cueva oculta.</translation>
    </message>
    <message>
        <source>En&amp;d the Walk</source>
        <translation>&amp;Terminar el recorrido</translation>
    </message>
    <message>
        <source>End the walk; the knowledge stays.</source>
        <translation>Termina el recorrido; el conocimiento queda.</translation>
    </message>
    <message>
        <source>Insert the Re&amp;ference Rules</source>
        <translation>Insertar las reglas de re&amp;ferencia</translation>
    </message>
    <message>
        <source>Replace the rules with the reference rules of the assignment.</source>
        <translation>Sustituye las reglas por las reglas de referencia de la tarea.</translation>
    </message>
    <message>
        <source>Replace all three texts with the worked example.</source>
        <translation>Sustituye los tres textos por el ejemplo resuelto.</translation>
    </message>
    <message>
        <source>Open &amp;Rules...</source>
        <translation>Abrir &amp;reglas...</translation>
    </message>
    <message>
        <source>Open a file in the rules editor.</source>
        <translation>Abre un archivo en el editor de reglas.</translation>
    </message>
    <message>
        <source>Open &amp;Knowledge...</source>
        <translation>Abrir cono&amp;cimiento...</translation>
    </message>
    <message>
        <source>Open a file in the knowledge editor.</source>
        <translation>Abre un archivo en el editor de conocimiento.</translation>
    </message>
    <message>
        <source>Open &amp;Statement...</source>
        <translation>Abrir &amp;afirmación...</translation>
    </message>
    <message>
        <source>Open a file in the statement editor.</source>
        <translation>Abre un archivo en el editor de la afirmación.</translation>
    </message>
    <message>
        <source>Save R&amp;ules</source>
        <translation>Guardar re&amp;glas</translation>
    </message>
    <message>
        <source>Save the rules to their file.</source>
        <translation>Guarda las reglas en su archivo.</translation>
    </message>
    <message>
        <source>Save Kno&amp;wledge</source>
        <translation>G&amp;uardar conocimiento</translation>
    </message>
    <message>
        <source>Save the knowledge to its file.</source>
        <translation>Guarda el conocimiento en su archivo.</translation>
    </message>
    <message>
        <source>Save S&amp;tatement</source>
        <translation>Guardar afir&amp;mación</translation>
    </message>
    <message>
        <source>Save the statement to its file.</source>
        <translation>Guarda la afirmación en su archivo.</translation>
    </message>
    <message>
        <source>Copy &amp;Verdict and Reason</source>
        <translation>Copiar el &amp;veredicto y su razón</translation>
    </message>
    <message>
        <source>Copy the verdict and the lines that force it as text.</source>
        <translation>Copia como texto el veredicto y las líneas que lo fuerzan.</translation>
    </message>
    <message>
        <source>Copy the Prob&amp;abilities</source>
        <translation>Copiar las pro&amp;babilidades</translation>
    </message>
    <message>
        <source>Copy the probabilities of monster and pit as a table.</source>
        <translation>Copia como tabla las probabilidades de monstruo y hoyo.</translation>
    </message>
    <message>
        <source>Go to a provably safe square if there is one, otherwise to the one with the lowest risk. On a hunt for gold, never take a risk.</source>
        <translation>Va a una casilla demostrablemente segura, si la hay; si no, a la de menor riesgo. En la búsqueda del oro no corre ningún riesgo.</translation>
    </message>
    <message>
        <source>Hunt for &amp;Gold</source>
        <translation>Búsqueda del &amp;oro</translation>
    </message>
    <message>
        <source>Play for gold and a score, with an arrow against the monster, or walk without.</source>
        <translation>Juega por el oro y por puntos, con una flecha contra el monstruo, o recorre la cueva sin ellos.</translation>
    </message>
    <message>
        <source>Gra&amp;b the Gold</source>
        <translation>&amp;Tomar el oro</translation>
    </message>
    <message>
        <source>Take the gold where it glitters.</source>
        <translation>Toma el oro donde brilla.</translation>
    </message>
    <message>
        <source>&amp;Leave the Cave</source>
        <translation>&amp;Salir de la cueva</translation>
    </message>
    <message>
        <source>Climb out at (1,1), with the gold or without.</source>
        <translation>Sale por (1,1), con el oro o sin él.</translation>
    </message>
    <message>
        <source>S&amp;hoot the Arrow...</source>
        <translation>Disparar la &amp;flecha...</translation>
    </message>
    <message>
        <source>Choose a direction for the only arrow, which flies to the wall.</source>
        <translation>Elige una dirección para la única flecha, que vuela hasta la pared.</translation>
    </message>
    <message>
        <source>Show Com&amp;pleted Fours</source>
        <translation>M&amp;ostrar los cuatros completos</translation>
    </message>
    <message>
        <source>Draw every line of four that is completed; those of the last move stand out.</source>
        <translation>Dibuja todas las líneas de cuatro completadas; las de la última jugada destacan.</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>R&amp;evisar la partida</translation>
    </message>
    <message>
        <source>Evaluate every position of this game and mark the moves that gave points away.</source>
        <translation>Evalúa todas las posiciones de esta partida y señala las jugadas que regalaron puntos.</translation>
    </message>
    <message>
        <source>Fi&amp;nd the Better Move</source>
        <translation>Buscar u&amp;na jugada mejor</translation>
    </message>
    <message>
        <source>Try other moves in the position before the mistake. Nothing is played.</source>
        <translation>Prueba otras jugadas en la posición anterior al error. La partida no cambia.</translation>
    </message>
    <message>
        <source>Cop&amp;y the Position</source>
        <translation>Cop&amp;iar la posición</translation>
    </message>
    <message>
        <source>Copy the board shown in the assignment&apos;s format, without the moves.</source>
        <translation>Copia el tablero mostrado en el formato de la tarea, sin las jugadas.</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Variante si&amp;guiente</translation>
    </message>
    <message>
        <source>Show the next alternative to the move shown.</source>
        <translation>Muestra la siguiente de las alternativas a la jugada mostrada.</translation>
    </message>
    <message>
        <source>Previo&amp;us Variation</source>
        <translation>Variante an&amp;terior</translation>
    </message>
    <message>
        <source>Show the previous alternative to the move shown.</source>
        <translation>Muestra la anterior de las alternativas a la jugada mostrada.</translation>
    </message>
    <message>
        <source>Ma&amp;ke the Variation the Main Line</source>
        <translation>&amp;Hacer principal la variante</translation>
    </message>
    <message>
        <source>The line shown becomes the main line; the old one stays as a variation.</source>
        <translation>La línea mostrada pasa a ser la principal; la anterior queda como variante.</translation>
    </message>
    <message>
        <source>&amp;Delete the Variation</source>
        <translation>El&amp;iminar la variante</translation>
    </message>
    <message>
        <source>Delete the moves of the line shown from where it leaves the main line.</source>
        <translation>Elimina las jugadas de la línea mostrada desde donde se aparta de la línea principal.</translation>
    </message>
    <message>
        <source>Save the picture of this page as SVG, PDF or PNG.</source>
        <translation>Guarda la imagen de esta página como SVG, PDF o PNG.</translation>
    </message>
    <message>
        <source>Grade &amp;Hand-ins...</source>
        <translation>Cali&amp;ficar entregas...</translation>
    </message>
    <message>
        <source>Grade what a class handed in for an assignment, in a window of its own.</source>
        <translation>Califica en una ventana aparte lo que una clase ha entregado para una tarea.</translation>
    </message>
    <message>
        <source>Find the minimum form.</source>
        <translation>Halla la forma mínima.</translation>
    </message>
    <message>
        <source>Find the minimum form again after each change to the text.</source>
        <translation>Halla de nuevo la forma mínima después de cada cambio del texto.</translation>
    </message>
    <message>
        <source>Solve the puzzle.</source>
        <translation>Resuelve el acertijo.</translation>
    </message>
    <message>
        <source>Solve again after each change to the puzzle.</source>
        <translation>Vuelve a resolver después de cada cambio del acertijo.</translation>
    </message>
    <message>
        <source>Solve again after each change to the clauses.</source>
        <translation>Vuelve a resolver después de cada cambio de las cláusulas.</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Empty Map</source>
        <translation>Mapa vacío</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujar</translation>
    </message>
    <message>
        <source>Minimise W&amp;hile Typing</source>
        <translation>Minimizar al &amp;escribir</translation>
    </message>
    <message>
        <source>Solve While T&amp;yping</source>
        <translation>Resolver al escri&amp;bir</translation>
    </message>
    <message>
        <source>Solve While &amp;Typing</source>
        <translation>Resolver al escri&amp;bir</translation>
    </message>
    <message>
        <source>&amp;Tournament...</source>
        <translation>&amp;Torneo...</translation>
    </message>
    <message>
        <source>Let engines, programs and hand-ins play Max-Connect4 or the formula game against each other, in a window of its own.</source>
        <translation>Hace que motores, programas y entregas jueguen entre sí a Max-Connect4 o al juego de fórmulas, en una ventana aparte.</translation>
    </message>
</context>
<context>
    <name>Connect4</name>
    <message>
        <source>No points yet.</source>
        <translation>Aún no hay puntos.</translation>
    </message>
    <message>
        <source>The score is %1 all.</source>
        <translation>Empate a %1.</translation>
    </message>
    <message>
        <source>%1 leads by %2 to %3.</source>
        <translation>%1 va ganando %2 a %3.</translation>
    </message>
    <message>
        <source>Draw: 1 point each.</source>
        <translation>Empate: 1 punto cada uno.</translation>
    </message>
    <message>
        <source>Draw: %1 points each.</source>
        <translation>Empate: %1 puntos cada uno.</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3.</source>
        <translation>%1 gana %2 a %3.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Prepara una posición</translation>
    </message>
    <message>
        <source>Click a column to drop a stone. Right-click a stone to remove it; the stones above it fall. With the keyboard, use the arrows, Enter and Delete.
Orange moves first, so it has as many stones as Blue or one more.</source>
        <translation>Haz clic en una columna para soltar una ficha. Haz clic derecho en una ficha para quitarla; las fichas de encima caen. Con el teclado, usa las flechas, Intro y Supr.
Naranja juega primero, así que tiene tantas fichas como Azul o una más.</translation>
    </message>
    <message>
        <source>Lines of four</source>
        <translation>Líneas de cuatro</translation>
    </message>
    <message>
        <source>Point at a score, or at a line under Points, to see the stones behind it.</source>
        <translation>Señala una puntuación, o una línea de la lista Puntos, para ver las fichas que la forman.</translation>
    </message>
    <message>
        <source>%1 moves first</source>
        <translation>%1 juega primero</translation>
    </message>
    <message>
        <source>Four in a row, vertical, horizontal or diagonal, scores a point. The game ends when the board is full; the player with more points wins.</source>
        <translation>Cuatro en línea, en vertical, horizontal o diagonal, valen un punto. La partida termina cuando el tablero está lleno; gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>1 point for %1</source>
        <translation>1 punto para %1</translation>
    </message>
    <message>
        <source>%1 points for %2</source>
        <translation>%1 puntos para %2</translation>
    </message>
    <message>
        <source>%1 played column %2</source>
        <translation>%1 jugó en la columna %2</translation>
    </message>
    <message>
        <source>Blocks %1: %2</source>
        <translation>Bloquea a %1: %2</translation>
    </message>
    <message>
        <source> 1 stone left.</source>
        <translation> Queda 1 ficha.</translation>
    </message>
    <message>
        <source> %1 stones left.</source>
        <translation> Quedan %1 fichas.</translation>
    </message>
    <message>
        <source>Game in progress (you play Orange)</source>
        <translation>Partida en curso (tú juegas con Naranja)</translation>
    </message>
    <message>
        <source>Four in a row, vertical, horizontal or diagonal, scores a point. The game ends when the board is full; the player with more points wins.
One move scores two points at once. Can you find it?</source>
        <translation>Cuatro en línea, en vertical, horizontal o diagonal, valen un punto. La partida termina cuando el tablero está lleno; gana quien tenga más puntos.
Hay una jugada que consigue dos puntos a la vez. ¿La encuentras?</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>jugador %1</translation>
    </message>
    <message>
        <source>column %1, row %2: %3</source>
        <translation>columna %1, fila %2: %3</translation>
    </message>
    <message>
        <source>, last move</source>
        <translation>, última jugada</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Max-Connect4 board</source>
        <translation>Tablero de Max-Connect4</translation>
    </message>
    <message>
        <source>Max-Connect4 board being edited</source>
        <translation>Tablero de Max-Connect4 en edición</translation>
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
        <translation>profundidad %1, %2 posición</translation>
    </message>
    <message>
        <source>depth %1, %2 positions</source>
        <translation>profundidad %1, %2 posiciones</translation>
    </message>
    <message>
        <source>, %1/s, %2</source>
        <translation>, %1/s, %2</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>a blunder: gives away %1</source>
        <translation>un error grave: regala %1</translation>
    </message>
    <message>
        <source>gives away %1</source>
        <translation>regala %1</translation>
    </message>
    <message>
        <source>gives away about %1</source>
        <translation>regala unos %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>exactamente %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profundidad %2</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1, %2 s</translation>
    </message>
    <message>
        <source>gives away %1 and the better result</source>
        <translation>regala %1 y deja escapar un resultado mejor</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer, %1</source>
        <translation>computadora, %1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Juega %1</translation>
    </message>
    <message>
        <source>Completed: %1</source>
        <translation>Completado: %1</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>definitely true</source>
        <translation>definitivamente verdadero</translation>
    </message>
    <message>
        <source>definitely false</source>
        <translation>definitivamente falso</translation>
    </message>
    <message>
        <source>possibly true, possibly false</source>
        <translation>posiblemente verdadero, posiblemente falso</translation>
    </message>
    <message>
        <source>both true and false</source>
        <translation>verdadero y falso a la vez</translation>
    </message>
    <message>
        <source>Exactly one solution</source>
        <translation>Exactamente una solución</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 soluciones</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected %1, not %2</source>
        <translation>se esperaba %1, no %2</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>se esperaba %1</translation>
    </message>
    <message>
        <source>expected %1, for example %2</source>
        <translation>se esperaba %1, por ejemplo %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>se esperaba un número de %1 a %2</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>se esperaba un número de %1 a %2, se encontró %3</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation>se esperaba un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found %3</source>
        <translation>se esperaba un número entero de %1 a %2, se encontró %3</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3</source>
        <translation>%1 debe ser un número de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is too large (the limit is %2)</source>
        <translation>%1 es demasiado grande (el límite es %2)</translation>
    </message>
    <message>
        <source>%1 is larger than %2 (the limit)</source>
        <translation>%1 supera %2 (el límite)</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>el final del texto</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>el final del archivo</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>un espacio</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>un tabulador</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a letter</source>
        <translation>una letra</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>byte %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>no se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>no se puede leer %1: %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>no se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>cannot write %1: its folder is write-protected</source>
        <translation>no se puede escribir %1: su carpeta está protegida contra escritura</translation>
    </message>
    <message>
        <source>cannot write %1: it is write-protected</source>
        <translation>no se puede escribir %1: está protegido contra escritura</translation>
    </message>
    <message>
        <source>it is a %1, not a file</source>
        <translation>no es un archivo (%1)</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>the %1 file is damaged</source>
        <translation>el archivo %1 está dañado</translation>
    </message>
    <message>
        <source>the %1 file is truncated</source>
        <translation>el archivo %1 está incompleto</translation>
    </message>
    <message>
        <source>the text is longer than 256 MB</source>
        <translation>el texto supera los 256 MB</translation>
    </message>
    <message>
        <source>nested more than %1 deep</source>
        <translation>anidado más de %1 veces</translation>
    </message>
    <message>
        <source>stopped while reading</source>
        <translation>detenido durante la lectura</translation>
    </message>
    <message>
        <source>stopped while writing %1</source>
        <translation>detenido al escribir %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>no solicitado</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>a draw (exact)</source>
        <translation>empate (exacto)</translation>
    </message>
    <message>
        <source>player %1 wins by %2 (exact)</source>
        <translation>player %1 gana por %2 (exacto)</translation>
    </message>
    <message>
        <source>player %1 wins by at least %2 (proven)</source>
        <translation>player %1 gana por al menos %2 (demostrado)</translation>
    </message>
    <message>
        <source>player %1 has at least a draw (proven)</source>
        <translation>player %1 tiene al menos el empate (demostrado)</translation>
    </message>
    <message>
        <source>player %1 loses by at most %2 (proven)</source>
        <translation>player %1 pierde por %2 como máximo (demostrado)</translation>
    </message>
    <message>
        <source>even (heuristic value)</source>
        <translation>igualado (valor heurístico)</translation>
    </message>
    <message>
        <source>player %1 is ahead by about %2 (heuristic value)</source>
        <translation>player %1 lleva una ventaja de unos %2 (valor heurístico)</translation>
    </message>
    <message>
        <source>column %1, rows %2-%3</source>
        <translation>columna %1, filas %2-%3</translation>
    </message>
    <message>
        <source>row %1, columns %2-%3</source>
        <translation>fila %1, columnas %2-%3</translation>
    </message>
    <message>
        <source>rising diagonal, columns %1-%2, rows %3-%4</source>
        <translation>diagonal ascendente, columnas %1-%2, filas %3-%4</translation>
    </message>
    <message>
        <source>falling diagonal, columns %1-%2, rows %3-%4</source>
        <translation>diagonal descendente, columnas %1-%2, filas %3-%4</translation>
    </message>
    <message>
        <source>It completes %1: %2</source>
        <translation>Completa %1: %2</translation>
    </message>
    <message>
        <source>It blocks %1 of the opponent: %2</source>
        <translation>Bloquea %1 del rival: %2</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>It leaves %1 line of four one stone short: %2</source>
        <translation>Deja %1 línea de cuatro a falta de una ficha: %2</translation>
    </message>
    <message>
        <source>It leaves %1 lines of four one stone short: %2</source>
        <translation>Deja %1 líneas de cuatro a falta de una ficha: %2</translation>
    </message>
    <message>
        <source>The opponent can then score on top of it: %1</source>
        <translation>El rival puede puntuar entonces encima: %1</translation>
    </message>
    <message>
        <source>It has no immediate effect</source>
        <translation>No tiene efecto inmediato</translation>
    </message>
    <message>
        <source>Value for player %1: %2</source>
        <translation>Valor para player %1: %2</translation>
    </message>
    <message>
        <source>The best alternative is column %1: %2</source>
        <translation>La mejor alternativa es la columna %1: %2</translation>
    </message>
    <message>
        <source>%1 exact</source>
        <translation>%1 exacto</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>depth %1, measurement %2</source>
        <translation>profundidad %1, medición %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>posición %1 de %2</translation>
    </message>
    <message>
        <source>expected 7 digits in this row, found %1</source>
        <translation>se esperaban 7 dígitos en esta fila, se encontraron %1</translation>
    </message>
    <message>
        <source>expected 6 rows, found %1</source>
        <translation>se esperaban 6 filas, se encontraron %1</translation>
    </message>
    <message>
        <source>the stone in column %1, row %2 floats: the cell below it is empty</source>
        <translation>la ficha de la columna %1, fila %2 flota: la casilla de debajo está vacía</translation>
    </message>
    <message>
        <source>the file is empty; expected six rows of seven digits</source>
        <translation>el archivo está vacío; se esperaban seis filas de siete dígitos</translation>
    </message>
    <message>
        <source>the player to move, 1 or 2, alone on this line</source>
        <translation>el jugador al que le toca, 1 o 2, solo en esta línea</translation>
    </message>
    <message>
        <source>a seventh line with the player to move, 1 or 2</source>
        <translation>una séptima línea con el jugador al que le toca, 1 o 2</translation>
    </message>
    <message>
        <source>the end of the file after the player to move</source>
        <translation>el final del archivo después del jugador al que le toca</translation>
    </message>
    <message>
        <source>player 1 has %1 stone and player 2 has %2; player 1 moves first, so it must have as many stones as player 2 or one more</source>
        <translation>el jugador 1 tiene %1 ficha y el jugador 2 tiene %2; el jugador 1 empieza, así que debe tener tantas fichas como el jugador 2 o una más</translation>
    </message>
    <message>
        <source>player 1 has %1 stones and player 2 has %2; player 1 moves first, so it must have as many stones as player 2 or one more</source>
        <translation>el jugador 1 tiene %1 fichas y el jugador 2 tiene %2; el jugador 1 empieza, así que debe tener tantas fichas como el jugador 2 o una más</translation>
    </message>
    <message>
        <source>player 1 has %1 stone and player 2 has %2, so player %3 is to move, not player %4</source>
        <translation>el jugador 1 tiene %1 ficha y el jugador 2 tiene %2, así que le toca al jugador %3, no al jugador %4</translation>
    </message>
    <message>
        <source>player 1 has %1 stones and player 2 has %2, so player %3 is to move, not player %4</source>
        <translation>el jugador 1 tiene %1 fichas y el jugador 2 tiene %2, así que le toca al jugador %3, no al jugador %4</translation>
    </message>
    <message>
        <source>a column from 1 to 7</source>
        <translation>una columna de 1 a 7</translation>
    </message>
    <message>
        <source>move %1: column %2 is full</source>
        <translation>jugada %1: la columna %2 está llena</translation>
    </message>
    <message>
        <source>column %1 is full</source>
        <translation>la columna %1 está llena</translation>
    </message>
    <message>
        <source>%1 stone</source>
        <translation>%1 ficha</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 fichas</translation>
    </message>
    <message>
        <source>player 1 has %1 and player 2 only %2; player 1 may have one more at most</source>
        <translation>el jugador 1 tiene %1 y el jugador 2 solo %2; el jugador 1 puede tener una más como máximo</translation>
    </message>
    <message>
        <source>player 2 has %1 and player 1 only %2; player 1 moves first, so player 2 cannot have more</source>
        <translation>el jugador 2 tiene %1 y el jugador 1 solo %2; el jugador 1 empieza, así que el jugador 2 no puede tener más</translation>
    </message>
    <message>
        <source>the value is between %1 and %2</source>
        <translation>el valor está entre %1 y %2</translation>
    </message>
    <message>
        <source>a match needs at least one game</source>
        <translation>un encuentro necesita al menos una partida</translation>
    </message>
    <message>
        <source>it made no move in %1 seconds</source>
        <translation>no hizo ninguna jugada en %1 segundos</translation>
    </message>
    <message>
        <source>its output contains no move</source>
        <translation>su salida no contiene ninguna jugada</translation>
    </message>
    <message>
        <source>its output is not a position: %1</source>
        <translation>su salida no es una posición: %1</translation>
    </message>
    <message>
        <source>it wrote no output</source>
        <translation>no escribió nada</translation>
    </message>
    <message>
        <source>the formula</source>
        <translation>la fórmula</translation>
    </message>
    <message>
        <source>a subformula with %1 leaves</source>
        <translation>una subfórmula con %1 hojas</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>%1 has won: %2 is %3</source>
        <translation>%1 ha ganado: %2 es %3</translation>
    </message>
    <message>
        <source>%1 wins: %2 is %3, whatever else is chosen</source>
        <translation>%1 gana: %2 es %3, se elija lo que se elija</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes %3 %4, whatever else is chosen</source>
        <translation>%1 gana: con %2, %3 resulta %4, se elija lo que se elija</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes the formula %3, whatever else is chosen</source>
        <translation>%1 gana: con %2 la fórmula resulta %3, se elija lo que se elija</translation>
    </message>
    <message>
        <source>%1 wins with %2: that makes a subformula with %3 leaves %4, whatever else is chosen</source>
        <translation>%1 gana: con %2 una subfórmula con %3 hojas resulta %4, se elija lo que se elija</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes %2 %3 in each of the %4 cases in which %5 can choose, for example %6</source>
        <translation>%1 gana: en cada uno de los %4 casos en que %5 puede elegir tiene una respuesta con la que %2 resulta %3, por ejemplo %6</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes the formula %2 in each of the %3 cases in which %4 can choose, for example %5</source>
        <translation>%1 gana: en cada uno de los %3 casos en que %4 puede elegir tiene una respuesta con la que la fórmula resulta %2, por ejemplo %5</translation>
    </message>
    <message>
        <source>%1 wins: it has a reply that makes a subformula with %2 leaves %3 in each of the %4 cases in which %5 can choose, for example %6</source>
        <translation>%1 gana: en cada uno de los %4 casos en que %5 puede elegir tiene una respuesta con la que una subfórmula con %2 hojas resulta %3, por ejemplo %6</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 pierde</translation>
    </message>
    <message>
        <source>%1 is a blunder: it gives the win away</source>
        <translation>%1 es un error grave: regala la victoria</translation>
    </message>
    <message>
        <source>Blunder in turn %1: %2 played %3; %4 would have kept the win</source>
        <translation>Error grave en el turno %1: %2 jugó %3; %4 habría conservado la victoria</translation>
    </message>
    <message>
        <source>a lower-case letter as the variable</source>
        <translation>una letra minúscula como variable</translation>
    </message>
    <message>
        <source>a lower-case letter, a to z</source>
        <translation>una letra minúscula, de «a» a «z»</translation>
    </message>
    <message>
        <source>the value 0 or 1</source>
        <translation>el valor 0 o 1</translation>
    </message>
    <message>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message>
        <source>variable %1 appears more than once</source>
        <translation>la variable %1 aparece más de una vez</translation>
    </message>
    <message>
        <source>variable %1 has no value</source>
        <translation>la variable %1 no tiene valor</translation>
    </message>
    <message>
        <source>variable %1 not in formula</source>
        <translation>la variable %1 no está en la fórmula</translation>
    </message>
    <message>
        <source>variable %1 not entered</source>
        <translation>falta la variable %1</translation>
    </message>
    <message>
        <source>%1 values for %2 variables</source>
        <translation>%1 valores para %2 variables</translation>
    </message>
    <message>
        <source>too many values for %1 variable</source>
        <translation>demasiados valores para %1 variable</translation>
    </message>
    <message>
        <source>too many values for %1 variables</source>
        <translation>demasiados valores para %1 variables</translation>
    </message>
    <message>
        <source>%1 is not a valid player</source>
        <translation>%1 no es un jugador válido</translation>
    </message>
    <message>
        <source>too many turns for number of variables</source>
        <translation>demasiados turnos para el número de variables</translation>
    </message>
    <message>
        <source>too few turns for number of variables</source>
        <translation>pocos turnos para el número de variables</translation>
    </message>
    <message>
        <source>invalid formula</source>
        <translation>fórmula no válida</translation>
    </message>
    <message>
        <source>missing line %1</source>
        <translation>falta la línea %1</translation>
    </message>
    <message>
        <source>%1 at the start of the line</source>
        <translation>%1 al principio de la línea</translation>
    </message>
    <message>
        <source>the end of the file after the values</source>
        <translation>el final del archivo después de los valores</translation>
    </message>
    <message>
        <source>the formula is always %1; the game&apos;s syntax has no constants</source>
        <translation>la fórmula es siempre %1; la sintaxis del juego no tiene constantes</translation>
    </message>
    <message>
        <source>%1 variables are too many; the game&apos;s syntax has letters for %2</source>
        <translation>%1 variables son demasiadas; la sintaxis del juego tiene letras para %2</translation>
    </message>
    <message>
        <source>the formula is longer than %1 characters</source>
        <translation>la fórmula supera los %1 caracteres</translation>
    </message>
    <message>
        <source>the drawing would exceed %1 characters</source>
        <translation>el dibujo superaría los %1 caracteres</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <translation>%1, como en %2</translation>
    </message>
    <message>
        <source>a number of variables, %1</source>
        <translation>un número de variables, %1</translation>
    </message>
    <message>
        <source>a number of leaves, %1</source>
        <translation>un número de hojas, %1</translation>
    </message>
    <message>
        <source>the winner, E or A</source>
        <translation>el ganador, E o A</translation>
    </message>
    <message>
        <source>easy, medium or hard</source>
        <translation>easy, medium o hard</translation>
    </message>
    <message>
        <source>a seed of at most 16 hexadecimal digits and nothing after it</source>
        <translation>una semilla de 16 dígitos hexadecimales como máximo y nada después</translation>
    </message>
    <message>
        <source>a seed of at most 20 digits and nothing after it</source>
        <translation>una semilla de 20 dígitos como máximo y nada después</translation>
    </message>
    <message>
        <source>found no %1 game that %2 wins with %3 variable and %4 in %5 trials; try other sizes or another seed</source>
        <translation>en %5 intentos no se encontró un juego con %3 variable y %4 que gane %2 (%1); prueba otros tamaños u otra semilla</translation>
    </message>
    <message>
        <source>found no %1 game that %2 wins with %3 variables and %4 in %5 trials; try other sizes or another seed</source>
        <translation>en %5 intentos no se encontró un juego con %3 variables y %4 que gane %2 (%1); prueba otros tamaños u otra semilla</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>%1 leaf</source>
        <translation>%1 hoja</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 hojas</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>intento %1</translation>
    </message>
    <message>
        <source>by the assignment&apos;s rules each pair of brackets joins two parts; this is a third</source>
        <translation>según las reglas de la tarea cada par de paréntesis une dos partes; esta es la tercera</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>el jugador %1</translation>
    </message>
    <message>
        <source>the player to move</source>
        <translation>quien tiene el turno</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>el otro jugador</translation>
    </message>
    <message>
        <source>%1 wins in %2 move</source>
        <translation>%1 gana en %2 jugada</translation>
    </message>
    <message>
        <source>%1 wins in %2 moves</source>
        <translation>%1 gana en %2 jugadas</translation>
    </message>
    <message>
        <source>%1 loses in %2 move</source>
        <translation>%1 pierde en %2 jugada</translation>
    </message>
    <message>
        <source>%1 loses in %2 moves</source>
        <translation>%1 pierde en %2 jugadas</translation>
    </message>
    <message>
        <source>%1 wins without end</source>
        <translation>%1 gana sin fin</translation>
    </message>
    <message>
        <source>%1 loses without end</source>
        <translation>%1 pierde sin fin</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 ha perdido</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>a draw in %1 move</source>
        <translation>empate en %1 jugada</translation>
    </message>
    <message>
        <source>a draw in %1 moves</source>
        <translation>empate en %1 jugadas</translation>
    </message>
    <message>
        <source>a draw without end</source>
        <translation>empate sin fin</translation>
    </message>
    <message>
        <source>%1: %2, because %3</source>
        <translation>%1: %2, porque %3</translation>
    </message>
    <message>
        <source>a move wins</source>
        <translation>una jugada gana</translation>
    </message>
    <message>
        <source>every move loses</source>
        <translation>todas las jugadas pierden</translation>
    </message>
    <message>
        <source>no move wins, but one leads to a draw</source>
        <translation>ninguna jugada gana, pero una lleva al empate</translation>
    </message>
    <message>
        <source>no move wins, but one avoids a loss for ever</source>
        <translation>ninguna jugada gana, pero una evita la derrota para siempre</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>a move leads to a loss for %1</source>
        <translation>una jugada lleva a la derrota (%1)</translation>
    </message>
    <message>
        <source>a move leads to a loss for player %1</source>
        <translation>una jugada lleva a la derrota del jugador %1</translation>
    </message>
    <message>
        <source>a move leads to a loss for the other player</source>
        <translation>una jugada lleva a la derrota del otro jugador</translation>
    </message>
    <message>
        <source>every move leads to a win for player %1</source>
        <translation>todas las jugadas llevan a la victoria del jugador %1</translation>
    </message>
    <message>
        <source>every move leads to a win for the other player</source>
        <translation>todas las jugadas llevan a la victoria del otro jugador</translation>
    </message>
    <message>
        <source>no move leads to a loss for player %1, but one leads to a draw</source>
        <translation>ninguna jugada lleva a la derrota del jugador %1, pero una lleva al empate</translation>
    </message>
    <message>
        <source>no move leads to a loss for the other player, but one leads to a draw</source>
        <translation>ninguna jugada lleva a la derrota del otro jugador, pero una lleva al empate</translation>
    </message>
    <message>
        <source>no move leads to a loss for player %1, but one avoids a loss for ever</source>
        <translation>ninguna jugada lleva a la derrota del jugador %1, pero una evita la propia para siempre</translation>
    </message>
    <message>
        <source>no move leads to a loss for the other player, but one avoids a loss for ever</source>
        <translation>ninguna jugada lleva a la derrota del otro jugador, pero una evita la propia para siempre</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4, which is lost for player %5</source>
        <translation>%1: %2: %3 lleva a %4, que está perdido para el jugador %5</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4, which is lost for the other player</source>
        <translation>%1: %2: %3 lleva a %4, que está perdido para el otro jugador</translation>
    </message>
    <message>
        <source>%1: %2: %3 leads to %4</source>
        <translation>%1: %2: %3 lleva a %4</translation>
    </message>
    <message>
        <source>%1: %2: every move loses; %3 to %4 holds out longest</source>
        <translation>%1: %2: todas las jugadas pierden; %3 a %4 aguanta más tiempo</translation>
    </message>
    <message>
        <source>%1: %2: no move wins, but %3 leads to %4, a draw</source>
        <translation>%1: %2: ninguna jugada gana, pero %3 lleva a %4, un empate</translation>
    </message>
    <message>
        <source>%1: %2: no move wins, but one avoids a loss for ever</source>
        <translation>%1: %2: ninguna jugada gana, pero una evita la derrota para siempre</translation>
    </message>
    <message>
        <source>%1 can never be reached, so there are %2</source>
        <translation>A %1 no se puede llegar nunca, así que hay %2</translation>
    </message>
    <message>
        <source>%1 of the %2 pairs of player and counter can be reached</source>
        <translation>se puede llegar a %1 de los %2 pares de jugador y contador</translation>
    </message>
    <message>
        <source>win</source>
        <translation>victoria</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation>victoria en %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation>derrota en %1</translation>
    </message>
    <message>
        <source>draw in %1</source>
        <translation>empate en %1</translation>
    </message>
    <message>
        <source>win without end</source>
        <translation>victoria sin fin</translation>
    </message>
    <message>
        <source>loss without end</source>
        <translation>derrota sin fin</translation>
    </message>
    <message>
        <source>draw without end</source>
        <translation>empate sin fin</translation>
    </message>
    <message>
        <source>too many nodes to draw: %1 (the limit is %2); merge more (--merge), choose a smaller game or raise the limit</source>
        <translation>demasiados nodos para dibujar: %1 (el límite es %2); fusiona más (--merge), elige un juego más pequeño o sube el límite</translation>
    </message>
    <message>
        <source>this game was solved layer by layer, which gives no graph; choose a smaller one</source>
        <translation>este juego se resolvió capa por capa, lo que no da un grafo; elige uno más pequeño</translation>
    </message>
    <message>
        <source>stopped before the game was solved</source>
        <translation>detenido antes de resolver el juego</translation>
    </message>
    <message>
        <source>stopped before the drawing was ready</source>
        <translation>detenido antes de terminar el dibujo</translation>
    </message>
    <message>
        <source>stopped before the tree was complete</source>
        <translation>detenido antes de completar el árbol</translation>
    </message>
    <message>
        <source>there are more than %1 positions</source>
        <translation>hay más de %1 posiciones</translation>
    </message>
    <message>
        <source>the positions have more than %1 moves</source>
        <translation>las posiciones tienen más de %1 jugadas</translation>
    </message>
    <message>
        <source>the positions need more than %1 MB</source>
        <translation>las posiciones necesitan más de %1 MB</translation>
    </message>
    <message>
        <source>%1 positions, %2 of them expanded</source>
        <translation>%1 posiciones, %2 de ellas expandidas</translation>
    </message>
    <message>
        <source>depth %1: %2 positions</source>
        <translation>profundidad %1: %2 posiciones</translation>
    </message>
    <message>
        <source>%1 positions, values at depth %2</source>
        <translation>%1 posiciones, valores a profundidad %2</translation>
    </message>
    <message>
        <source>positions can repeat, so the tree is infinite; limit its depth</source>
        <translation>las posiciones pueden repetirse, así que el árbol es infinito; limita su profundidad</translation>
    </message>
    <message>
        <source>the tree has more than %1 nodes</source>
        <translation>el árbol tiene más de %1 nodos</translation>
    </message>
    <message>
        <source>two numbers up to %1</source>
        <translation>dos números hasta %1</translation>
    </message>
    <message>
        <source>the size must be two numbers up to %1, for example %2</source>
        <translation>el tamaño debe constar de dos números hasta %1, por ejemplo %2</translation>
    </message>
    <message>
        <source>the board must have at least %1 columns and %2 rows</source>
        <translation>el tablero debe tener al menos %1 columnas y %2 filas</translation>
    </message>
    <message>
        <source>%1 has %2 cells; the limit is %3, for example %4</source>
        <translation>%1 tiene %2 casillas; el límite es %3, por ejemplo %4</translation>
    </message>
    <message>
        <source>%1 has %2 lines; the limit is %3, for example 3x3</source>
        <translation>%1 tiene %2 líneas; el límite es %3, por ejemplo 3x3</translation>
    </message>
    <message>
        <source>expected numbers from 1 to %1 separated by -, for example 1-2-10: the steps, then the target</source>
        <translation>se esperaban números de 1 a %1 separados por -, por ejemplo 1-2-10: los pasos y luego el objetivo</translation>
    </message>
    <message>
        <source>the steps must come before the target and must not exceed it</source>
        <translation>los pasos deben ir antes del objetivo y no pueden superarlo</translation>
    </message>
    <message>
        <source>the pile must be odd; with an even pile both players end with an even number, or both with an odd one</source>
        <translation>el montón debe ser impar; con uno par ambos jugadores acaban con un número par, o ambos con uno impar</translation>
    </message>
    <message>
        <source>the pile</source>
        <translation>el montón</translation>
    </message>
    <message>
        <source>a pile</source>
        <translation>un montón</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>a pit</source>
        <translation>un hoyo</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>la semilla</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>el tamaño</translation>
    </message>
    <message>
        <source>the number that may be taken</source>
        <translation>el número que se puede tomar</translation>
    </message>
    <message>
        <source>the number taken</source>
        <translation>el número tomado</translation>
    </message>
    <message>
        <source>the length of a line</source>
        <translation>la longitud de una línea</translation>
    </message>
    <message>
        <source>the number of points</source>
        <translation>el número de puntos</translation>
    </message>
    <message>
        <source>the number of pits</source>
        <translation>el número de hoyos</translation>
    </message>
    <message>
        <source>the number of empty cells</source>
        <translation>el número de casillas vacías</translation>
    </message>
    <message>
        <source>the number of seeds in a pit</source>
        <translation>el número de semillas en un hoyo</translation>
    </message>
    <message>
        <source>the number of player %1</source>
        <translation>el número del jugador %1</translation>
    </message>
    <message>
        <source>the boxes of player %1</source>
        <translation>las cajas del jugador %1</translation>
    </message>
    <message>
        <source>the board must have 4 or 6 columns and rows</source>
        <translation>el tablero debe tener 4 o 6 columnas y filas</translation>
    </message>
    <message>
        <source>take and the numbers that may be taken</source>
        <translation>take y los números que se pueden tomar</translation>
    </message>
    <message>
        <source>rows and the gaps between them are limited to %1 places in total</source>
        <translation>las filas y los huecos entre ellas están limitados a %1 lugares en total</translation>
    </message>
    <message>
        <source>a game, for example 1-2-10 or nim 3 4 5</source>
        <translation>un juego, por ejemplo 1-2-10 o nim 3 4 5</translation>
    </message>
    <message>
        <source>expected a game: 1-2-10, %1</source>
        <translation>se esperaba un juego: 1-2-10, %1</translation>
    </message>
    <message>
        <source>the board must be %1 rows of %2 characters (%3), separated by slashes</source>
        <translation>el tablero debe constar de %1 filas de %2 caracteres (%3), separadas por barras</translation>
    </message>
    <message>
        <source>X moves first, so %1 X and %2 O are impossible</source>
        <translation>X empieza, así que %1 X y %2 O son imposibles</translation>
    </message>
    <message>
        <source>with %1 X and %2 O, player %3 is to move</source>
        <translation>con %1 X y %2 O le toca al jugador %3</translation>
    </message>
    <message>
        <source>a disc floats in column %1</source>
        <translation>en la columna %1 flota una ficha</translation>
    </message>
    <message>
        <source>no piece can be on %1, a light square</source>
        <translation>no puede haber una pieza en %1, una casilla clara</translation>
    </message>
    <message>
        <source>the piece on %1 must be a king</source>
        <translation>la pieza de %1 debe ser una dama</translation>
    </message>
    <message>
        <source>a player has at most %1 pieces</source>
        <translation>un jugador tiene %1 piezas como máximo</translation>
    </message>
    <message>
        <source>a player has at most %1 cars</source>
        <translation>un jugador tiene %1 coches como máximo</translation>
    </message>
    <message>
        <source>a player has at most %1 pawns</source>
        <translation>un jugador tiene %1 peones como máximo</translation>
    </message>
    <message>
        <source>a player has at most %1 stones</source>
        <translation>un jugador tiene %1 piedras como máximo</translation>
    </message>
    <message>
        <source>the game ends before both players have driven off their last car</source>
        <translation>la partida termina antes de que ambos jugadores saquen su último coche</translation>
    </message>
    <message>
        <source>pile and holdings must add up to an odd number, at most %1</source>
        <translation>el montón y lo que tienen los jugadores deben sumar un número impar, %1 como máximo</translation>
    </message>
    <message>
        <source>there is a pin in a gap of the game</source>
        <translation>hay un bolo en un hueco del juego</translation>
    </message>
    <message>
        <source>pits and stores must hold %1 seeds in total</source>
        <translation>los hoyos y almacenes deben tener %1 semillas en total</translation>
    </message>
    <message>
        <source>only stones of player %1 can be on %2</source>
        <translation>en %2 solo puede haber piedras del jugador %1</translation>
    </message>
    <message>
        <source>with %1 and %2 stones placed, player %3 cannot be to move</source>
        <translation>con %1 y %2 piedras puestas no le puede tocar al jugador %3</translation>
    </message>
    <message>
        <source>nine characters: 1 and 2 four times each, and one dot</source>
        <translation>nueve caracteres: 1 y 2 cuatro veces cada uno y un punto</translation>
    </message>
    <message>
        <source>player 1 moves first, so %1 and %2 lines are impossible</source>
        <translation>el jugador 1 empieza, así que %1 y %2 líneas son imposibles</translation>
    </message>
    <message>
        <source>with %1 and %2 lines, player %3 is to move</source>
        <translation>con %1 y %2 líneas le toca al jugador %3</translation>
    </message>
    <message>
        <source>the graph has no state</source>
        <translation>el grafo no tiene estados</translation>
    </message>
    <message>
        <source>the graph has no state %1</source>
        <translation>el grafo no tiene ningún estado %1</translation>
    </message>
    <message>
        <source>the name of a state</source>
        <translation>el nombre de un estado</translation>
    </message>
    <message>
        <source>no other line has the state %1</source>
        <translation>ninguna otra línea tiene el estado %1</translation>
    </message>
    <message>
        <source>invalid name of a state; it must not contain -&gt; or any of %1</source>
        <translation>nombre de estado no válido; no puede contener -&gt; ni ninguno de %1</translation>
    </message>
    <message>
        <source>the game ends at %1</source>
        <translation>la partida termina en %1</translation>
    </message>
    <message>
        <source>the start is given twice</source>
        <translation>el inicio se da dos veces</translation>
    </message>
    <message>
        <source>the outcome is given twice</source>
        <translation>el resultado se da dos veces</translation>
    </message>
    <message>
        <source>this state has arrows, so it cannot be final</source>
        <translation>este estado tiene flechas, así que no puede ser final</translation>
    </message>
    <message>
        <source>win, loss or draw</source>
        <translation>win, loss o draw</translation>
    </message>
    <message>
        <source>the first line must name the game, for example %1</source>
        <translation>la primera línea debe nombrar el juego, por ejemplo %1</translation>
    </message>
    <message>
        <source>a token on a graph</source>
        <translation>una ficha en un grafo</translation>
    </message>
    <message>
        <source>A token on a graph</source>
        <translation>Una ficha en un grafo</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Dots and boxes</source>
        <translation>Puntos y cajas</translation>
    </message>
    <message>
        <source>Three men&apos;s morris</source>
        <translation>Alquerque de tres</translation>
    </message>
    <message>
        <source>Connect 4</source>
        <translation>Conecta 4</translation>
    </message>
    <message>
        <source>Even or Odd</source>
        <translation>Par o impar</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Kayles de Dawson</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tres en raya</translation>
    </message>
    <message>
        <source>A counter starts at 0. On your turn you add one of the allowed numbers to it. It may never pass the target. Whoever brings it to the target wins. If no number fits any more, the player to move loses.</source>
        <translation>Un contador empieza en 0. En tu turno le sumas uno de los números permitidos. Nunca puede pasar del objetivo. Gana quien lo lleva al objetivo. Si ya no cabe ningún número, pierde quien tiene el turno.</translation>
    </message>
    <message>
        <source>An odd number of tokens lies in a pile. On your turn you take at least one token and at most MOST, and keep them. The game ends when the pile is empty. One player then has an even number of tokens and the other an odd number. Whoever has an even number wins.</source>
        <translation>Un número impar de fichas forma un montón. En tu turno tomas al menos una ficha y como mucho MOST, y te las quedas. La partida termina cuando el montón está vacío. Entonces un jugador tiene un número par de fichas y el otro uno impar. Gana quien tiene un número par.</translation>
    </message>
    <message>
        <source>Tokens lie in several piles. On your turn you choose one pile and take as many tokens from it as you like, but at least one. The game ends when all piles are empty. Whoever takes the last token wins.</source>
        <translation>Hay fichas en varios montones. En tu turno eliges un montón y tomas de él cuantas fichas quieras, pero al menos una. La partida termina cuando todos los montones están vacíos. Gana quien toma la última ficha.</translation>
    </message>
    <message>
        <source>Tokens lie in one or more piles. On your turn you choose one pile and take one of the allowed numbers of tokens from it. The game ends when no allowed number is left to take. Whoever cannot move loses.</source>
        <translation>Hay fichas en uno o varios montones. En tu turno eliges un montón y tomas de él uno de los números permitidos de fichas. La partida termina cuando no queda ningún número permitido que tomar. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>Pins stand in one or more rows. On your turn you knock down one pin, or two pins that stand side by side. Pins with a gap between them are not side by side. The game ends when no pin stands. Whoever knocks down the last pin wins.</source>
        <translation>Hay bolos en una o varias filas. En tu turno derribas un bolo, o dos que están uno al lado del otro. Los bolos con un hueco entre ellos no están juntos. La partida termina cuando no queda ningún bolo en pie. Gana quien derriba el último.</translation>
    </message>
    <message>
        <source>Pins stand in one or more rows. On your turn you knock down two pins that stand side by side. Pins with a gap between them are not side by side. The game ends when no two pins stand side by side. Whoever cannot move loses.</source>
        <translation>Hay bolos en una o varias filas. En tu turno derribas dos bolos que están uno al lado del otro. Los bolos con un hueco entre ellos no están juntos. La partida termina cuando no quedan dos bolos juntos en pie. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>The board is a bar of chocolate whose top left square is poisoned. On your turn you choose a square and eat it together with every square to its right and below. Nobody may choose the poisoned square. Whoever has only the poisoned square left loses.</source>
        <translation>El tablero es una tableta de chocolate cuya onza de arriba a la izquierda está envenenada. En tu turno eliges una onza y te la comes con todas las de su derecha y de debajo. Nadie puede elegir la envenenada. Pierde a quien solo le queda la onza envenenada.</translation>
    </message>
    <message>
        <source>The board has empty cells. On your turn you put your sign on an empty cell; player 1 has X and begins, player 2 has O. The first to get LINE of their own signs in a horizontal, vertical or diagonal line wins. If the board is full and nobody has a line, the game is a draw.</source>
        <translation>El tablero tiene casillas vacías. En tu turno pones tu signo en una casilla vacía; el jugador 1 tiene X y empieza, el jugador 2 tiene O. Gana quien tiene antes LINE signos propios en una línea horizontal, vertical o diagonal. Si el tablero está lleno y nadie tiene una línea, la partida es un empate.</translation>
    </message>
    <message>
        <source>The board has vertical columns. On your turn you drop one of your discs into a column that is not full; it falls to the lowest free cell. The first to get LINE of their own discs in a horizontal, vertical or diagonal line wins. If the board is full and nobody has a line, the game is a draw.</source>
        <translation>El tablero tiene columnas verticales. En tu turno dejas caer una de tus fichas en una columna que no está llena; cae a la casilla libre más baja. Gana quien tiene antes LINE fichas propias en una línea horizontal, vertical o diagonal. Si el tablero está lleno y nadie tiene una línea, la partida es un empate.</translation>
    </message>
    <message>
        <source>The board is a star of eight points around a centre, and each player has four stones on neighbouring points. On your turn you move one stone to the one free place: from a point to the next point, from the centre to a point, or from a point to the centre. A stone may go to the centre only if a stone of the other player is next to it. Positions can repeat. Whoever cannot move loses.</source>
        <translation>El tablero es una estrella de ocho puntos alrededor de un centro, y cada jugador tiene cuatro piedras en puntos vecinos. En tu turno mueves una piedra al único lugar libre: de un punto al siguiente, del centro a un punto o de un punto al centro. Una piedra solo puede ir al centro si tiene al lado una piedra del otro jugador. Las posiciones pueden repetirse. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>Player 1 has cars at the left edge that drive to the right, player 2 has cars at the bottom that drive up. On your turn you move a car one square ahead or to a side, never back, onto a free square. From the far edge a car may drive off the board. The game ends when a player&apos;s last car has left the board: that player wins. You also win if you cannot move on your turn, so do not block the other player.</source>
        <translation>El jugador 1 tiene coches en el borde izquierdo que van hacia la derecha; el jugador 2, coches en el borde inferior que van hacia arriba. En tu turno mueves un coche una casilla adelante o a un lado, nunca atrás, a una casilla libre. Desde el borde opuesto un coche puede salir del tablero. La partida termina cuando el último coche de un jugador ha salido: ese jugador gana. También ganas si no puedes jugar en tu turno, así que no bloquees al otro jugador.</translation>
    </message>
    <message>
        <source>On your turn you place a disc on an empty cell so that at least one straight line of the other player&apos;s discs lies between it and another disc of yours. All discs in such lines become yours. If you have no such cell you pass. The game ends when neither player can move. Whoever has more discs wins; with equal numbers the game is a draw.</source>
        <translation>En tu turno pones un disco en una casilla vacía de modo que entre él y otro disco tuyo haya al menos una línea recta de discos del otro jugador. Todos los discos de esas líneas pasan a ser tuyos. Si no tienes una casilla así, pasas. La partida termina cuando ningún jugador puede jugar. Gana quien tiene más discos; con el mismo número es un empate.</translation>
    </message>
    <message>
        <source>Each player has a row of pits with seeds and a store at its end. On your turn you take all seeds of one of your pits and sow them one by one into the next pits and your own store, around the board, leaving out the other player&apos;s store. If the last seed falls into your store you move again; if it falls into an empty pit of yours, you put it and the seeds in the pit opposite into your store, unless that pit is empty. The game ends when you have no seeds in your pits on your turn; the other player keeps the seeds in theirs. Whoever has more seeds wins; with equal numbers the game is a draw.</source>
        <translation>Cada jugador tiene una fila de hoyos con semillas y un almacén al final. En tu turno tomas todas las semillas de uno de tus hoyos y las siembras una a una en los hoyos siguientes y en tu almacén, alrededor del tablero, saltándote el almacén del otro. Si la última semilla cae en tu almacén, juegas otra vez; si cae en un hoyo tuyo vacío, la pones con las semillas del hoyo de enfrente en tu almacén, salvo que ese hoyo esté vacío. La partida termina cuando no tienes semillas en tus hoyos en tu turno; el otro jugador se queda las de los suyos. Gana quien tiene más semillas; con el mismo número es un empate.</translation>
    </message>
    <message>
        <source>Men stand on the dark squares of the first row of each player. On your turn you move a man one square diagonally forward, or a king one square diagonally in any direction. A piece captures by jumping over a neighbouring piece of the other player to the free square behind it, and goes on jumping while it can; you must capture if you can. A man that reaches the last row becomes a king and stops there. Positions can repeat. Whoever has no piece left or cannot move loses.</source>
        <translation>Hay peones en las casillas oscuras de la primera fila de cada jugador. En tu turno mueves un peón una casilla en diagonal hacia delante, o una dama una casilla en diagonal en cualquier dirección. Una pieza captura saltando sobre una pieza vecina del otro jugador a la casilla libre de detrás, y sigue saltando mientras puede; si puedes capturar, debes hacerlo. Un peón que llega a la última fila se convierte en dama y se detiene. Las posiciones pueden repetirse. Pierde quien no tiene piezas o no puede jugar.</translation>
    </message>
    <message>
        <source>The board is a grid of dots. On your turn you draw a line between two neighbouring dots. If your line closes a box, or two boxes, they are yours and you move again. The game ends when all lines are drawn. Whoever has more boxes wins; with equal numbers the game is a draw.</source>
        <translation>El tablero es una cuadrícula de puntos. En tu turno trazas una línea entre dos puntos vecinos. Si tu línea cierra una caja, o dos, son tuyas y juegas otra vez. La partida termina cuando se han trazado todas las líneas. Gana quien tiene más cajas; con el mismo número es un empate.</translation>
    </message>
    <message>
        <source>Each player has a row of pawns; player 1 moves up, player 2 down. On your turn you move a pawn straight forward onto a free square, or capture a pawn of the other player diagonally in front of it. Whoever brings a pawn to the far row wins. Whoever cannot move loses.</source>
        <translation>Cada jugador tiene una fila de peones; el jugador 1 va hacia arriba, el jugador 2 hacia abajo. En tu turno mueves un peón recto adelante a una casilla libre, o capturas un peón del otro jugador en diagonal delante de él. Gana quien lleva un peón a la fila opuesta. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>The board has empty squares. On your turn you cover two neighbouring empty squares with a domino. Player 1 places dominoes vertically, player 2 horizontally. Whoever cannot place a domino loses.</source>
        <translation>El tablero tiene casillas vacías. En tu turno cubres dos casillas vacías vecinas con una ficha de dominó. El jugador 1 las pone en vertical, el jugador 2 en horizontal. Pierde quien no puede poner una ficha.</translation>
    </message>
    <message>
        <source>The board has nine points joined by lines. First the players take turns placing four stones each on free points. Then on your turn you move one of your stones along a line to a free neighbouring point. Whoever has three of their own stones in a line wins, also while stones are placed. Positions can repeat. Whoever cannot move loses.</source>
        <translation>El tablero tiene nueve puntos unidos por líneas. Primero los jugadores ponen por turnos cuatro piedras cada uno en puntos libres. Después, en tu turno mueves una de tus piedras por una línea a un punto vecino libre. Gana quien tiene tres piedras propias en línea, también mientras se ponen. Las posiciones pueden repetirse. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>The board has nine points joined by lines. First the players take turns placing three stones each on free points. Then on your turn you move one of your stones along a line to a free neighbouring point. Whoever has three of their own stones in a line wins, also while stones are placed. Positions can repeat. Whoever cannot move loses.</source>
        <translation>El tablero tiene nueve puntos unidos por líneas. Primero los jugadores ponen por turnos tres piedras cada uno en puntos libres. Después, en tu turno mueves una de tus piedras por una línea a un punto vecino libre. Gana quien tiene tres piedras propias en línea, también mientras se ponen. Las posiciones pueden repetirse. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>The board has points, and every two of them can be joined by a line. On your turn you draw a line of your colour between two points that are not joined yet. Whoever first closes a triangle of their own colour, with three of the points as corners, loses. If all lines are drawn and there is no such triangle, the game is a draw.</source>
        <translation>El tablero tiene puntos, y cada dos de ellos se pueden unir con una línea. En tu turno trazas una línea de tu color entre dos puntos aún no unidos. Pierde quien cierra antes un triángulo de su propio color con tres de los puntos como vértices. Si se han trazado todas las líneas y no hay tal triángulo, la partida es un empate.</translation>
    </message>
    <message>
        <source>Stones of both players fill the board like a chessboard. Player 1 begins by taking away one of their own stones in the middle or in a corner, and player 2 takes away one of theirs next to the gap. Then on your turn you jump with a stone over a neighbouring stone of the other player to the free square behind it, which captures that stone. You may go on jumping with the same stone in the same direction. Whoever cannot move loses.</source>
        <translation>Las piedras de ambos jugadores llenan el tablero como un tablero de ajedrez. El jugador 1 empieza quitando una piedra propia del centro o de una esquina, y el jugador 2 quita una suya junto al hueco. Después, en tu turno saltas con una piedra sobre una piedra vecina del otro jugador a la casilla libre de detrás, lo que la captura. Puedes seguir saltando con la misma piedra en la misma dirección. Pierde quien no puede jugar.</translation>
    </message>
    <message>
        <source>A token stands on a state of the graph. On your turn you move it along an arrow that you may follow. The game ends at a final state with its outcome, and whoever cannot move loses. Positions can repeat if arrows form a cycle.</source>
        <translation>Una ficha está en un estado del grafo. En tu turno la mueves por una flecha que puedas seguir. La partida termina en un estado final con su resultado, y pierde quien no puede jugar. Las posiciones pueden repetirse si las flechas forman un ciclo.</translation>
    </message>
    <message>
        <source>Triangle, %1 holes</source>
        <translation>Triángulo, %1 huecos</translation>
    </message>
    <message>
        <source>Hexagon, %1 holes</source>
        <translation>Hexágono, %1 huecos</translation>
    </message>
    <message>
        <source>Plus, %1 holes</source>
        <translation>Cruz, %1 huecos</translation>
    </message>
    <message>
        <source>English board, %1 holes</source>
        <translation>Tablero inglés, %1 huecos</translation>
    </message>
    <message>
        <source>European board, %1 holes</source>
        <translation>Tablero europeo, %1 huecos</translation>
    </message>
    <message>
        <source>Diamond, %1 holes</source>
        <translation>Rombo, %1 huecos</translation>
    </message>
    <message>
        <source>German board (Wiegleb), %1 holes</source>
        <translation>Tablero alemán (Wiegleb), %1 huecos</translation>
    </message>
    <message>
        <source>there is no hole %1; the holes are 1 to %2</source>
        <translation>no hay hueco %1; los huecos son de 1 a %2</translation>
    </message>
    <message>
        <source>a line needs three different holes, found %1</source>
        <translation>una línea necesita tres huecos distintos, se encontraron %1</translation>
    </message>
    <message>
        <source>expected 1 to %1 holes, found %2</source>
        <translation>se esperaban de 1 a %1 huecos, se encontraron %2</translation>
    </message>
    <message>
        <source>a board has at most 64 holes</source>
        <translation>un tablero tiene 64 huecos como máximo</translation>
    </message>
    <message>
        <source>there is already a hole here</source>
        <translation>aquí ya hay un hueco</translation>
    </message>
    <message>
        <source>this line already exists</source>
        <translation>esta línea ya existe</translation>
    </message>
    <message>
        <source>the encoding has more than %1 clauses</source>
        <translation>la codificación tiene más de %1 cláusulas</translation>
    </message>
    <message>
        <source>there are fewer pegs at the start than the goal requires</source>
        <translation>al inicio hay menos clavijas de las que pide el objetivo</translation>
    </message>
    <message>
        <source>the number of rounds</source>
        <translation>el número de rondas</translation>
    </message>
    <message>
        <source>expected 1 to %1 rounds, found %2</source>
        <translation>se esperaban de 1 a %1 rondas, se encontraron %2</translation>
    </message>
    <message>
        <source>1 preconditions</source>
        <translation>1 precondiciones</translation>
    </message>
    <message>
        <source>2 effects</source>
        <translation>2 efectos</translation>
    </message>
    <message>
        <source>3A frame: pegs leave only by jumps</source>
        <translation>3A marco: las clavijas solo se van por saltos</translation>
    </message>
    <message>
        <source>3B frame: pegs arrive only by jumps</source>
        <translation>3B marco: las clavijas solo llegan por saltos</translation>
    </message>
    <message>
        <source>4A at most one jump at a time</source>
        <translation>4A como máximo un salto en cada momento</translation>
    </message>
    <message>
        <source>4B at least one jump at a time</source>
        <translation>4B al menos un salto en cada momento</translation>
    </message>
    <message>
        <source>5 start</source>
        <translation>5 inicio</translation>
    </message>
    <message>
        <source>6A at most the goal&apos;s pegs at the end</source>
        <translation>6A al final, como máximo las clavijas del objetivo</translation>
    </message>
    <message>
        <source>6B at least one peg at the end</source>
        <translation>6B al menos una clavija al final</translation>
    </message>
    <message>
        <source>position classes</source>
        <translation>clases de posiciones</translation>
    </message>
    <message>
        <source>pagoda functions</source>
        <translation>funciones pagoda</translation>
    </message>
    <message>
        <source>order of independent jumps</source>
        <translation>orden de saltos independientes</translation>
    </message>
    <message>
        <source>A jump needs two pegs and a hole: when it is made, there are pegs in a and b, and none in c</source>
        <translation>Un salto necesita dos clavijas y un hueco: al darlo hay clavijas en a y b, y ninguna en c</translation>
    </message>
    <message>
        <source>What a jump does: afterwards a and b are empty, and the peg is in c</source>
        <translation>Lo que hace un salto: después a y b están vacíos y la clavija está en c</translation>
    </message>
    <message>
        <source>A peg stays where it is unless a jump takes it away: if it is gone, it has jumped or was jumped over</source>
        <translation>Una clavija se queda donde está si ningún salto se la lleva: si ya no está, ha saltado o la han saltado</translation>
    </message>
    <message>
        <source>A hole stays empty unless a peg jumps into it</source>
        <translation>Un hueco sigue vacío si ninguna clavija salta a él</translation>
    </message>
    <message>
        <source>Two jumps are never made at the same time</source>
        <translation>Nunca se dan dos saltos a la vez</translation>
    </message>
    <message>
        <source>In the parallel encodings this holds only for jumps that share a hole</source>
        <translation>En las codificaciones paralelas esto vale solo para saltos que comparten un hueco</translation>
    </message>
    <message>
        <source>A jump is made at every time step, so none is wasted</source>
        <translation>En cada momento se da algún salto, para no desperdiciar ningún momento</translation>
    </message>
    <message>
        <source>Which holes have pegs at the start: a clause of one literal for each hole</source>
        <translation>Qué huecos tienen clavijas al inicio: una cláusula de un literal por cada hueco</translation>
    </message>
    <message>
        <source>At the end no more pegs are left than the goal allows, and each goal hole has one</source>
        <translation>Al final no quedan más clavijas de las que permite el objetivo, y cada hueco meta tiene una</translation>
    </message>
    <message>
        <source>For one peg, with T the time of the end:</source>
        <translation>Para una clavija, con T el momento final:</translation>
    </message>
    <message>
        <source>At the end at least one peg is left</source>
        <translation>Al final queda al menos una clavija</translation>
    </message>
    <message>
        <source>It follows from the other axioms, but helps the solver</source>
        <translation>Se sigue de los demás axiomas, pero ayuda al resolutor</translation>
    </message>
    <message>
        <source>In some sets of holes no jump changes whether the number of pegs is even or odd, so the end has the same parities as the start</source>
        <translation>En algunos conjuntos de huecos ningún salto cambia si el número de clavijas es par o impar, así que el final tiene las mismas paridades que el inicio</translation>
    </message>
    <message>
        <source>With some weights of the holes no jump makes the pegs heavier, so at each time they weigh at least as much as at the end</source>
        <translation>Con algunos pesos de los huecos ningún salto hace más pesadas las clavijas, así que en todo momento pesan al menos tanto como al final</translation>
    </message>
    <message>
        <source>These clauses follow from the others</source>
        <translation>Estas cláusulas se siguen de las demás</translation>
    </message>
    <message>
        <source>Two jumps that share no hole can be swapped</source>
        <translation>Dos saltos que no comparten hueco se pueden intercambiar</translation>
    </message>
    <message>
        <source>Only one of the two orders is allowed, which leaves the solver less to search</source>
        <translation>Solo se permite uno de los dos órdenes, y al resolutor le queda menos por buscar</translation>
    </message>
    <message>
        <source>the file is empty; expected the number of holes and the empty hole</source>
        <translation>el archivo está vacío; se esperaban el número de huecos y el hueco vacío</translation>
    </message>
    <message>
        <source>the number of holes</source>
        <translation>el número de huecos</translation>
    </message>
    <message>
        <source>the number of a hole</source>
        <translation>el número de un hueco</translation>
    </message>
    <message>
        <source>the number of pegs</source>
        <translation>el número de clavijas</translation>
    </message>
    <message>
        <source>the hole that is empty at the start</source>
        <translation>el hueco vacío al inicio</translation>
    </message>
    <message>
        <source>the hole that has a peg at the end</source>
        <translation>el hueco que tiene una clavija al final</translation>
    </message>
    <message>
        <source>the number of pegs that are left at the end</source>
        <translation>el número de clavijas que quedan al final</translation>
    </message>
    <message>
        <source>%1 (no empty hole)</source>
        <translation>%1 (ningún hueco vacío)</translation>
    </message>
    <message>
        <source>hole %1 is listed twice</source>
        <translation>el hueco %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the end of the line after %1</source>
        <translation>el final de la línea después de %1</translation>
    </message>
    <message>
        <source>a line of three holes</source>
        <translation>una línea de tres huecos</translation>
    </message>
    <message>
        <source>a line of three holes, `final`, `left`, `layout` or `jumps`</source>
        <translation>una línea de tres huecos, `final`, `left`, `layout` o `jumps`</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 se da dos veces</translation>
    </message>
    <message>
        <source>expected 1 to %1 pegs left, found %2</source>
        <translation>se esperaban de 1 a %1 clavijas restantes, se encontraron %2</translation>
    </message>
    <message>
        <source>hole %1 already has a place</source>
        <translation>el hueco %1 ya tiene un lugar</translation>
    </message>
    <message>
        <source>the layout has no place for hole %1</source>
        <translation>la disposición no tiene lugar para el hueco %1</translation>
    </message>
    <message>
        <source>%1 is not possible here</source>
        <translation>%1 no es posible aquí</translation>
    </message>
    <message>
        <source>a jump, for example Jump(4,2,1)</source>
        <translation>un salto, por ejemplo Jump(4,2,1)</translation>
    </message>
    <message>
        <source>this is jump %1, but its time is %2</source>
        <translation>este es el salto %1, pero su momento es %2</translation>
    </message>
    <message>
        <source>holes %1, %2 and %3 are not a line</source>
        <translation>los huecos %1, %2 y %3 no son una línea</translation>
    </message>
    <message>
        <source>hole %1 is empty</source>
        <translation>el hueco %1 está vacío</translation>
    </message>
    <message>
        <source>hole %1 is not empty</source>
        <translation>el hueco %1 no está vacío</translation>
    </message>
    <message>
        <source>not reachable: %1, because the number of pegs in holes %2 is odd at the start, and every jump changes it by 0 or 2</source>
        <translation>no se puede alcanzar: %1, porque el número de clavijas en los huecos %2 es impar al inicio, y cada salto lo cambia en 0 o 2</translation>
    </message>
    <message>
        <source>not reachable: %1, because the number of pegs in holes %2 is even at the start, and every jump changes it by 0 or 2</source>
        <translation>no se puede alcanzar: %1, porque el número de clavijas en los huecos %2 es par al inicio, y cada salto lo cambia en 0 o 2</translation>
    </message>
    <message>
        <source>not reachable: %1, because with the hole weights %2 no jump increases the total weight of the pegs, which is %3 at the start</source>
        <translation>no se puede alcanzar: %1, porque con los pesos de hueco %2 ningún salto aumenta el peso total de las clavijas, que es %3 al inicio</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>found no %1 board of %2 holes; try another number of holes or another seed</source>
        <translation>no se encontró un tablero de %2 huecos (%1); prueba otro número de huecos u otra semilla</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 huecos</translation>
    </message>
    <message>
        <source>stopped before there was such a board</source>
        <translation>detenido antes de hallar un tablero así</translation>
    </message>
    <message>
        <source>jump %1 of %2: %3 positions</source>
        <translation>salto %1 de %2: %3 posiciones</translation>
    </message>
    <message>
        <source>back to jump %1</source>
        <translation>vuelta al salto %1</translation>
    </message>
    <message>
        <source>the table of positions is damaged</source>
        <translation>la tabla de posiciones está dañada</translation>
    </message>
    <message>
        <source>without braces the bar covers only the first letter</source>
        <translation>sin llaves la barra cubre solo la primera letra</translation>
    </message>
    <message>
        <source>the bar covers only the last letter of this name; use %1 to negate all of it</source>
        <translation>la barra cubre solo la última letra de este nombre; usa %1 para negarlo entero</translation>
    </message>
    <message>
        <source>%1 needs two operands, found %2</source>
        <translation>%1 necesita dos operandos, se encontró %2</translation>
    </message>
    <message>
        <source>%1 next to %2 needs brackets, because the precedence of %3 differs between languages</source>
        <translation>%1 junto a %2 necesita paréntesis, porque la precedencia de %3 cambia según el lenguaje</translation>
    </message>
    <message>
        <source>a chain of %1 needs brackets</source>
        <translation>una cadena de %1 necesita paréntesis</translation>
    </message>
    <message>
        <source>%1 next to %2 needs brackets</source>
        <translation>%1 junto a %2 necesita paréntesis</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>un nombre entre comillas</translation>
    </message>
    <message>
        <source>a word of %1 bytes</source>
        <translation>una palabra de %1 bytes</translation>
    </message>
    <message>
        <source>the formula is empty</source>
        <translation>la fórmula está vacía</translation>
    </message>
    <message>
        <source>a variable, a constant, a negation or an opening bracket</source>
        <translation>una variable, una constante, una negación o un paréntesis de apertura</translation>
    </message>
    <message>
        <source>an operator or the end of the formula</source>
        <translation>un operador o el final de la fórmula</translation>
    </message>
    <message>
        <source>expected an operator or %1 for the %2 in line %3, column %4, found %5</source>
        <translation>se esperaba un operador o %1 para %2 en la línea %3, columna %4, se encontró %5</translation>
    </message>
    <message>
        <source>expected an operator, %1 or %2 for the %3 in line %4, column %5, found %6</source>
        <translation>se esperaba un operador, %1 o %2 para %3 en la línea %4, columna %5, se encontró %6</translation>
    </message>
    <message>
        <source>the formula is longer than 256 MB</source>
        <translation>la fórmula supera los 256 MB</translation>
    </message>
    <message>
        <source>%1 is not UTF-8</source>
        <translation>%1 no es UTF-8</translation>
    </message>
    <message>
        <source>unknown character %1</source>
        <translation>carácter desconocido %1</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for the negation, or %3 for a variable of that name</source>
        <translation>%1 es ambiguo; escribe %2 para la negación, o %3 para una variable con ese nombre</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for a variable, or %3 for a product</source>
        <translation>%1 es ambiguo; escribe %2 para una variable, o %3 para un producto</translation>
    </message>
    <message>
        <source>a name that starts with a letter, or a constant 0 or 1</source>
        <translation>un nombre que empiece con una letra, o una constante 0 o 1</translation>
    </message>
    <message>
        <source>a variable is one letter, found %1</source>
        <translation>una variable es una letra, se encontró %1</translation>
    </message>
    <message>
        <source>a variable is one letter</source>
        <translation>una variable es una letra</translation>
    </message>
    <message>
        <source>T and F are ambiguous next to other capital letters; write 1 and 0, or lower-case variables</source>
        <translation>T y F son ambiguas junto a otras mayúsculas; escribe 1 y 0, o variables en minúscula</translation>
    </message>
    <message>
        <source>ambiguous bar over several letters; write %1 or %2</source>
        <translation>barra ambigua sobre varias letras; escribe %1 o %2</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>comando desconocido %1</translation>
    </message>
    <message>
        <source>an operator next to the word %1</source>
        <translation>un operador junto a la palabra %1</translation>
    </message>
    <message>
        <source>%1 has no variable named %2</source>
        <translation>%1 no tiene ninguna variable llamada %2</translation>
    </message>
    <message>
        <source>the line is too long (the limit is 256 MB)</source>
        <translation>la línea es demasiado larga (el límite es 256 MB)</translation>
    </message>
    <message>
        <source>expected %1 for the %2 in column %3</source>
        <translation>se esperaba %1 para %2 en la columna %3</translation>
    </message>
    <message>
        <source>a statement: a symbol or %1</source>
        <translation>una afirmación: un símbolo o %1</translation>
    </message>
    <message>
        <source>a statement or an empty line</source>
        <translation>una afirmación o una línea vacía</translation>
    </message>
    <message>
        <source>only blanks</source>
        <translation>solo espacios</translation>
    </message>
    <message>
        <source>an unmatched %1</source>
        <translation>%1 sin pareja</translation>
    </message>
    <message>
        <source>the end of the line after the statement</source>
        <translation>el final de la línea después de la afirmación</translation>
    </message>
    <message>
        <source>a connective right after %1: %2</source>
        <translation>una conectiva justo después de %1: %2</translation>
    </message>
    <message>
        <source>write the symbol %1 without brackets; expected a connective: %2</source>
        <translation>escribe el símbolo %1 sin paréntesis; se esperaba una conectiva: %2</translation>
    </message>
    <message>
        <source>unknown connective %1; expected %2</source>
        <translation>conectiva desconocida %1; se esperaba %2</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>una afirmación</translation>
    </message>
    <message>
        <source>%1 takes exactly %2, found %3</source>
        <translation>%1 lleva exactamente %2, se encontraron %3</translation>
    </message>
    <message>
        <source>one statement</source>
        <translation>una afirmación</translation>
    </message>
    <message>
        <source>two statements</source>
        <translation>dos afirmaciones</translation>
    </message>
    <message>
        <source>a blank before %1</source>
        <translation>un espacio antes de %1</translation>
    </message>
    <message>
        <source>a blank after %1</source>
        <translation>un espacio después de %1</translation>
    </message>
    <message>
        <source>a connective must follow %1; expected %2</source>
        <translation>después de %1 debe ir una conectiva; se esperaba %2</translation>
    </message>
    <message>
        <source>unknown symbol %1; expected %2</source>
        <translation>símbolo desconocido %1; se esperaba %2</translation>
    </message>
    <message>
        <source>%1 with i and j from 1 to 4</source>
        <translation>%1 con i y j de 1 a 4</translation>
    </message>
    <message>
        <source>ambiguous: a symbol or a formula; put blanks around the operators</source>
        <translation>ambiguo: un símbolo o una fórmula; pon espacios alrededor de los operadores</translation>
    </message>
    <message>
        <source>a chain of xor is ambiguous; write (xor A B C) or one(A, B, C) for exactly one, (A xor B) xor C for an odd number</source>
        <translation>una cadena de xor es ambigua; escribe (xor A B C) o one(A, B, C) para exactamente uno, (A xor B) xor C para un número impar</translation>
    </message>
    <message>
        <source>the formula is too long (the limit is %1 characters)</source>
        <translation>la fórmula es demasiado larga (el límite es %1 caracteres)</translation>
    </message>
    <message>
        <source>%1 is never closed</source>
        <translation>%1 no se cierra nunca</translation>
    </message>
    <message>
        <source>`*` and `+` are mixed; each needs its own brackets</source>
        <translation>`*` y `+` están mezclados; cada uno necesita sus propios paréntesis</translation>
    </message>
    <message>
        <source>missing `*` or `+` before this letter (variables are single letters)</source>
        <translation>falta `*` o `+` antes de esta letra (las variables son letras sueltas)</translation>
    </message>
    <message>
        <source>missing `*` or `+` before %1</source>
        <translation>falta `*` o `+` antes de %1</translation>
    </message>
    <message>
        <source>expected a formula, found nothing</source>
        <translation>se esperaba una fórmula, no se encontró nada</translation>
    </message>
    <message>
        <source>a formula</source>
        <translation>una fórmula</translation>
    </message>
    <message>
        <source>a formula before %1</source>
        <translation>una fórmula antes de %1</translation>
    </message>
    <message>
        <source>a formula after %1</source>
        <translation>una fórmula después de %1</translation>
    </message>
    <message>
        <source>a formula between %1 and %2</source>
        <translation>una fórmula entre %1 y %2</translation>
    </message>
    <message>
        <source>a formula between these brackets</source>
        <translation>una fórmula entre estos paréntesis</translation>
    </message>
    <message>
        <source>missing brackets around the operands of %1</source>
        <translation>faltan paréntesis alrededor de los operandos de %1</translation>
    </message>
    <message>
        <source>unmatched %1</source>
        <translation>%1 sin pareja</translation>
    </message>
    <message>
        <source>the end of the formula</source>
        <translation>el final de la fórmula</translation>
    </message>
    <message>
        <source>the end of the formula before this letter (variables are single letters)</source>
        <translation>el final de la fórmula antes de esta letra (las variables son letras sueltas)</translation>
    </message>
    <message>
        <source>brackets are not allowed around %1</source>
        <translation>no se permiten paréntesis alrededor de %1</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>una variable</translation>
    </message>
    <message>
        <source>a negation</source>
        <translation>una negación</translation>
    </message>
    <message>
        <source>%1 after `-`</source>
        <translation>%1 después de `-`</translation>
    </message>
    <message>
        <source>blanks are not allowed in a formula; found %1</source>
        <translation>no se permiten espacios en una fórmula; se encontró %1</translation>
    </message>
    <message>
        <source>unexpected %1 in the formula: %2</source>
        <translation>%1 inesperado en la fórmula: %2</translation>
    </message>
    <message>
        <source>%1 needs two or more operands, found %2</source>
        <translation>%1 necesita dos o más operandos, se encontraron %2</translation>
    </message>
    <message>
        <source>the expression is too large: it would have more than %1 operands</source>
        <translation>la expresión es demasiado grande: tendría más de %1 operandos</translation>
    </message>
    <message>
        <source>Input file is empty</source>
        <translation>La entrada está vacía</translation>
    </message>
    <message>
        <source>missing %1 for this list</source>
        <translation>falta %1 para esta lista</translation>
    </message>
    <message>
        <source>unknown command %1; expected %2</source>
        <translation>comando desconocido %1; se esperaba %2</translation>
    </message>
    <message>
        <source>Mace4 does not use the list %1; it was ignored</source>
        <translation>Mace4 no usa la lista %1; se ha ignorado</translation>
    </message>
    <message>
        <source>%1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>%1 solo controla la búsqueda de Mace4; aquí no tiene efecto</translation>
    </message>
    <message>
        <source>the flag %1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>la opción %1 solo controla la búsqueda de Mace4; aquí no tiene efecto</translation>
    </message>
    <message>
        <source>the parameter %1 only controls Mace4&apos;s search; it has no effect here</source>
        <translation>el parámetro %1 solo controla la búsqueda de Mace4; aquí no tiene efecto</translation>
    </message>
    <message>
        <source>Mace4 has no flag %1; it was ignored</source>
        <translation>Mace4 no tiene la opción %1; se ha ignorado</translation>
    </message>
    <message>
        <source>Mace4 has no parameter %1; it was ignored</source>
        <translation>Mace4 no tiene el parámetro %1; se ha ignorado</translation>
    </message>
    <message>
        <source>%1 is not allowed in propositional logic</source>
        <translation>%1 no está permitido en lógica proposicional</translation>
    </message>
    <message>
        <source>a list of distinct terms is not allowed in propositional logic</source>
        <translation>una lista de términos distintos no está permitida en lógica proposicional</translation>
    </message>
    <message>
        <source>%1 compares terms, but propositional logic has none</source>
        <translation>%1 compara términos, pero la lógica proposicional no los tiene</translation>
    </message>
    <message>
        <source>%1 compares terms, but propositional logic has none; use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>%1 compara términos, pero la lógica proposicional no los tiene; usa &apos;&lt;-&gt;&apos; para fórmulas</translation>
    </message>
    <message>
        <source>%1 has arguments; a proposition has none</source>
        <translation>%1 tiene argumentos; una proposición no los tiene</translation>
    </message>
    <message>
        <source>a number is not a formula; use $T for true and $F for false</source>
        <translation>un número no es una fórmula; usa $T para verdadero y $F para falso</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a capital letter; use another name, for example %2</source>
        <translation>%1 es una variable porque empieza con mayúscula; usa otro nombre, por ejemplo %2</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a letter from u to z; use another name, for example %2</source>
        <translation>%1 es una variable porque empieza con una letra de u a z; usa otro nombre, por ejemplo %2</translation>
    </message>
    <message>
        <source>2 (the equations are over GF(2))</source>
        <translation>2 (las ecuaciones son sobre GF(2))</translation>
    </message>
    <message>
        <source>a sum or a product</source>
        <translation>una suma o un producto</translation>
    </message>
    <message>
        <source>the quotation mark is never closed</source>
        <translation>las comillas no se cierran nunca</translation>
    </message>
    <message>
        <source>this %1 is never closed</source>
        <translation>%1 no se cierra nunca</translation>
    </message>
    <message>
        <source>a name without arguments must not have brackets</source>
        <translation>un nombre sin argumentos no debe llevar paréntesis</translation>
    </message>
    <message>
        <source>a name, %1 or a quantifier</source>
        <translation>un nombre, %1 o un cuantificador</translation>
    </message>
    <message>
        <source>the operand before %1 needs brackets</source>
        <translation>el operando antes de %1 necesita paréntesis</translation>
    </message>
    <message>
        <source>an operand of %1 needs brackets</source>
        <translation>un operando de %1 necesita paréntesis</translation>
    </message>
    <message>
        <source>an operator or %1</source>
        <translation>un operador o %1</translation>
    </message>
    <message>
        <source>%1 after %2 is ambiguous; add brackets</source>
        <translation>%1 después de %2 es ambiguo; añade paréntesis</translation>
    </message>
    <message>
        <source>expected a list, for example %1</source>
        <translation>se esperaba una lista, por ejemplo %1</translation>
    </message>
    <message>
        <source>Terminating &quot;.&quot; not found</source>
        <translation>Falta el «.» final</translation>
    </message>
    <message>
        <source>A product with 0 is 0, and 0 adds nothing</source>
        <translation>Un producto con 0 es 0, y 0 no suma nada</translation>
    </message>
    <message>
        <source>0 adds nothing</source>
        <translation>0 no suma nada</translation>
    </message>
    <message>
        <source>A factor 1 changes nothing</source>
        <translation>Un factor 1 no cambia nada</translation>
    </message>
    <message>
        <source>Multiply out</source>
        <translation>Desarrolla el producto</translation>
    </message>
    <message>
        <source>Remove the brackets (multiplication is associative)</source>
        <translation>Quita los paréntesis (la multiplicación es asociativa)</translation>
    </message>
    <message>
        <source>Remove the brackets (addition is associative)</source>
        <translation>Quita los paréntesis (la suma es asociativa)</translation>
    </message>
    <message>
        <source>Multiply out; equal factors count once, and equal terms cancel</source>
        <translation>Desarrolla el producto; los factores iguales cuentan una vez y los términos iguales se cancelan</translation>
    </message>
    <message>
        <source>Equal terms cancel in pairs</source>
        <translation>Los términos iguales se cancelan por pares</translation>
    </message>
    <message>
        <source>%1 = 0: equal terms cancel</source>
        <translation>%1 = 0: los términos iguales se cancelan</translation>
    </message>
    <message>
        <source>%1 occur twice, so they cancel</source>
        <translation>%1 aparecen dos veces, así que se cancelan</translation>
    </message>
    <message>
        <source>%1 gives the value of %2</source>
        <translation>%1 da el valor de %2</translation>
    </message>
    <message>
        <source>%1 expresses %2: substitute it for %2 everywhere</source>
        <translation>%1 expresa %2: sustitúyela por %2 en todas partes</translation>
    </message>
    <message>
        <source>Solve %1 for %2: it equals the sum of the other terms</source>
        <translation>Despeja %2 en %1: es igual a la suma de los demás términos</translation>
    </message>
    <message>
        <source>x + y = 0 means x = y</source>
        <translation>x + y = 0 significa x = y</translation>
    </message>
    <message>
        <source>Add %1 to %2 to make it shorter</source>
        <translation>Suma %1 a %2 para acortarla</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>x = 0 and y = 0 give x + z*y = 0</source>
        <translation>x = 0 e y = 0 dan x + z*y = 0</translation>
    </message>
    <message>
        <source>x = 0 and y = 0 give u*x + v*y = 0</source>
        <translation>x = 0 e y = 0 dan u*x + v*y = 0</translation>
    </message>
    <message>
        <source>x*y = 1 means x = 1 and y = 1</source>
        <translation>x*y = 1 significa x = 1 e y = 1</translation>
    </message>
    <message>
        <source>Rewrite it with the remaining equations</source>
        <translation>Reescríbela con las ecuaciones restantes</translation>
    </message>
    <message>
        <source>%1 is a sum of multiples of the remaining equations and simplifies them (Gröbner basis)</source>
        <translation>%1 es una suma de múltiplos de las ecuaciones restantes y las simplifica (base de Gröbner)</translation>
    </message>
    <message>
        <source>Substitute %1 from %2 into %3</source>
        <translation>Sustituye %1 de %2 en %3</translation>
    </message>
    <message>
        <source>A repeated factor counts once (xx = x)</source>
        <translation>Un factor repetido cuenta una vez (xx = x)</translation>
    </message>
    <message>
        <source>Factor %1: %2</source>
        <translation>Factoriza %1: %2</translation>
    </message>
    <message>
        <source>A product is 1 only if each factor is 1, so %1</source>
        <translation>Un producto es 1 solo si cada factor es 1, así que %1</translation>
    </message>
    <message>
        <source>All solutions of the remaining equations have this in common (checked by trying all values)</source>
        <translation>Todas las soluciones de las ecuaciones restantes tienen esto en común (comprobado probando todos los valores)</translation>
    </message>
    <message>
        <source>%1 has become 0 = 0, which is always true</source>
        <translation>%1 ha quedado en 0 = 0, que siempre se cumple</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Elimínala</translation>
    </message>
    <message>
        <source>%1 follows from the others</source>
        <translation>%1 se sigue de las demás</translation>
    </message>
    <message>
        <source>%1 has become 0 = 1, which is never true: there is no solution</source>
        <translation>%1 ha quedado en 0 = 1, que nunca se cumple: no hay solución</translation>
    </message>
    <message>
        <source>If %1, the left side is %2 and the right side is %3: equal modulo 2, but not for Mace4, which computes with integers</source>
        <translation>Si %1, el lado izquierdo es %2 y el derecho %3: iguales módulo 2, pero no para Mace4, que calcula con enteros</translation>
    </message>
    <message>
        <source>all are 0</source>
        <translation>todas son 0</translation>
    </message>
    <message>
        <source>%1 is 1</source>
        <translation>%1 es 1</translation>
    </message>
    <message>
        <source>%1 are 1</source>
        <translation>%1 son 1</translation>
    </message>
    <message>
        <source>%1 is 1 and the other one is 0</source>
        <translation>%1 es 1 y la otra es 0</translation>
    </message>
    <message>
        <source>%1 is 1 and the others are 0</source>
        <translation>%1 es 1 y las demás son 0</translation>
    </message>
    <message>
        <source>%1 are 1 and the other one is 0</source>
        <translation>%1 son 1 y la otra es 0</translation>
    </message>
    <message>
        <source>%1 are 1 and the others are 0</source>
        <translation>%1 son 1 y las demás son 0</translation>
    </message>
    <message>
        <source>too many variables: %1 (the limit is %2)</source>
        <translation>demasiadas variables: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>the polynomial has too many terms (more than %1)</source>
        <translation>el polinomio tiene demasiados términos (más de %1)</translation>
    </message>
    <message>
        <source>a constant cannot be substituted</source>
        <translation>una constante no se puede sustituir</translation>
    </message>
    <message>
        <source>Mace4 computes with integers, where an odd sum of three or more terms need not be 1; translate with --mod for Mace4</source>
        <translation>Mace4 calcula con enteros, donde una suma impar de tres o más términos no tiene por qué ser 1; traduce con --mod para Mace4</translation>
    </message>
    <message>
        <source>At least %1 solution</source>
        <translation>Al menos %1 solución</translation>
    </message>
    <message>
        <source>At least %1 solutions</source>
        <translation>Al menos %1 soluciones</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>No solution: statement %1 contradicts itself</source>
        <translation>Sin solución: la afirmación %1 se contradice</translation>
    </message>
    <message>
        <source>No solution: statements %1 contradict each other</source>
        <translation>Sin solución: las afirmaciones %1 se contradicen</translation>
    </message>
    <message>
        <source>statement %1 contradicts itself</source>
        <translation>la afirmación %1 se contradice</translation>
    </message>
    <message>
        <source>statements %1 contradict each other</source>
        <translation>las afirmaciones %1 se contradicen</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>La conclusión</translation>
    </message>
    <message>
        <source>%1 holds in any case</source>
        <translation>%1 se cumple en cualquier caso</translation>
    </message>
    <message>
        <source>%1 follows from statement %2</source>
        <translation>%1 se sigue de la afirmación %2</translation>
    </message>
    <message>
        <source>%1 follows from statements %2</source>
        <translation>%1 se sigue de las afirmaciones %2</translation>
    </message>
    <message>
        <source>%1 does not follow</source>
        <translation>%1 no se sigue</translation>
    </message>
    <message>
        <source>%1 does not follow: a counter-model is %2</source>
        <translation>%1 no se sigue: un contramodelo es %2</translation>
    </message>
    <message>
        <source>%1 was not decided: stopped</source>
        <translation>%1 no se decidió: detenido</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <source>There are no statements yet</source>
        <translation>Aún no hay afirmaciones</translation>
    </message>
    <message>
        <source>there are no statements</source>
        <translation>no hay afirmaciones</translation>
    </message>
    <message>
        <source>Stopped before a solution was found</source>
        <translation>Detenido antes de encontrar una solución</translation>
    </message>
    <message>
        <source>statement %1 cannot be written in words: %2</source>
        <translation>la afirmación %1 no se puede escribir con palabras: %2</translation>
    </message>
    <message>
        <source>the puzzle cannot be written in words</source>
        <translation>el acertijo no se puede escribir con palabras</translation>
    </message>
    <message>
        <source>the formulas cannot be written in words</source>
        <translation>las fórmulas no se pueden escribir con palabras</translation>
    </message>
    <message>
        <source>the formulas cannot be written as a Mace4 file</source>
        <translation>las fórmulas no se pueden escribir como archivo de Mace4</translation>
    </message>
    <message>
        <source>its formula is too long</source>
        <translation>su fórmula es demasiado larga</translation>
    </message>
    <message>
        <source>the words would omit %1, which no statement depends on</source>
        <translation>con palabras se perdería %1, del que no depende ninguna afirmación</translation>
    </message>
    <message>
        <source>there are %1 rooms, not two; use their numbers</source>
        <translation>hay %1 habitaciones, no dos; usa sus números</translation>
    </message>
    <message>
        <source>only rooms have something in them</source>
        <translation>solo las habitaciones tienen algo dentro</translation>
    </message>
    <message>
        <source>%1 needs a speaker</source>
        <translation>%1 necesita a alguien que hable</translation>
    </message>
    <message>
        <source>a room, a sign or a name</source>
        <translation>una habitación, un cartel o un nombre</translation>
    </message>
    <message>
        <source>this is not on a sign; use the number of the room</source>
        <translation>esto no está en un cartel; usa el número de la habitación</translation>
    </message>
    <message>
        <source>this has two readings; put what follows &apos;that&apos; in parentheses</source>
        <translation>esto tiene dos lecturas; pon entre paréntesis lo que sigue a &apos;that&apos;</translation>
    </message>
    <message>
        <source>it is unclear what is said here; write it out</source>
        <translation>no queda claro qué se dice aquí; escríbelo entero</translation>
    </message>
    <message>
        <source>what is said</source>
        <translation>lo que se dice</translation>
    </message>
    <message>
        <source>rooms, signs and names cannot be listed together</source>
        <translation>habitaciones, carteles y nombres no se pueden enumerar juntos</translation>
    </message>
    <message>
        <source>rooms, signs and names cannot be compared with each other</source>
        <translation>habitaciones, carteles y nombres no se pueden comparar entre sí</translation>
    </message>
    <message>
        <source>rooms are never empty here; add the line %1</source>
        <translation>aquí las habitaciones nunca están vacías; añade la línea %1</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a person</source>
        <translation>%1 no puede ser el nombre de una persona</translation>
    </message>
    <message>
        <source>%1 cannot be the name of an atom</source>
        <translation>%1 no puede ser el nombre de un átomo</translation>
    </message>
    <message>
        <source>%1 cannot be the name of an atom: Mace4 reads names that start with u to z as variables</source>
        <translation>%1 no puede ser el nombre de un átomo: Mace4 lee los nombres que empiezan de u a z como variables</translation>
    </message>
    <message>
        <source>more than %1 people</source>
        <translation>más de %1 personas</translation>
    </message>
    <message>
        <source>this can mean &apos;exactly %1&apos; or &apos;at least %2&apos;, which differ here; write which</source>
        <translation>esto puede significar &apos;exactly %1&apos; o &apos;at least %2&apos;, que aquí difieren; escribe cuál</translation>
    </message>
    <message>
        <source>&apos;and&apos;, &apos;or&apos; or the end of the line</source>
        <translation>&apos;and&apos;, &apos;or&apos; o el final de la línea</translation>
    </message>
    <message>
        <source>&apos;Sign&apos;, with its number, or &apos;fact:&apos;</source>
        <translation>&apos;Sign&apos;, con su número, o &apos;fact:&apos;</translation>
    </message>
    <message>
        <source>&apos;has&apos; or &apos;is&apos;</source>
        <translation>&apos;has&apos; o &apos;is&apos;</translation>
    </message>
    <message>
        <source>&apos;lady&apos; or &apos;tiger&apos;</source>
        <translation>&apos;lady&apos; o &apos;tiger&apos;</translation>
    </message>
    <message>
        <source>&apos;true&apos; or &apos;false&apos;</source>
        <translation>&apos;true&apos; o &apos;false&apos;</translation>
    </message>
    <message>
        <source>&apos;knight&apos; or &apos;knave&apos;</source>
        <translation>&apos;knight&apos; o &apos;knave&apos;</translation>
    </message>
    <message>
        <source>&apos;room&apos; or &apos;sign&apos;</source>
        <translation>&apos;room&apos; o &apos;sign&apos;</translation>
    </message>
    <message>
        <source>&apos;door&apos; or &apos;room&apos;</source>
        <translation>&apos;door&apos; o &apos;room&apos;</translation>
    </message>
    <message>
        <source>&apos;room&apos; with its number, &apos;this room&apos; or &apos;the other room&apos;</source>
        <translation>&apos;room&apos; con su número, &apos;this room&apos; o &apos;the other room&apos;</translation>
    </message>
    <message>
        <source>an atom&apos;s name</source>
        <translation>el nombre de un átomo</translation>
    </message>
    <message>
        <source>unexpected %1 here</source>
        <translation>%1 es inesperado aquí</translation>
    </message>
    <message>
        <source>too many atoms: %1 (the limit is %2)</source>
        <translation>demasiados átomos: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>%1 already means something else</source>
        <translation>%1 ya significa otra cosa</translation>
    </message>
    <message>
        <source>%1 already means that %2 is a knight</source>
        <translation>%1 ya significa que %2 es un caballero</translation>
    </message>
    <message>
        <source>the words for it</source>
        <translation>las palabras para ello</translation>
    </message>
    <message>
        <source>the limit is %1 words for an atom, in at most %2 phrases</source>
        <translation>el límite es %1 palabras por átomo, en %2 frases como máximo</translation>
    </message>
    <message>
        <source>the words for an atom cannot start with %1</source>
        <translation>las palabras para un átomo no pueden empezar con %1</translation>
    </message>
    <message>
        <source>these words already mean %1</source>
        <translation>estas palabras ya significan %1</translation>
    </message>
    <message>
        <source>found no such puzzle with %1; try another seed or difficulty</source>
        <translation>no se encontró un acertijo así con %1; prueba otra semilla u otra dificultad</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 personas</translation>
    </message>
    <message>
        <source>%1 rooms</source>
        <translation>%1 habitaciones</translation>
    </message>
    <message>
        <source>irredundant cover</source>
        <translation>cobertura irredundante</translation>
    </message>
    <message>
        <source>the given cubes</source>
        <translation>los términos dados</translation>
    </message>
    <message>
        <source>expand, irredundant, reduce</source>
        <translation>expand, irredundant, reduce</translation>
    </message>
    <message>
        <source>signature cubes, exact cover</source>
        <translation>cubos de signatura, cobertura exacta</translation>
    </message>
    <message>
        <source>signature cubes, cover by search</source>
        <translation>cubos de signatura, cobertura por búsqueda</translation>
    </message>
    <message>
        <source>%1 terms (proven minimum), %2 to %3 literals</source>
        <translation>%1 términos (mínimo demostrado), de %2 a %3 literales</translation>
    </message>
    <message>
        <source>%1 to %2 terms</source>
        <translation>de %1 a %2 términos</translation>
    </message>
    <message>
        <source>at most %1 inputs</source>
        <translation>%1 entradas como máximo</translation>
    </message>
    <message>
        <source>at most %1 outputs</source>
        <translation>%1 salidas como máximo</translation>
    </message>
    <message>
        <source>at most %1 names here</source>
        <translation>aquí %1 nombres como máximo</translation>
    </message>
    <message>
        <source>at most %1 rows, as %2 inputs have</source>
        <translation>%1 filas como máximo, las que tienen %2 entradas</translation>
    </message>
    <message>
        <source>an equation, for example %1</source>
        <translation>una ecuación, por ejemplo %1</translation>
    </message>
    <message>
        <source>`=` in this equation</source>
        <translation>`=` en esta ecuación</translation>
    </message>
    <message>
        <source>%1 is already defined</source>
        <translation>%1 ya está definida</translation>
    </message>
    <message>
        <source>%1 is an input, or is used before this definition</source>
        <translation>%1 es una entrada, o se usa antes de esta definición</translation>
    </message>
    <message>
        <source>the inputs differ from those given before, or are in another order</source>
        <translation>las entradas no son las dadas antes, o están en otro orden</translation>
    </message>
    <message>
        <source>the inputs must come before the first equation</source>
        <translation>las entradas deben ir antes de la primera ecuación</translation>
    </message>
    <message>
        <source>the input %1 is listed twice</source>
        <translation>la entrada %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the output %1 is defined twice</source>
        <translation>la salida %1 se define dos veces</translation>
    </message>
    <message>
        <source>the output %1 has no equation</source>
        <translation>la salida %1 no tiene ecuación</translation>
    </message>
    <message>
        <source>%1 is neither an input nor defined above</source>
        <translation>%1 no es una entrada ni está definida arriba</translation>
    </message>
    <message>
        <source>the name of an input</source>
        <translation>el nombre de una entrada</translation>
    </message>
    <message>
        <source>the name of an output</source>
        <translation>el nombre de una salida</translation>
    </message>
    <message>
        <source>the name of an output before `=`</source>
        <translation>el nombre de una salida antes de `=`</translation>
    </message>
    <message>
        <source>the name of an output after %1</source>
        <translation>el nombre de una salida después de %1</translation>
    </message>
    <message>
        <source>rows, for example m(0, 1), M(2, 3) or d(7)</source>
        <translation>filas, por ejemplo m(0, 1), M(2, 3) o d(7)</translation>
    </message>
    <message>
        <source>the number of a row or %1</source>
        <translation>el número de una fila o %1</translation>
    </message>
    <message>
        <source>row %1 is too large; above %2 name the inputs, for example %3</source>
        <translation>la fila %1 es demasiado grande; por encima de %2 nombra las entradas, por ejemplo %3</translation>
    </message>
    <message>
        <source>row %1 is too large; the last row is %2</source>
        <translation>la fila %1 es demasiado grande; la última fila es %2</translation>
    </message>
    <message>
        <source>row %1 is given twice with different values</source>
        <translation>la fila %1 se da dos veces con valores distintos</translation>
    </message>
    <message>
        <source>row %1 is already given in line %2</source>
        <translation>la fila %1 ya se da en la línea %2</translation>
    </message>
    <message>
        <source>row %1 is missing</source>
        <translation>falta la fila %1</translation>
    </message>
    <message>
        <source>name the inputs, for example %1</source>
        <translation>nombra las entradas, por ejemplo %1</translation>
    </message>
    <message>
        <source>a line `.i` with the number of inputs</source>
        <translation>una línea `.i` con el número de entradas</translation>
    </message>
    <message>
        <source>a line `.o` with the number of outputs</source>
        <translation>una línea `.o` con el número de salidas</translation>
    </message>
    <message>
        <source>duplicate line %1</source>
        <translation>línea %1 repetida</translation>
    </message>
    <message>
        <source>a keyword of a PLA file, such as .i, .o, .ilb, .ob, .type, .p or .e</source>
        <translation>una palabra clave de un archivo PLA, como .i, .o, .ilb, .ob, .type, .p o .e</translation>
    </message>
    <message>
        <source>a keyword of a BLIF file, such as .inputs, .outputs, .names, .exdc or .end</source>
        <translation>una palabra clave de un archivo BLIF, como .inputs, .outputs, .names, .exdc o .end</translation>
    </message>
    <message>
        <source>the name %1 is used twice</source>
        <translation>el nombre %1 se usa dos veces</translation>
    </message>
    <message>
        <source>0, 1 or - for %1</source>
        <translation>0, 1 o - para %1</translation>
    </message>
    <message>
        <source>0, 1 or - for input %1 of %2</source>
        <translation>0, 1 o - para la entrada %1 de %2</translation>
    </message>
    <message>
        <source>0, 1, - or ~ for output %1 of %2</source>
        <translation>0, 1, - o ~ para la salida %1 de %2</translation>
    </message>
    <message>
        <source>the end of the line after %1 values</source>
        <translation>el final de la línea después de %1 valores</translation>
    </message>
    <message>
        <source>the names of inputs and outputs, for example %1</source>
        <translation>los nombres de entradas y salidas, por ejemplo %1</translation>
    </message>
    <message>
        <source>the complement has too many terms</source>
        <translation>el complemento tiene demasiados términos</translation>
    </message>
    <message>
        <source>too many inputs to write every row: %1 (the limit is %2)</source>
        <translation>demasiadas entradas para escribir todas las filas: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>too many inputs: %1 (the limit is %2)</source>
        <translation>demasiadas entradas: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>too many variables: %1 (the limit is %2 inputs)</source>
        <translation>demasiadas variables: %1 (el límite es %2 entradas)</translation>
    </message>
    <message>
        <source>the function has too many prime implicants for a chart</source>
        <translation>la función tiene demasiados implicantes primos para una tabla</translation>
    </message>
    <message>
        <source>the formula has %1 variables and is too large to expand into a DNF</source>
        <translation>la fórmula tiene %1 variables y es demasiado grande para desarrollarla en una FND</translation>
    </message>
    <message>
        <source>the function of this output is too large to expand into a DNF</source>
        <translation>la función de esta salida es demasiado grande para desarrollarla en una FND</translation>
    </message>
    <message>
        <source>a DIMACS file needs clauses; this is a disjunction of terms</source>
        <translation>un archivo DIMACS necesita cláusulas; esto es una disyunción de términos</translation>
    </message>
    <message>
        <source>a DIMACS file has one output; this function has several</source>
        <translation>un archivo DIMACS tiene una salida; esta función tiene varias</translation>
    </message>
    <message>
        <source>this format has no separate terms</source>
        <translation>este formato no tiene términos separados</translation>
    </message>
    <message>
        <source>the inputs differ: %1 and %2</source>
        <translation>las entradas son distintas: %1 y %2</translation>
    </message>
    <message>
        <source>the outputs differ: %1 and %2</source>
        <translation>las salidas son distintas: %1 y %2</translation>
    </message>
    <message>
        <source>2 to 16 variables</source>
        <translation>de 2 a 16 variables</translation>
    </message>
    <message>
        <source>1 to 200 terms</source>
        <translation>de 1 a 200 términos</translation>
    </message>
    <message>
        <source>with %1 variables, expected 1 to %2 literals in a term</source>
        <translation>con %1 variables se esperaban de 1 a %2 literales en un término</translation>
    </message>
    <message>
        <source>%1 terms of %2 literals are too few to use all %3 variables</source>
        <translation>%1 términos de %2 literales son pocos para usar las %3 variables</translation>
    </message>
    <message>
        <source>with one literal per term the formula is already minimal; ask for more literals</source>
        <translation>con un literal por término la fórmula ya es mínima; pide más literales</translation>
    </message>
    <message>
        <source>Minimum form with don&apos;t-cares</source>
        <translation>Forma mínima con indiferentes</translation>
    </message>
    <message>
        <source>Simplify a formula</source>
        <translation>Simplificar una fórmula</translation>
    </message>
    <message>
        <source>Circuit of NAND gates</source>
        <translation>Circuito de puertas NAND</translation>
    </message>
    <message>
        <source>Conjunctive normal form</source>
        <translation>Forma normal conjuntiva</translation>
    </message>
    <message>
        <source>Karnaugh map</source>
        <translation>Mapa de Karnaugh</translation>
    </message>
    <message>
        <source>stopped before the formula was read</source>
        <translation>detenido antes de leer la fórmula</translation>
    </message>
    <message>
        <source>learned clause</source>
        <translation>cláusula aprendida</translation>
    </message>
    <message>
        <source>learned clauses</source>
        <translation>cláusulas aprendidas</translation>
    </message>
    <message>
        <source>elimination produced too many clauses</source>
        <translation>la eliminación produjo demasiadas cláusulas</translation>
    </message>
    <message>
        <source>the clauses need too much memory</source>
        <translation>las cláusulas necesitan demasiada memoria</translation>
    </message>
    <message>
        <source>pigeonhole argument</source>
        <translation>argumento del palomar</translation>
    </message>
    <message>
        <source>equations over GF(2)</source>
        <translation>ecuaciones sobre GF(2)</translation>
    </message>
    <message>
        <source>local search</source>
        <translation>búsqueda local</translation>
    </message>
    <message>
        <source>lookahead</source>
        <translation>lookahead</translation>
    </message>
    <message>
        <source>clause learning</source>
        <translation>aprendizaje de cláusulas</translation>
    </message>
    <message>
        <source>Loggia&apos;s own engine</source>
        <translation>el motor propio de Loggia</translation>
    </message>
    <message>
        <source>DPLL with lookahead</source>
        <translation>DPLL con lookahead</translation>
    </message>
    <message>
        <source>conflict-driven clause learning</source>
        <translation>aprendizaje de cláusulas guiado por conflictos</translation>
    </message>
    <message>
        <source>splitting (Davis, Logemann, Loveland 1962)</source>
        <translation>bifurcación (Davis, Logemann, Loveland 1962)</translation>
    </message>
    <message>
        <source>elimination (Davis, Putnam 1960)</source>
        <translation>eliminación (Davis, Putnam 1960)</translation>
    </message>
    <message>
        <source>auto and cadical in parallel</source>
        <translation>auto y cadical en paralelo</translation>
    </message>
    <message>
        <source>counting and parity arguments, then lookahead or cdcl, depending on the clauses</source>
        <translation>argumentos de conteo y paridad, luego lookahead o cdcl, según las cláusulas</translation>
    </message>
    <message>
        <source>%1 equation over GF(2) add up to 0 = 1</source>
        <translation>%1 ecuación sobre GF(2) da 0 = 1</translation>
    </message>
    <message>
        <source>%1 equations over GF(2) add up to 0 = 1</source>
        <translation>%1 ecuaciones sobre GF(2) suman 0 = 1</translation>
    </message>
    <message>
        <source>%1 clauses each need a true literal, but %2 at-most-one groups allow only one each</source>
        <translation>%1 cláusulas necesitan cada una un literal verdadero, pero %2 grupos de «como máximo uno» permiten solo uno cada uno</translation>
    </message>
    <message>
        <source>satisfiable, but the model has %1 atoms (the limit is %2)</source>
        <translation>satisfacible, pero el modelo tiene %1 átomos (el límite es %2)</translation>
    </message>
    <message>
        <source>unsatisfiable (%1), but the proof needs too much memory; solve without a proof</source>
        <translation>insatisfacible (%1), pero la demostración necesita demasiada memoria; resuelve sin demostración</translation>
    </message>
    <message>
        <source>too many atoms to record the run: %1 (the limit is %2)</source>
        <translation>demasiados átomos para registrar la ejecución: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>too many atoms to count models: %1 (the limit is %2)</source>
        <translation>demasiados átomos para contar modelos: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>stopped before all models were counted</source>
        <translation>detenido antes de contar todos los modelos</translation>
    </message>
    <message>
        <source>%1 clauses with %2 literals exceed the limit of this engine; CaDiCaL has no such limit</source>
        <translation>%1 cláusulas con %2 literales superan el límite de este motor; CaDiCaL no tiene ese límite</translation>
    </message>
    <message>
        <source>atom %1 is both true and false</source>
        <translation>el átomo %1 es verdadero y falso a la vez</translation>
    </message>
    <message>
        <source>unknown atom %1; expected a number, a range (1-9) or a name from the file</source>
        <translation>átomo desconocido %1; se esperaba un número, un rango (1-9) o un nombre del archivo</translation>
    </message>
    <message>
        <source>unknown atom %1; the clauses have atoms up to %2</source>
        <translation>átomo desconocido %1; las cláusulas tienen átomos hasta %2</translation>
    </message>
    <message>
        <source>a literal</source>
        <translation>un literal</translation>
    </message>
    <message>
        <source>an atom, or the line 0 after the last one</source>
        <translation>un átomo, o la línea 0 después del último</translation>
    </message>
    <message>
        <source>T or F</source>
        <translation>T o F</translation>
    </message>
    <message>
        <source>missing the line 0 after the clauses; is the file truncated?</source>
        <translation>falta la línea 0 después de las cláusulas; ¿está incompleto el archivo?</translation>
    </message>
    <message>
        <source>found a %1 archive instead of clauses; unpack it and open one of its files</source>
        <translation>se encontró un archivo %1 en lugar de cláusulas; descomprímelo y abre uno de sus archivos</translation>
    </message>
    <message>
        <source>expected a clause; a projection is read from comments such as c p show 1 2 0</source>
        <translation>se esperaba una cláusula; una proyección se lee de comentarios como c p show 1 2 0</translation>
    </message>
    <message>
        <source>expected a clause; weights are read from comments such as c p weight 1 0.4 0</source>
        <translation>se esperaba una cláusula; los pesos se leen de comentarios como c p weight 1 0.4 0</translation>
    </message>
    <message>
        <source>expected &quot;p cnf&quot;; other headers of counters are not read</source>
        <translation>se esperaba &quot;p cnf&quot;; otras cabeceras de contadores no se leen</translation>
    </message>
    <message>
        <source>expected clauses; incremental problems (iCNF) are not read</source>
        <translation>se esperaban cláusulas; los problemas incrementales (iCNF) no se leen</translation>
    </message>
    <message>
        <source>expected a clause; quantified variables (QDIMACS) are not read</source>
        <translation>se esperaba una cláusula; las variables cuantificadas (QDIMACS) no se leen</translation>
    </message>
    <message>
        <source>names are read as atoms: %1 is %2</source>
        <translation>los nombres se leen como átomos: %1 es %2</translation>
    </message>
    <message>
        <source>0 only on a line of its own after the clauses (a DIMACS file starts with &quot;p cnf&quot;)</source>
        <translation>0 solo en una línea propia después de las cláusulas (un archivo DIMACS empieza con «p cnf»)</translation>
    </message>
    <message>
        <source>missing header &quot;p cnf ATOMS CLAUSES&quot;</source>
        <translation>falta la cabecera «p cnf ATOMS CLAUSES»</translation>
    </message>
    <message>
        <source>the file has several headers; each applies to the clauses after it</source>
        <translation>el archivo tiene varias cabeceras; cada una vale para las cláusulas que la siguen</translation>
    </message>
    <message>
        <source>the header lacks the numbers of atoms and clauses</source>
        <translation>a la cabecera le faltan los números de átomos y cláusulas</translation>
    </message>
    <message>
        <source>a header &quot;p cnf ATOMS CLAUSES&quot; or a clause</source>
        <translation>una cabecera «p cnf ATOMS CLAUSES» o una cláusula</translation>
    </message>
    <message>
        <source>expected %1 clause according to the header, found %2; the file seems to be truncated</source>
        <translation>según la cabecera se esperaba %1 cláusula, se encontraron %2; el archivo parece incompleto</translation>
    </message>
    <message>
        <source>expected %1 clauses according to the header, found %2; the file seems to be truncated</source>
        <translation>según la cabecera se esperaban %1 cláusulas, se encontraron %2; el archivo parece incompleto</translation>
    </message>
    <message>
        <source>%1 and part of another</source>
        <translation>%1 y parte de otra</translation>
    </message>
    <message>
        <source>the last clause does not end with 0; is the file truncated?</source>
        <translation>la última cláusula no termina en 0; ¿está incompleto el archivo?</translation>
    </message>
    <message>
        <source>the header declares atoms up to %1, but atom %2 occurs</source>
        <translation>la cabecera declara átomos hasta %1, pero aparece el átomo %2</translation>
    </message>
    <message>
        <source>the header declares %1 clause, but there are %2</source>
        <translation>la cabecera declara %1 cláusula, pero hay %2</translation>
    </message>
    <message>
        <source>the header declares %1 clauses, but there are %2</source>
        <translation>la cabecera declara %1 cláusulas, pero hay %2</translation>
    </message>
    <message>
        <source>the proof does not derive the empty clause</source>
        <translation>la demostración no deriva la cláusula vacía</translation>
    </message>
    <message>
        <source>step %1, which adds the clause %2, does not follow</source>
        <translation>el paso %1, que añade la cláusula %2, no se sigue</translation>
    </message>
    <message>
        <source>the last step does not end with 0</source>
        <translation>el último paso no termina en 0</translation>
    </message>
    <message>
        <source>%1: expected a number from %2 to %3, found %4</source>
        <translation>%1: se esperaba un número de %2 a %3, se encontró %4</translation>
    </message>
    <message>
        <source>with a monster next to %1, where there is no stench</source>
        <translation>con un monstruo junto a %1, donde no hay hedor</translation>
    </message>
    <message>
        <source>with stench at %1 and no monster next to it</source>
        <translation>con hedor en %1 y ningún monstruo al lado</translation>
    </message>
    <message>
        <source>with a pit next to %1, where there is no breeze</source>
        <translation>con un hoyo junto a %1, donde no hay brisa</translation>
    </message>
    <message>
        <source>with breeze at %1 and no pit next to it</source>
        <translation>con brisa en %1 y ningún hoyo al lado</translation>
    </message>
    <message>
        <source>without a monster</source>
        <translation>sin monstruo</translation>
    </message>
    <message>
        <source>with %1 monsters</source>
        <translation>con %1 monstruos</translation>
    </message>
    <message>
        <source>with a monster at %1</source>
        <translation>con un monstruo en %1</translation>
    </message>
    <message>
        <source>with a pit at %1</source>
        <translation>con un hoyo en %1</translation>
    </message>
    <message>
        <source>without a pit</source>
        <translation>sin hoyo</translation>
    </message>
    <message>
        <source>with %1 pits</source>
        <translation>con %1 hoyos</translation>
    </message>
    <message>
        <source>the file contains no statement; expected one, for example %1</source>
        <translation>el archivo no contiene ninguna afirmación; se esperaba una, por ejemplo %1</translation>
    </message>
    <message>
        <source>P_1_2 or (not P_1_2)</source>
        <translation>P_1_2 o (not P_1_2)</translation>
    </message>
    <message>
        <source>M_i_j, S_i_j, P_i_j or B_i_j</source>
        <translation>M_i_j, S_i_j, P_i_j o B_i_j</translation>
    </message>
    <message>
        <source>%1 bytes; the sample programs read only the first %2 bytes of a line</source>
        <translation>%1 bytes; los programas de ejemplo leen solo los primeros %2 bytes de una línea</translation>
    </message>
    <message>
        <source>the same statement as line %1</source>
        <translation>la misma afirmación que la línea %1</translation>
    </message>
    <message>
        <source>the same statement as line %1 of the rules</source>
        <translation>la misma afirmación que la línea %1 de las reglas</translation>
    </message>
    <message>
        <source>follows from the lines before it</source>
        <translation>se sigue de las líneas anteriores</translation>
    </message>
    <message>
        <source>contradicts the lines before it; from here on every statement is both true and false</source>
        <translation>contradice las líneas anteriores; desde aquí toda afirmación es verdadera y falsa a la vez</translation>
    </message>
    <message>
        <source>expected path and squares, for example path (1,2) (2,2)</source>
        <translation>se esperaba path y casillas, por ejemplo path (1,2) (2,2)</translation>
    </message>
    <message>
        <source>expected cave and its number, for example cave 17</source>
        <translation>se esperaba cave y su número, por ejemplo cave 17</translation>
    </message>
    <message>
        <source>a square, for example (1,2)</source>
        <translation>una casilla, por ejemplo (1,2)</translation>
    </message>
    <message>
        <source>a cave number from 1 to %1</source>
        <translation>un número de cueva de 1 a %1</translation>
    </message>
    <message>
        <source>the walk cannot continue to %1</source>
        <translation>el recorrido no puede continuar a %1</translation>
    </message>
    <message>
        <source>there is already a section %1 in line %2</source>
        <translation>ya hay una sección %1 en la línea %2</translation>
    </message>
    <message>
        <source>a line rules:, knowledge:, statement: or walk:</source>
        <translation>una línea rules:, knowledge:, statement: o walk:</translation>
    </message>
    <message>
        <source>Breadth-first search</source>
        <translation>Búsqueda en anchura</translation>
    </message>
    <message>
        <source>Depth-first search</source>
        <translation>Búsqueda en profundidad</translation>
    </message>
    <message>
        <source>Uniform-cost search</source>
        <translation>Búsqueda de costo uniforme</translation>
    </message>
    <message>
        <source>Greedy best-first search</source>
        <translation>Búsqueda voraz primero el mejor</translation>
    </message>
    <message>
        <source>Depth-limited search</source>
        <translation>Búsqueda con profundidad limitada</translation>
    </message>
    <message>
        <source>Iterative deepening depth-first search</source>
        <translation>Profundización iterativa</translation>
    </message>
    <message>
        <source>Bidirectional breadth-first search</source>
        <translation>Búsqueda bidireccional en anchura</translation>
    </message>
    <message>
        <source>Bidirectional uniform-cost search</source>
        <translation>Búsqueda bidireccional de costo uniforme</translation>
    </message>
    <message>
        <source>Iterative deepening A*</source>
        <translation>A* con profundización iterativa</translation>
    </message>
    <message>
        <source>Recursive best-first search</source>
        <translation>Búsqueda recursiva primero el mejor</translation>
    </message>
    <message>
        <source>Iterative deepening A* with memory</source>
        <translation>A* con profundización iterativa y memoria</translation>
    </message>
    <message>
        <source>Recursive best-first search with memory</source>
        <translation>Búsqueda recursiva primero el mejor con memoria</translation>
    </message>
    <message>
        <source>Jump point search</source>
        <translation>Búsqueda de puntos de salto</translation>
    </message>
    <message>
        <source>Fast A*</source>
        <translation>A* rápido</translation>
    </message>
    <message>
        <source>Fast jump point search</source>
        <translation>Búsqueda rápida de puntos de salto</translation>
    </message>
    <message>
        <source>Jump point search with a table</source>
        <translation>Puntos de salto con tabla</translation>
    </message>
    <message>
        <source>Jump point search with landmarks</source>
        <translation>Puntos de salto con puntos de referencia</translation>
    </message>
    <message>
        <source>Fast distances to the goal</source>
        <translation>Distancias rápidas a la meta</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>sin camino</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>cortado</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria agotada</translation>
    </message>
    <message>
        <source>work limit</source>
        <translation>límite de trabajo</translation>
    </message>
    <message>
        <source>%1 needs a single goal state</source>
        <translation>%1 necesita un único estado meta</translation>
    </message>
    <message>
        <source>%1 needs a maze with a single goal and uniform costs</source>
        <translation>%1 necesita un laberinto con una única meta y costos uniformes</translation>
    </message>
    <message>
        <source>%1 needs eight neighbours; for four use %2</source>
        <translation>%1 necesita ocho vecinos; para cuatro usa %2</translation>
    </message>
    <message>
        <source>fast-distances needs four neighbours; for eight use fast-a-star, fast-jump-points, fast-jump-table or fast-landmarks</source>
        <translation>fast-distances necesita cuatro vecinos; para ocho usa fast-a-star, fast-jump-points, fast-jump-table o fast-landmarks</translation>
    </message>
    <message>
        <source>Jump point search needs uniform costs</source>
        <translation>La búsqueda de puntos de salto necesita costos uniformes</translation>
    </message>
    <message>
        <source>Jump point search needs a maze with a single goal</source>
        <translation>La búsqueda de puntos de salto necesita un laberinto con una única meta</translation>
    </message>
    <message>
        <source>Use A*</source>
        <translation>Usa A*</translation>
    </message>
    <message>
        <source>Use A*, or set every cell to cost 1</source>
        <translation>Usa A*, o pon todas las casillas a costo 1</translation>
    </message>
    <message>
        <source>The start is %1 and the goal %2</source>
        <translation>El inicio está %1 y la meta %2</translation>
    </message>
    <message>
        <source>No step leads from land to water or back</source>
        <translation>Ningún paso lleva de tierra a agua ni al revés</translation>
    </message>
    <message>
        <source>in water</source>
        <translation>en el agua</translation>
    </message>
    <message>
        <source>on land</source>
        <translation>en tierra</translation>
    </message>
    <message>
        <source>the file is empty; expected the rows of a maze</source>
        <translation>el archivo está vacío; se esperaban las filas de un laberinto</translation>
    </message>
    <message>
        <source>the maze is too large: %1 rows of %2 (the limit is %3 columns and rows)</source>
        <translation>el laberinto es demasiado grande: %1 filas de %2 (el límite es %3 columnas y filas)</translation>
    </message>
    <message>
        <source>the maze is too large: %1 rows of %2 (the limit is %3 cells)</source>
        <translation>el laberinto es demasiado grande: %1 filas de %2 (el límite es %3 casillas)</translation>
    </message>
    <message>
        <source>expected a row of %1 cells, found %2</source>
        <translation>se esperaba una fila de %1 casillas, se encontraron %2</translation>
    </message>
    <message>
        <source>expected rows of %1 cells, found %2</source>
        <translation>se esperaban filas de %1 casillas, se encontraron %2</translation>
    </message>
    <message>
        <source>expected type octile, found type %1</source>
        <translation>se esperaba type octile, se encontró type %1</translation>
    </message>
    <message>
        <source>expected %1 rows, found %2</source>
        <translation>se esperaban %1 filas, se encontraron %2</translation>
    </message>
    <message>
        <source>a second start; the first is at %1</source>
        <translation>un segundo inicio; el primero está en %1</translation>
    </message>
    <message>
        <source>a second goal; the first is at %1</source>
        <translation>una segunda meta; la primera está en %1</translation>
    </message>
    <message>
        <source>a row of a maze (#, ., *, S, G, ~, 1 to 9), or start, goal or food with column and row</source>
        <translation>una fila de un laberinto (#, ., *, S, G, ~, 1 a 9), o start, goal o food con columna y fila</translation>
    </message>
    <message>
        <source>a column and a row after %1</source>
        <translation>una columna y una fila después de %1</translation>
    </message>
    <message>
        <source>%1 is a wall</source>
        <translation>%1 es un muro</translation>
    </message>
    <message>
        <source>%1 is not in the maze</source>
        <translation>%1 no está en el laberinto</translation>
    </message>
    <message>
        <source>neighbours 4 or neighbours 8</source>
        <translation>neighbours 4 o neighbours 8</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de %1</translation>
    </message>
    <message>
        <source>5 to 2048 columns and rows</source>
        <translation>de 5 a 2048 columnas y filas</translation>
    </message>
    <message>
        <source>the density must be between 0 and 1</source>
        <translation>la densidad debe estar entre 0 y 1</translation>
    </message>
    <message>
        <source>the maze has no start</source>
        <translation>el laberinto no tiene inicio</translation>
    </message>
    <message>
        <source>the maze has no goal</source>
        <translation>el laberinto no tiene meta</translation>
    </message>
    <message>
        <source>the start %1 is a wall</source>
        <translation>el inicio %1 es un muro</translation>
    </message>
    <message>
        <source>the goal %1 is a wall</source>
        <translation>la meta %1 es un muro</translation>
    </message>
    <message>
        <source>too many cells to visit: %1 (the limit is %2)</source>
        <translation>demasiadas casillas que visitar: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>the cell %1 to visit is a wall</source>
        <translation>la casilla %1 que hay que visitar es un muro</translation>
    </message>
    <message>
        <source>this heuristic needs more than 128 MB here; choose another one</source>
        <translation>esta heurística necesita aquí más de 128 MB; elige otra</translation>
    </message>
    <message>
        <source>%1 with %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>the first line %1</source>
        <translation>la primera línea %1</translation>
    </message>
    <message>
        <source>no node or edge has the name %1</source>
        <translation>ningún nodo ni arista tiene el nombre %1</translation>
    </message>
    <message>
        <source>node %1 has a line already</source>
        <translation>el nodo %1 ya tiene una línea</translation>
    </message>
    <message>
        <source>an edge leads from a node to another one</source>
        <translation>una arista va de un nodo a otro</translation>
    </message>
    <message>
        <source>more than %1 edges</source>
        <translation>más de %1 aristas</translation>
    </message>
    <message>
        <source>more than %1 nodes</source>
        <translation>más de %1 nodos</translation>
    </message>
    <message>
        <source>more than %1 states</source>
        <translation>más de %1 estados</translation>
    </message>
    <message>
        <source>more than %1 arrows</source>
        <translation>más de %1 flechas</translation>
    </message>
    <message>
        <source>the name of a node</source>
        <translation>el nombre de un nodo</translation>
    </message>
    <message>
        <source>the name of a node has at most %1 characters</source>
        <translation>el nombre de un nodo tiene %1 caracteres como máximo</translation>
    </message>
    <message>
        <source>a coordinate from %1 to %2</source>
        <translation>una coordenada de %1 a %2</translation>
    </message>
    <message>
        <source>the number of a tile</source>
        <translation>el número de una ficha</translation>
    </message>
    <message>
        <source>expected 4, 9 or 16 tiles, found %1</source>
        <translation>se esperaban 4, 9 o 16 fichas, se encontraron %1</translation>
    </message>
    <message>
        <source>expected each tile from 0 to %1 once, found %2 again</source>
        <translation>se esperaba cada ficha de 0 a %1 una vez, se encontró otra vez %2</translation>
    </message>
    <message>
        <source>expected each tile from 0 to %1 once, found %2</source>
        <translation>se esperaba cada ficha de 0 a %1 una vez, se encontró %2</translation>
    </message>
    <message>
        <source>not solvable (parity): half of all orders cannot reach the goal</source>
        <translation>sin solución (paridad): la mitad de las ordenaciones no puede llegar a la meta</translation>
    </message>
    <message>
        <source>Swap any two tiles to get a solvable order</source>
        <translation>Intercambia dos fichas cualesquiera para obtener una ordenación con solución</translation>
    </message>
    <message>
        <source>making the pattern database</source>
        <translation>creando la base de datos de patrones</translation>
    </message>
    <message>
        <source>f-limit %1, %2 nodes expanded</source>
        <translation>límite de f %1, %2 nodos expandidos</translation>
    </message>
    <message>
        <source>%1 nodes expanded</source>
        <translation>%1 nodos expandidos</translation>
    </message>
    <message>
        <source>Testing for the goal when a node is generated saves one level of the search. Here the goal is tested when a node is expanded, so that the counts match those of the Pacman framework.</source>
        <translation>Comprobar la meta al generar un nodo ahorra un nivel de la búsqueda. Aquí se comprueba al expandirlo, para que los números coincidan con los del framework de Pacman.</translation>
    </message>
    <message>
        <source>Marking states when they are pushed gives a different search, which follows the first path to each state, not the latest. Here states are marked when they are popped, as in a recursion.</source>
        <translation>Marcar los estados al apilarlos da otra búsqueda, que sigue el primer camino a cada estado y no el último. Aquí se marcan al sacarlos de la pila, como en una recursión.</translation>
    </message>
    <message>
        <source>Stopping when the goal is generated may return an expensive path: from Sibiu to Bucharest through Fagaras instead of Pitesti. Test for the goal when the node is expanded.</source>
        <translation>Parar cuando se genera la meta puede dar un camino caro: de Sibiu a Bucharest por Fagaras en vez de por Pitesti. Comprueba la meta al expandir el nodo.</translation>
    </message>
    <message>
        <source>The heuristic ignores the cost so far, so the path may be far from optimal: from Arad it costs 450 instead of 418.</source>
        <translation>La heurística no tiene en cuenta el costo hasta ahora, así que el camino puede estar lejos del óptimo: desde Arad cuesta 450 en vez de 418.</translation>
    </message>
    <message>
        <source>An admissible heuristic guarantees the cheapest path only if expanded states are reopened when a cheaper path to them appears. Loggia reopens them. With a consistent heuristic this never happens.</source>
        <translation>Una heurística admisible garantiza el camino más barato solo si los estados expandidos se reabren cuando aparece un camino más barato hacia ellos. Loggia los reabre. Con una heurística consistente no ocurre nunca.</translation>
    </message>
    <message>
        <source>The Manhattan distance is not admissible with diagonal moves. Use the octile distance.</source>
        <translation>La distancia de Manhattan no es admisible con pasos diagonales. Usa la distancia octil.</translation>
    </message>
    <message>
        <source>Checking for cycles only on the current path explores every path around every obstacle; on an open floor their number grows exponentially with the limit. Here the depth of each state is stored, and a state is expanded again only from a smaller depth.</source>
        <translation>Buscar ciclos solo en el camino actual explora cada camino alrededor de cada obstáculo; en terreno abierto su número crece exponencialmente con el límite. Aquí se guarda la profundidad de cada estado, que solo se expande otra vez desde una profundidad menor.</translation>
    </message>
    <message>
        <source>Marking states permanently would be wrong: a state first reached at the limit must be expanded again when a shorter path to it is found.</source>
        <translation>Marcar los estados para siempre sería un error: un estado alcanzado primero en el límite debe expandirse otra vez si se encuentra un camino más corto hacia él.</translation>
    </message>
    <message>
        <source>A recursive version fails at the recursion limit of the language, about 1000 in Python. Here the path is a list.</source>
        <translation>Una versión recursiva falla en el límite de recursión del lenguaje, unos 1000 en Python. Aquí el camino es una lista.</translation>
    </message>
    <message>
        <source>The cost of a child must be the sum along the path. Storing only the cost of the last step goes unnoticed until someone asks for the total.</source>
        <translation>El costo de un sucesor es la suma a lo largo del camino. Guardar solo el costo del último paso pasa inadvertido hasta que alguien pide el total.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, each iteration follows all simple paths; on an open floor of 8 by 8 cells that takes too long. Here the depths of earlier iterations are stored, so that each iteration expands each state once.</source>
        <translation>Si los ciclos se buscan solo en el camino actual, cada iteración sigue todos los caminos simples; en un terreno abierto de 8 por 8 casillas eso tarda demasiado. Aquí se guardan las profundidades de las iteraciones anteriores, de modo que cada iteración expande cada estado una vez.</translation>
    </message>
    <message>
        <source>If there is no path, the search may end only when an iteration cuts nothing off. Raising the limit until something is found never ends.</source>
        <translation>Si no hay camino, la búsqueda solo puede terminar cuando una iteración no corta nada. Subir el límite hasta encontrar algo no termina nunca.</translation>
    </message>
    <message>
        <source>The stored depths take as much memory as breadth-first search. The small memory of the textbook applies to trees, where no state is reached by two paths.</source>
        <translation>Las profundidades guardadas ocupan tanta memoria como la búsqueda en anchura. La poca memoria del libro de texto vale para árboles, donde ningún estado se alcanza por dos caminos.</translation>
    </message>
    <message>
        <source>In Python, actions.reverse() reverses the list in place and returns None. Adding its value to the first half of the path crashes as soon as the forward search finds the meeting point.</source>
        <translation>En Python, actions.reverse() invierte la lista en su sitio y devuelve None. Sumar su valor a la primera mitad del camino falla en cuanto la búsqueda hacia delante encuentra el punto de encuentro.</translation>
    </message>
    <message>
        <source>Looking for the meeting state only in the other queue misses states that were already expanded, and the path is lost. Here both searches store the parents of all their states.</source>
        <translation>Buscar el estado de encuentro solo en la otra cola pasa por alto los estados ya expandidos, y el camino se pierde. Aquí ambas búsquedas guardan los padres de todos sus estados.</translation>
    </message>
    <message>
        <source>If the two searches alternate after every node, the first meeting need not lie on a shortest path. Here they alternate after each whole level.</source>
        <translation>Si las dos búsquedas se alternan tras cada nodo, el primer encuentro no tiene por qué estar en un camino más corto. Aquí se alternan tras cada nivel completo.</translation>
    </message>
    <message>
        <source>The backward search needs predecessors, not successors. In mazes they are the same, in other graphs they are not. The actions of the second half must lead forwards.</source>
        <translation>La búsqueda hacia atrás necesita predecesores, no sucesores. En los laberintos son los mismos, en otros grafos no. Las acciones de la segunda mitad deben ir hacia delante.</translation>
    </message>
    <message>
        <source>It needs a single goal state. With many goal states, as in eating all food, there is no state to start the backward search from.</source>
        <translation>Necesita un único estado meta. Con muchos estados meta, como al comer toda la comida, la búsqueda hacia atrás no tiene por dónde empezar.</translation>
    </message>
    <message>
        <source>The first meeting need not be on the cheapest path. The search continues until the cheapest nodes on both frontiers together cost as much as the best meeting.</source>
        <translation>El primer encuentro no tiene por qué estar en el camino más barato. La búsqueda sigue hasta que los nodos más baratos de ambas fronteras cuestan juntos tanto como el mejor encuentro.</translation>
    </message>
    <message>
        <source>Bidirectional breadth-first search ignores step costs; with different costs its path may be expensive.</source>
        <translation>La búsqueda bidireccional en anchura no tiene en cuenta los costos de los pasos; si son distintos, su camino puede ser caro.</translation>
    </message>
    <message>
        <source>Only the current path is stored. In a maze many paths lead to the same cell, and every iteration follows each of them: millions on an open floor of 10 by 10 cells. Use A* or IDA* with memory there. IDA* suits puzzles, whose cycles are long.</source>
        <translation>Solo se guarda el camino actual. En un laberinto muchos caminos llevan a la misma casilla, y cada iteración los sigue todos: millones en un terreno abierto de 10 por 10 casillas. Usa ahí A* o IDA* con memoria. IDA* va bien con los puzles, cuyos ciclos son largos.</translation>
    </message>
    <message>
        <source>If there is no path, it ends only after following all simple paths. For tiles, parity shows in advance that half of all orders have no solution.</source>
        <translation>Si no hay camino, solo termina tras seguir todos los caminos simples. En el puzle de fichas, la paridad muestra de antemano que la mitad de las ordenaciones no tiene solución.</translation>
    </message>
    <message>
        <source>The next limit must be the smallest f that exceeded this one. Raising the limit by 1 repeats iterations without anything new: every other one with Manhattan distances on tiles.</source>
        <translation>El siguiente límite debe ser el menor f que superó este. Subirlo en 1 repite iteraciones sin nada nuevo: una de cada dos con distancias de Manhattan en el puzle de fichas.</translation>
    </message>
    <message>
        <source>Undoing the last move wastes most time: without it the branching factor of the 15-puzzle falls by a factor of 1.5, and the work by that factor to the power of the depth.</source>
        <translation>Lo que más tiempo pierde es deshacer la última jugada: sin ello el factor de ramificación del puzle de 15 se divide por 1,5, y el trabajo por ese factor elevado a la profundidad.</translation>
    </message>
    <message>
        <source>If there is no path, the best value becomes infinite. A test &quot;best &gt; limit&quot; is never true at the root, where the limit is infinite, too, and the loop never ends.</source>
        <translation>Si no hay camino, el mejor valor se vuelve infinito. La condición «best &gt; limit» nunca se cumple en la raíz, donde el límite también es infinito, y el bucle no termina.</translation>
    </message>
    <message>
        <source>The value of a child is the maximum of its own f and its parent&apos;s backed-up value, because nothing cheaper lies behind the parent. Without this the same subtrees are searched again for every value in between.</source>
        <translation>El valor de un sucesor es el máximo de su propio f y del valor devuelto de su padre, porque detrás del padre no hay nada más barato. Sin esto se recorren los mismos subárboles para cada valor intermedio.</translation>
    </message>
    <message>
        <source>It stores only the current path and the siblings on it, so in a maze it searches the same cells by every path that leads to them. RBFS with memory stores the best path to each cell.</source>
        <translation>Guarda solo el camino actual y los hermanos en él, así que en un laberinto recorre las mismas casillas por cada camino que lleva a ellas. RBFS con memoria guarda el mejor camino a cada casilla.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, open floors explode: every detour within the limit is followed again. Here a state is expanded only on the cheapest path to it.</source>
        <translation>Si los ciclos se buscan solo en el camino actual, la búsqueda explota en terreno abierto: se sigue otra vez cada rodeo dentro del límite. Aquí un estado se expande solo por el camino más barato hacia él.</translation>
    </message>
    <message>
        <source>If there is no path, the version without memory ends after following all simple paths; with memory, after expanding each state once more.</source>
        <translation>Si no hay camino, la versión sin memoria termina tras seguir todos los caminos simples; con memoria, tras expandir cada estado una vez más.</translation>
    </message>
    <message>
        <source>If the path is stored both as a list and as a set, keep the two in step, also when the goal is found deep in the recursion.</source>
        <translation>Si el camino se guarda como lista y como conjunto, mantén ambos de acuerdo, también cuando la meta se encuentra en lo hondo de la recursión.</translation>
    </message>
    <message>
        <source>Many different costs mean many iterations: with diagonal moves nearly every state has its own f.</source>
        <translation>Muchos costos distintos significan muchas iteraciones: con pasos diagonales casi cada estado tiene su propio f.</translation>
    </message>
    <message>
        <source>If there is no path, the best value becomes infinite. A test &quot;best &gt; limit&quot; is never true at the root, where the limit is infinite, too, and the loop never ends. An infinite value means a dead end.</source>
        <translation>Si no hay camino, el mejor valor se vuelve infinito. La condición «best &gt; limit» nunca se cumple en la raíz, donde el límite también es infinito, y el bucle no termina. Un valor infinito significa un callejón sin salida.</translation>
    </message>
    <message>
        <source>The value of the start must be its heuristic value, not 0. Otherwise the values passed down are too low, and too much is expanded.</source>
        <translation>El valor del inicio debe ser su valor heurístico, no 0. De lo contrario los valores que se pasan son demasiado bajos y se expande demasiado.</translation>
    </message>
    <message>
        <source>With a cycle check on the current path only, the search explodes where many paths lead to the same state. Here every state belongs to the best path to it found so far and stores its backed-up value.</source>
        <translation>Si los ciclos se buscan solo en el camino actual, la búsqueda explota donde muchos caminos llevan al mismo estado. Aquí cada estado pertenece al mejor camino encontrado hacia él y guarda su valor devuelto.</translation>
    </message>
    <message>
        <source>The limit passed down is the minimum of the node&apos;s own limit and the second best value. Passing only the second best value makes the search back up too late.</source>
        <translation>El límite que se pasa es el mínimo del límite propio y del segundo mejor valor. Pasar solo el segundo mejor valor hace que la búsqueda retroceda demasiado tarde.</translation>
    </message>
    <message>
        <source>It needs a single goal and uniform costs. With different costs, or with corners or food to visit, symmetric paths are not interchangeable, so none may be pruned. Use A* there.</source>
        <translation>Necesita una única meta y costos uniformes. Con costos distintos, o si hay esquinas o comida que visitar, los caminos simétricos no son intercambiables y no se puede podar ninguno. Usa ahí A*.</translation>
    </message>
    <message>
        <source>Few nodes are expanded, but each one costs more: the jumps scan cells without adding them to the frontier, some of them several times. Scanned cells are counted separately; compare both with the nodes that A* generates.</source>
        <translation>Se expanden pocos nodos, pero cada uno cuesta más: los saltos examinan casillas sin añadirlas a la frontera, algunas varias veces. Las casillas examinadas se cuentan aparte; compara ambas cosas con los nodos que genera A*.</translation>
    </message>
    <message>
        <source>Which neighbours are forced depends on whether diagonal moves may cut corners. Here they may not: a straight jump stops one cell later, past the end of the wall, and diagonal jumps have no forced neighbours.</source>
        <translation>Qué vecinos son forzados depende de si los pasos diagonales pueden cortar esquinas. Aquí no pueden: un salto recto para una casilla después, pasado el final del muro, y los saltos diagonales no tienen vecinos forzados.</translation>
    </message>
    <message>
        <source>The direction of arrival at a jump point decides which successors it has. When a cheaper path is found, update the direction together with the cost.</source>
        <translation>La dirección de llegada a un punto de salto decide qué sucesores tiene. Al encontrar un camino más barato, actualiza la dirección junto con el costo.</translation>
    </message>
    <message>
        <source>The path consists of jump points. To count its steps, insert the cells of the straight and diagonal jumps between them.</source>
        <translation>El camino consta de puntos de salto. Para contar sus pasos, inserta las casillas de los saltos rectos y diagonales entre ellos.</translation>
    </message>
    <message>
        <source>It needs a single goal and uniform costs. It reports the path and the time, but it cannot be watched: nothing is recorded, and its memory is not counted.</source>
        <translation>Necesita una única meta y costos uniformes. Da el camino y el tiempo, pero no se puede observar: no se registra nada y no se cuenta su memoria.</translation>
    </message>
    <message>
        <source>The preparation belongs to the maze, not to the query. For many queries on one map it counts once (path scenario); when a wall changes it is repeated.</source>
        <translation>La preparación pertenece al laberinto, no a la consulta. Con muchas consultas en un mapa cuenta una sola vez (path scenario); si cambia un muro, se repite.</translation>
    </message>
    <message>
        <source>Expands the oldest node on the frontier: all states one step away, then two, then three.</source>
        <translation>Expande el nodo más antiguo de la frontera: todos los estados a un paso, luego a dos, luego a tres.</translation>
    </message>
    <message>
        <source>Fewest steps, whatever they cost. Time and memory grow with the number of states within that distance.</source>
        <translation>El menor número de pasos, cuesten lo que cuesten. El tiempo y la memoria crecen con el número de estados hasta esa distancia.</translation>
    </message>
    <message>
        <source>Expands the newest node on the frontier: it follows one path to its end, then backtracks to the last fork.</source>
        <translation>Expande el nodo más reciente de la frontera: sigue un camino hasta el final y retrocede a la última bifurcación.</translation>
    </message>
    <message>
        <source>Not optimal; the path is often very long. It terminates because no state is expanded twice.</source>
        <translation>No es óptima; el camino suele ser muy largo. Termina porque ningún estado se expande dos veces.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest path cost g (Dijkstra&apos;s algorithm).</source>
        <translation>Expande el nodo con el menor costo de camino g (algoritmo de Dijkstra).</translation>
    </message>
    <message>
        <source>Optimal. It expands every state that is cheaper than the goal.</source>
        <translation>Óptima. Expande todos los estados más baratos que la meta.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest heuristic value h.</source>
        <translation>Expande el nodo con el menor valor heurístico h.</translation>
    </message>
    <message>
        <source>Not optimal, but it often expands few nodes.</source>
        <translation>No es óptima, pero suele expandir pocos nodos.</translation>
    </message>
    <message>
        <source>Expands the node with the lowest f = g + h, the cost so far plus the heuristic value.</source>
        <translation>Expande el nodo con el menor f = g + h, el costo hasta ahora más el valor heurístico.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. With a consistent heuristic, no optimal algorithm expands fewer nodes, ties aside.</source>
        <translation>Óptimo si la heurística es admisible. Con una heurística consistente, ningún algoritmo óptimo expande menos nodos, salvo empates.</translation>
    </message>
    <message>
        <source>Searches depth first down to a depth limit.</source>
        <translation>Busca en profundidad hasta un límite de profundidad.</translation>
    </message>
    <message>
        <source>Finds a path within the limit if there is one, not always the shortest. Otherwise it reports whether something was cut off.</source>
        <translation>Encuentra un camino dentro del límite si lo hay, no siempre el más corto. Si no, informa de si se cortó algo.</translation>
    </message>
    <message>
        <source>Searches depth first with limits 0, 1, 2, ... until the goal is within the limit.</source>
        <translation>Busca en profundidad con los límites 0, 1, 2, ... hasta que la meta está dentro del límite.</translation>
    </message>
    <message>
        <source>Fewest steps. Each iteration repeats the previous ones.</source>
        <translation>El menor número de pasos. Cada iteración repite las anteriores.</translation>
    </message>
    <message>
        <source>Searches breadth first from the start and from the goal, level by level, until the two searches meet.</source>
        <translation>Busca en anchura desde el inicio y desde la meta, nivel a nivel, hasta que las dos búsquedas se encuentran.</translation>
    </message>
    <message>
        <source>Fewest steps. Each search goes half the distance: the square root of the time in a tree, about half of it on a grid.</source>
        <translation>El menor número de pasos. Cada búsqueda recorre media distancia: la raíz cuadrada del tiempo en un árbol, más o menos la mitad en una cuadrícula.</translation>
    </message>
    <message>
        <source>Expands the cheapest node of both frontiers, from the start and from the goal, until no better meeting is possible.</source>
        <translation>Expande el nodo más barato de ambas fronteras, desde el inicio y desde la meta, hasta que no es posible un encuentro mejor.</translation>
    </message>
    <message>
        <source>Optimal.</source>
        <translation>Óptima.</translation>
    </message>
    <message>
        <source>Searches depth first while f = g + h stays within a limit. The next limit is the smallest f that exceeded it (Korf 1985).</source>
        <translation>Busca en profundidad mientras f = g + h no pase de un límite. El siguiente límite es el menor f que lo superó (Korf 1985).</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Memory is linear in the path length; time grows with the number of paths, not states.</source>
        <translation>Óptimo si la heurística es admisible. La memoria es lineal en la longitud del camino; el tiempo crece con el número de caminos, no de estados.</translation>
    </message>
    <message>
        <source>Follows the best child while its f stays within the f-limit, the best alternative on the path. When it backs up, it stores the best f seen below (Korf 1993).</source>
        <translation>Sigue al mejor sucesor mientras su f no pase del límite de f, la mejor alternativa en el camino. Al retroceder guarda el mejor f visto debajo (Korf 1993).</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Memory is linear in the path length; states are expanded again whenever the search returns to them.</source>
        <translation>Óptima si la heurística es admisible. La memoria es lineal en la longitud del camino; los estados se expanden otra vez cada vez que la búsqueda vuelve a ellos.</translation>
    </message>
    <message>
        <source>IDA* with a table of the best known path cost of each state. A state is expanded only on its best path, once per iteration.</source>
        <translation>IDA* con una tabla del mejor costo de camino conocido de cada estado. Un estado se expande solo en su mejor camino, una vez por iteración.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Each iteration takes time proportional to the number of states; memory is that of A*.</source>
        <translation>Óptimo si la heurística es admisible. Cada iteración tarda en proporción al número de estados; la memoria es la de A*.</translation>
    </message>
    <message>
        <source>RBFS where every state belongs to the best known path to it and stores its backed-up value.</source>
        <translation>RBFS donde cada estado pertenece al mejor camino conocido hacia él y guarda su valor devuelto.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible. Dead ends are not searched again; memory is that of A*.</source>
        <translation>Óptima si la heurística es admisible. Los callejones sin salida no se recorren otra vez; la memoria es la de A*.</translation>
    </message>
    <message>
        <source>A* that follows only one of all symmetric paths (canonical ordering): with eight neighbours the one with its diagonal moves first, with four the one with its horizontal moves first. Such a path needs no decision until it passes the end of a wall. A cell there that no other path reaches as cheaply is a forced neighbour, and the cell where the path can turn towards it is a jump point. The search steps from jump point to jump point.</source>
        <translation>A* que sigue solo uno de todos los caminos simétricos (orden canónico): con ocho vecinos, el que tiene primero los pasos diagonales; con cuatro, el que tiene primero los horizontales. Un camino así no necesita decidir nada hasta pasar el final de un muro. Una casilla que ningún otro camino alcanza allí tan barato es un vecino forzado, y la casilla donde el camino puede girar hacia ella es un punto de salto. La búsqueda va de punto de salto en punto de salto.</translation>
    </message>
    <message>
        <source>Optimal if the heuristic is admissible, with a fraction of the nodes of A*: fewest on wide floors, most in narrow corridors. Scanned cells take time but no place on the frontier.</source>
        <translation>Óptimo si la heurística es admisible, con una fracción de los nodos de A*: los menos en terreno amplio, los más en pasillos estrechos. Las casillas examinadas cuestan tiempo, pero no ocupan sitio en la frontera.</translation>
    </message>
    <message>
        <source>A* with a byte of possible moves per cell, a frontier of buckets, and only canonical moves: those not reached by an equally short path with earlier diagonal moves.</source>
        <translation>A* con un byte de pasos posibles por casilla, una frontera de cubetas y solo pasos canónicos: los que no alcanza un camino igual de corto con los pasos diagonales antes.</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. Hardly any preparation.</source>
        <translation>Óptimo y de longitud exacta, para ocho vecinos. Casi sin preparación.</translation>
    </message>
    <message>
        <source>Jump point search that scans straight jumps 64 cells at a time.</source>
        <translation>Búsqueda de puntos de salto que examina los saltos rectos de 64 en 64 casillas.</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. Preparation takes a fraction of a millisecond: best for a single query.</source>
        <translation>Óptimo y de longitud exacta, para ocho vecinos. La preparación tarda una fracción de milisegundo: lo mejor para una sola consulta.</translation>
    </message>
    <message>
        <source>Jump point search with precomputed jumps from each jump point (JPS+).</source>
        <translation>Búsqueda de puntos de salto con saltos precalculados desde cada punto de salto (JPS+).</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours. The table takes a few milliseconds: best for many queries on one map.</source>
        <translation>Óptimo y de longitud exacta, para ocho vecinos. La tabla tarda unos milisegundos: lo mejor para muchas consultas en un mapa.</translation>
    </message>
    <message>
        <source>The same with a better heuristic from the exact distances of all jump points to 16 landmarks (ALT).</source>
        <translation>Lo mismo con una heurística mejor, a partir de las distancias exactas de todos los puntos de salto a 16 puntos de referencia (ALT).</translation>
    </message>
    <message>
        <source>Optimal and of exact length, for eight neighbours, with the fewest nodes around walls. Preparation takes longest: best for thousands of queries on one map.</source>
        <translation>Óptimo y de longitud exacta, para ocho vecinos, con los menos nodos alrededor de los muros. La preparación es la más larga: lo mejor para miles de consultas en un mapa.</translation>
    </message>
    <message>
        <source>Computes the distance of every cell to the goal with a branch-free queue, then descends.</source>
        <translation>Calcula la distancia de cada casilla a la meta con una cola sin saltos condicionales y luego desciende.</translation>
    </message>
    <message>
        <source>Fewest steps, for four neighbours. It takes the same time for every start and answers for all starts at once (path distances).</source>
        <translation>El menor número de pasos, para cuatro vecinos. Tarda lo mismo desde cualquier inicio y responde para todos a la vez (path distances).</translation>
    </message>
    <message>
        <source>frontier := queue of start; reached := {start}</source>
        <translation>frontera := cola con inicio; alcanzados := {inicio}</translation>
    </message>
    <message>
        <source>while the frontier is not empty:</source>
        <translation>mientras la frontera no esté vacía:</translation>
    </message>
    <message>
        <source>node := remove the oldest node</source>
        <translation>node := sacar el nodo más antiguo</translation>
    </message>
    <message>
        <source>if node is the goal: return its path</source>
        <translation>si node es la meta: devolver su camino</translation>
    </message>
    <message>
        <source>for each neighbour n of node:</source>
        <translation>para cada vecino n de node:</translation>
    </message>
    <message>
        <source>if n is not in reached:</source>
        <translation>si n no está en alcanzados:</translation>
    </message>
    <message>
        <source>add n to reached and to the frontier</source>
        <translation>añadir n a alcanzados y a la frontera</translation>
    </message>
    <message>
        <source>return no path</source>
        <translation>devolver «sin camino»</translation>
    </message>
    <message>
        <source>frontier := stack with the start</source>
        <translation>frontera := pila con inicio</translation>
    </message>
    <message>
        <source>node := remove the newest node</source>
        <translation>node := sacar el nodo más reciente</translation>
    </message>
    <message>
        <source>if node was expanded before: continue</source>
        <translation>si node ya se expandió: continuar</translation>
    </message>
    <message>
        <source>if n was not expanded: push n</source>
        <translation>si n no se expandió: apilar n</translation>
    </message>
    <message>
        <source>g(start) := 0; frontier := {start}</source>
        <translation>g(inicio) := 0; frontera := {inicio}</translation>
    </message>
    <message>
        <source>node := remove the node with the least g</source>
        <translation>node := sacar el nodo con menor g</translation>
    </message>
    <message>
        <source>if n is new or g(node) + cost &lt; g(n):</source>
        <translation>si n es nuevo o g(node) + costo &lt; g(n):</translation>
    </message>
    <message>
        <source>g(n) := that sum; add n to the frontier</source>
        <translation>g(n) := esa suma; añadir n a la frontera</translation>
    </message>
    <message>
        <source>frontier := {start}; reached := {start}</source>
        <translation>frontera := {inicio}; alcanzados := {inicio}</translation>
    </message>
    <message>
        <source>node := remove the node with the least h</source>
        <translation>node := sacar el nodo con menor h</translation>
    </message>
    <message>
        <source>node := remove the node with the least f = g + h</source>
        <translation>node := sacar el nodo con menor f = g + h</translation>
    </message>
    <message>
        <source>search from the start with the depth limit:</source>
        <translation>buscar desde el inicio con el límite:</translation>
    </message>
    <message>
        <source>visit(node):</source>
        <translation>visitar(node):</translation>
    </message>
    <message>
        <source>if node is at the limit: cut it off, return</source>
        <translation>si node está en el límite: cortar, volver</translation>
    </message>
    <message>
        <source>put node on the path</source>
        <translation>poner node en el camino</translation>
    </message>
    <message>
        <source>expand node; for each neighbour n:</source>
        <translation>expandir node; para cada vecino n:</translation>
    </message>
    <message>
        <source>if not reached as cheaply: visit(n)</source>
        <translation>si no se alcanzó tan barato: visitar(n)</translation>
    </message>
    <message>
        <source>back up: take node off the path</source>
        <translation>retroceder: quitar node del camino</translation>
    </message>
    <message>
        <source>return no path, or cut off</source>
        <translation>devolver «sin camino» o «cortado»</translation>
    </message>
    <message>
        <source>for limit := 0, 1, 2, ...:</source>
        <translation>para limit := 0, 1, 2, ...:</translation>
    </message>
    <message>
        <source>visit(node), from the start on:</source>
        <translation>visitar(node), desde el inicio:</translation>
    </message>
    <message>
        <source>if nothing was cut off: return no path</source>
        <translation>si no se cortó nada: devolver «sin camino»</translation>
    </message>
    <message>
        <source>for limit := h(start), the least f cut off, ...:</source>
        <translation>para limit := h(inicio), el menor f cortado, ...:</translation>
    </message>
    <message>
        <source>if f(node) = g + h &gt; limit: cut it off, return</source>
        <translation>si f(node) = g + h &gt; limit: cortar, volver</translation>
    </message>
    <message>
        <source>expand node; for each n off the path:</source>
        <translation>expandir node; para cada n fuera del camino:</translation>
    </message>
    <message>
        <source>visit(n)</source>
        <translation>visitar(n)</translation>
    </message>
    <message>
        <source>visit(start, f-limit = infinity)</source>
        <translation>visitar(inicio, límite de f = infinito)</translation>
    </message>
    <message>
        <source>visit(node, limit):</source>
        <translation>visitar(node, limit):</translation>
    </message>
    <message>
        <source>f(n) := max(g(n) + h(n), f(node))</source>
        <translation>f(n) := max(g(n) + h(n), f(node))</translation>
    </message>
    <message>
        <source>while f(best) &lt;= limit:</source>
        <translation>mientras f(best) &lt;= limit:</translation>
    </message>
    <message>
        <source>visit(best, min(limit, second best f))</source>
        <translation>visitar(best, min(limit, segundo mejor f))</translation>
    </message>
    <message>
        <source>f(best) := the value returned</source>
        <translation>f(best) := el valor devuelto</translation>
    </message>
    <message>
        <source>back up: return f(best) to the node before</source>
        <translation>retroceder: devolver f(best) al nodo anterior</translation>
    </message>
    <message>
        <source>frontier 1 := {start}; frontier 2 := {goal}</source>
        <translation>frontera 1 := {inicio}; frontera 2 := {meta}</translation>
    </message>
    <message>
        <source>while neither frontier is empty:</source>
        <translation>mientras ninguna frontera esté vacía:</translation>
    </message>
    <message>
        <source>for each node of the smaller side: expand it</source>
        <translation>expandir cada nodo del lado menor</translation>
    </message>
    <message>
        <source>for each n that this side has not reached:</source>
        <translation>para cada n que este lado no ha alcanzado:</translation>
    </message>
    <message>
        <source>add n to this side&apos;s next frontier</source>
        <translation>añadir n a la próxima frontera de este lado</translation>
    </message>
    <message>
        <source>if the other side did: join paths, return</source>
        <translation>si el otro lado lo alcanzó: unir caminos, volver</translation>
    </message>
    <message>
        <source>g1(start) := g2(goal) := 0; best := infinity</source>
        <translation>g1(inicio) := g2(meta) := 0; best := infinito</translation>
    </message>
    <message>
        <source>while least g1 + least g2 &lt; best:</source>
        <translation>mientras menor g1 + menor g2 &lt; best:</translation>
    </message>
    <message>
        <source>node := remove the least g of both sides</source>
        <translation>node := sacar el menor g de ambos lados</translation>
    </message>
    <message>
        <source>if n is new here or reached more cheaply:</source>
        <translation>si n es nuevo aquí o se alcanza más barato:</translation>
    </message>
    <message>
        <source>set g; add n to this side&apos;s frontier</source>
        <translation>fijar g; añadir n a la frontera de este lado</translation>
    </message>
    <message>
        <source>best := min(best, g1(n) + g2(n))</source>
        <translation>best := min(best, g1(n) + g2(n))</translation>
    </message>
    <message>
        <source>join the paths at the best, or return no path</source>
        <translation>unir los caminos en best, o devolver «sin camino»</translation>
    </message>
    <message>
        <source>for each direction that is not pruned:</source>
        <translation>para cada dirección no podada:</translation>
    </message>
    <message>
        <source>scan up to a jump point n or a wall</source>
        <translation>examinar hasta un punto de salto n o un muro</translation>
    </message>
    <message>
        <source>if n is new or cheaper now: add n</source>
        <translation>si n es nuevo o ahora más barato: añadir n</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativo al jugador</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>reflejado</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>montones</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>tabletas</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>clases</translation>
    </message>
    <message>
        <source>symmetry</source>
        <translation>simetría</translation>
    </message>
    <message>
        <source>parities</source>
        <translation>paridades</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>ordenado</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>bolos</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>%1 holds in all of them</source>
        <translation>%1 se cumple en todas</translation>
    </message>
    <message>
        <source>%1 hold in all of them</source>
        <translation>%1 se cumplen en todas</translation>
    </message>
    <message>
        <source>expected %1, for example %2, found %3</source>
        <translation>se esperaba %1, por ejemplo %2; se encontró %3</translation>
    </message>
    <message>
        <source>%1 and the names of the inputs</source>
        <translation>%1 y los nombres de las entradas</translation>
    </message>
    <message>
        <source>%1 and the names of the inputs, or %2</source>
        <translation>%1 y los nombres de las entradas, o %2</translation>
    </message>
    <message>
        <source>%1 at the end of this name</source>
        <translation>%1 al final de este nombre</translation>
    </message>
    <message>
        <source>a name without control characters</source>
        <translation>un nombre sin caracteres de control</translation>
    </message>
    <message>
        <source>a name without line breaks and control characters</source>
        <translation>un nombre sin saltos de línea ni caracteres de control</translation>
    </message>
    <message>
        <source>%1 (the first line has no names of inputs)</source>
        <translation>%1 (la primera línea no tiene nombres de entradas)</translation>
    </message>
    <message>
        <source>%1 between the names of inputs and outputs</source>
        <translation>%1 entre los nombres de entradas y salidas</translation>
    </message>
    <message>
        <source>the same inputs in the same order as in the first line</source>
        <translation>las mismas entradas en el mismo orden que en la primera línea</translation>
    </message>
    <message>
        <source>row %1 is missing; without %2 the inputs are the first columns in which every combination appears once, or all but the last</source>
        <translation>falta la fila %1; sin %2 las entradas son las primeras columnas en las que cada combinación aparece una vez, o todas menos la última</translation>
    </message>
    <message>
        <source>%1 has %2 of %3 names; the others get espresso&apos;s default names</source>
        <translation>%1 tiene %2 de %3 nombres; los demás reciben los de espresso</translation>
    </message>
    <message>
        <source>skipped a line that does not describe the function</source>
        <translation>se omitió una línea que no describe la función</translation>
    </message>
    <message>
        <source>%1 comes before %2</source>
        <translation>%1 va antes de %2</translation>
    </message>
    <message>
        <source>the lines %1 and %2 before the rows</source>
        <translation>las líneas %1 y %2 antes de las filas</translation>
    </message>
    <message>
        <source>the end of the line after %1 inputs and %2 outputs</source>
        <translation>el final de la línea después de %1 entradas y %2 salidas</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>un juego</translation>
    </message>
    <message>
        <source>a jump</source>
        <translation>un salto</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>una ecuación</translation>
    </message>
    <message>
        <source>a list of terms</source>
        <translation>una lista de términos</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>una nota</translation>
    </message>
    <message>
        <source>the names of inputs and outputs</source>
        <translation>los nombres de las entradas y salidas</translation>
    </message>
    <message>
        <source>a letter in quotes</source>
        <translation>una letra entre comillas</translation>
    </message>
    <message>
        <source>expected rows, for example %1</source>
        <translation>se esperaban filas, por ejemplo %1</translation>
    </message>
    <message>
        <source>expected rows, for example %1, found %2</source>
        <translation>se esperaban filas, por ejemplo %1; se encontró %2</translation>
    </message>
    <message>
        <source>brackets are not allowed around parentheses</source>
        <translation>no se permiten paréntesis alrededor de paréntesis</translation>
    </message>
    <message>
        <source>%1 has won: the formula is %2</source>
        <translation>%1 ha ganado: la fórmula es %2</translation>
    </message>
    <message>
        <source>%1 has won: a subformula with %2 leaves is %3</source>
        <translation>%1 ha ganado: una subfórmula con %2 hojas es %3</translation>
    </message>
    <message>
        <source>%1 wins: the formula is %2, whatever else is chosen</source>
        <translation>%1 gana: la fórmula es %2, se elija lo que se elija</translation>
    </message>
    <message>
        <source>%1 wins: a subformula with %2 leaves is %3, whatever else is chosen</source>
        <translation>%1 gana: una subfórmula con %2 hojas es %3, se elija lo que se elija</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Northeast</source>
        <translation>Noreste</translation>
    </message>
    <message>
        <source>Northwest</source>
        <translation>Noroeste</translation>
    </message>
    <message>
        <source>Southeast</source>
        <translation>Sureste</translation>
    </message>
    <message>
        <source>Southwest</source>
        <translation>Suroeste</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>derecha</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>the board is too large (a position has %1 bits)</source>
        <translation>el tablero es demasiado grande (una posición tiene %1 bits)</translation>
    </message>
    <message>
        <source>too many piles of this size (a position has %1 bits)</source>
        <translation>demasiados montones de este tamaño (una posición tiene %1 bits)</translation>
    </message>
    <message>
        <source>with %1 pits per player the limit is %2 seed per pit</source>
        <translation>con %1 hoyos por jugador el límite es %2 semilla por hoyo</translation>
    </message>
    <message>
        <source>with %1 pits per player the limit is %2 seeds per pit</source>
        <translation>con %1 hoyos por jugador el límite es %2 semillas por hoyo</translation>
    </message>
    <message>
        <source>%1 and %2 can never be reached, so there are %3</source>
        <translation>A %1 y %2 no se puede llegar nunca, así que hay %3</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Habitación %1</translation>
    </message>
    <message>
        <source>numbers: the steps, separated by -, for example 1-2 or 1-3-4</source>
        <translation>numbers: los pasos, separados por -, por ejemplo 1-2 o 1-3-4</translation>
    </message>
    <message>
        <source>target: the last number, up to 10,000,000</source>
        <translation>target: el último número, hasta 10.000.000</translation>
    </message>
    <message>
        <source>PILE: an odd number of tokens, 1 to 999 (15)</source>
        <translation>PILE: un número impar de fichas, de 1 a 999 (15)</translation>
    </message>
    <message>
        <source>MOST: how many may be taken, 1 to PILE (3)</source>
        <translation>MOST: cuántas se pueden tomar, de 1 a PILE (3)</translation>
    </message>
    <message>
        <source>PILE: the size of each pile, up to 26 piles (3 4 5)</source>
        <translation>PILE: el tamaño de cada montón, hasta 26 montones (3 4 5)</translation>
    </message>
    <message>
        <source>PILE: the size of each pile, up to 26 piles</source>
        <translation>PILE: el tamaño de cada montón, hasta 26 montones</translation>
    </message>
    <message>
        <source>take NUMBER: the numbers of tokens that may be taken</source>
        <translation>take NUMBER: los números de fichas que se pueden tomar</translation>
    </message>
    <message>
        <source>ROW: the number of pins in each row, up to 60 in all (7)</source>
        <translation>ROW: el número de bolos en cada fila, hasta 60 en total (7)</translation>
    </message>
    <message>
        <source>ROWSxCOLUMNS: up to 15x15 (3x4)</source>
        <translation>ROWSxCOLUMNS: hasta 15x15 (3x4)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 30 cells (3x3)</source>
        <translation>COLUMNSxROWS: hasta 30 casillas (3x3)</translation>
    </message>
    <message>
        <source>LINE: the length of a line (%1)</source>
        <translation>LINE: la longitud de una línea (%1)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 62 cells, counting one extra row (4x4)</source>
        <translation>COLUMNSxROWS: hasta 62 casillas, contando una fila más (4x4)</translation>
    </message>
    <message>
        <source>SIZE: columns and rows, 2 to 5 (3); each player has SIZE - 1 cars</source>
        <translation>SIZE: columnas y filas, de 2 a 5 (3); cada jugador tiene SIZE - 1 coches</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: 4x4, 4x6, 6x4 or 6x6 (4x4)</source>
        <translation>COLUMNSxROWS: 4x4, 4x6, 6x4 o 6x6 (4x4)</translation>
    </message>
    <message>
        <source>EMPTY: start near the end with this many empty cells: 1 to 12 on 4x4, 1 to 10 on larger boards (the whole game on 4x4, 8 on larger boards)</source>
        <translation>EMPTY: empezar cerca del final con estas casillas vacías: de 1 a 12 en 4x4, de 1 a 10 en tableros mayores (la partida entera en 4x4, 8 en tableros mayores)</translation>
    </message>
    <message>
        <source>SEED: seed of that position, 0 to 1,000,000 (1)</source>
        <translation>SEED: semilla de esa posición, de 0 a 1.000.000 (1)</translation>
    </message>
    <message>
        <source>PITS: of each player, 1 to 6 (2)</source>
        <translation>PITS: hoyos de cada jugador, de 1 a 6 (2)</translation>
    </message>
    <message>
        <source>SEEDS: in each pit, up to 6 with 1 to 3 pits, 3 with 4, and 1 with 5 or 6 (3)</source>
        <translation>SEEDS: semillas en cada hoyo, hasta 6 con 1 a 3 hoyos, 3 con 4, y 1 con 5 o 6 (3)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: 4x4, 4x6 or 6x4 (4x4)</source>
        <translation>COLUMNSxROWS: 4x4, 4x6 o 6x4 (4x4)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: the number of boxes, with at most 24 lines, such as 3x3 or 7x1 (2x2)</source>
        <translation>COLUMNSxROWS: de cajas, hasta 24 líneas, como 3x3 o 7x1 (2x2)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 20 squares, such as 4x5 (3x3)</source>
        <translation>COLUMNSxROWS: hasta 20 casillas, como 4x5 (3x3)</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 30 squares, such as 5x6 (4x4)</source>
        <translation>COLUMNSxROWS: hasta 30 casillas, como 5x6 (4x4)</translation>
    </message>
    <message>
        <source>flying: stones move to any free point</source>
        <translation>flying: las piedras van a cualquier punto libre</translation>
    </message>
    <message>
        <source>orthogonal: the board has no diagonal lines</source>
        <translation>orthogonal: el tablero no tiene líneas diagonales</translation>
    </message>
    <message>
        <source>COLUMNSxROWS: up to 25 squares, such as 5x5 or 4x6 (4x4)</source>
        <translation>COLUMNSxROWS: hasta 25 casillas, como 5x5 o 4x6 (4x4)</translation>
    </message>
    <message>
        <source>POINTS: 3 to 6 (6)</source>
        <translation>POINTS: de 3 a 6 (6)</translation>
    </message>
    <message>
        <source>expected four numbers, for example %1</source>
        <translation>se esperaban cuatro números, por ejemplo %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2; its old content is in %3</source>
        <translation>no se puede escribir %1: %2; su contenido anterior está en %3</translation>
    </message>
    <message>
        <source>not enough memory to decompress the %1 file</source>
        <translation>no hay memoria suficiente para descomprimir el archivo %1</translation>
    </message>
    <message>
        <source>decompressing the %1 file needs more than %2 MB of memory</source>
        <translation>descomprimir el archivo %1 necesita más de %2 MB de memoria</translation>
    </message>
    <message>
        <source>the %1 file decompresses to more than %2 bytes</source>
        <translation>el archivo %1 descomprimido supera los %2 bytes</translation>
    </message>
    <message>
        <source>cannot make a pipe: %1</source>
        <translation>no se puede crear una tubería: %1</translation>
    </message>
    <message>
        <source>cannot run %1: %2</source>
        <translation>no se puede ejecutar %1: %2</translation>
    </message>
    <message>
        <source>there is no program %1 in PATH</source>
        <translation>no hay ningún programa %1 en PATH</translation>
    </message>
    <message>
        <source>no directory for temporary files: %1</source>
        <translation>no hay carpeta para archivos temporales: %1</translation>
    </message>
    <message>
        <source>cannot make a directory in %1: %2</source>
        <translation>no se puede crear una carpeta en %1: %2</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>una posición</translation>
    </message>
    <message>
        <source>the title of the lesson</source>
        <translation>el título de la lección</translation>
    </message>
    <message>
        <source>the page of the lesson in a block %1 above the first step</source>
        <translation>la página de la lección en un bloque %1 encima del primer paso</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>a lesson has one title; a step begins with %1</source>
        <translation>una lección tiene un título; un paso empieza con %1</translation>
    </message>
    <message>
        <source>the title of the lesson after %1</source>
        <translation>el título de la lección detrás de %1</translation>
    </message>
    <message>
        <source>the title of the step after %1</source>
        <translation>el título del paso detrás de %1</translation>
    </message>
    <message>
        <source>this block has no end: expected a line %1</source>
        <translation>este bloque no tiene final: se esperaba una línea %1</translation>
    </message>
    <message>
        <source>this document has no end: expected a line %1</source>
        <translation>este documento no tiene final: se esperaba una línea %1</translation>
    </message>
    <message>
        <source>a document belongs to a step: expected %1 before it</source>
        <translation>un documento pertenece a un paso: se esperaba %1 antes</translation>
    </message>
    <message>
        <source>this step has a document already</source>
        <translation>este paso ya tiene un documento</translation>
    </message>
    <message>
        <source>this step points at something already</source>
        <translation>este paso ya señala algo</translation>
    </message>
    <message>
        <source>a document above this line</source>
        <translation>un documento encima de esta línea</translation>
    </message>
    <message>
        <source>a language and the title in that language</source>
        <translation>un idioma y el título en ese idioma</translation>
    </message>
    <message>
        <source>there is a title in this language already</source>
        <translation>ya hay un título en este idioma</translation>
    </message>
    <message>
        <source>a lesson has one page</source>
        <translation>una lección tiene una página</translation>
    </message>
    <message>
        <source>the id of one page</source>
        <translation>el identificador de una página</translation>
    </message>
    <message>
        <source>expected %1, found %2; everything else belongs to a step</source>
        <translation>se esperaba %1, se encontró %2; todo lo demás pertenece a un paso</translation>
    </message>
    <message>
        <source>something after %1</source>
        <translation>algo detrás de %1</translation>
    </message>
    <message>
        <source>a text after %1</source>
        <translation>un texto detrás de %1</translation>
    </message>
    <message>
        <source>a field and its value</source>
        <translation>un campo y su valor</translation>
    </message>
    <message>
        <source>an answer on both sides of %1</source>
        <translation>una respuesta a ambos lados de %1</translation>
    </message>
    <message>
        <source>a step asks for one answer; alternatives are separated by %1</source>
        <translation>un paso pide una respuesta; las alternativas se separan con %1</translation>
    </message>
    <message>
        <source>a lesson has at most 1 MB</source>
        <translation>una lección tiene 1 MB como máximo</translation>
    </message>
    <message>
        <source>expected six rows of seven digits, separated by %1</source>
        <translation>se esperaban seis filas de siete dígitos, separadas por %1</translation>
    </message>
    <message>
        <source>a single line</source>
        <translation>una sola línea</translation>
    </message>
    <message>
        <source>the bracket of this variation is never closed</source>
        <translation>el paréntesis de esta variante no se cierra nunca</translation>
    </message>
    <message>
        <source>a variation comes after the move that it replaces</source>
        <translation>una variante va detrás de la jugada a la que sustituye</translation>
    </message>
    <message>
        <source>no bracket is open here</source>
        <translation>aquí no hay ningún paréntesis abierto</translation>
    </message>
    <message>
        <source>expected the moves of a variation</source>
        <translation>se esperaban las jugadas de una variante</translation>
    </message>
    <message>
        <source>unknown engine setting; the settings are %1</source>
        <translation>ajuste del motor desconocido; los ajustes son %1</translation>
    </message>
    <message>
        <source>the engine needs a limit, for example %1</source>
        <translation>el motor necesita un límite, por ejemplo %1</translation>
    </message>
    <message>
        <source>unknown program setting; the settings are %1</source>
        <translation>ajuste del programa desconocido; los ajustes son %1</translation>
    </message>
    <message>
        <source>%1 (it crashed: %2)</source>
        <translation>%1 (falló: %2)</translation>
    </message>
    <message>
        <source>%1 (it crashed: %2), last output: %3</source>
        <translation>%1 (falló: %2), última salida: %3</translation>
    </message>
    <message>
        <source>%1 (exit status %2)</source>
        <translation>%1 (estado de salida %2)</translation>
    </message>
    <message>
        <source>%1 (exit status %2), last output: %3</source>
        <translation>%1 (estado de salida %2), última salida: %3</translation>
    </message>
    <message>
        <source>its output changes stones that were already on the board</source>
        <translation>su salida cambia fichas que ya estaban en el tablero</translation>
    </message>
    <message>
        <source>its output contains %1 move instead of 1</source>
        <translation>su salida contiene %1 jugada en vez de 1</translation>
    </message>
    <message>
        <source>its output contains %1 moves instead of 1</source>
        <translation>su salida contiene %1 jugadas en vez de 1</translation>
    </message>
    <message>
        <source>an opening of 0 to %1 moves</source>
        <translation>una apertura de 0 a %1 jugadas</translation>
    </message>
    <message>
        <source>the games played so far are not numbered in order</source>
        <translation>las partidas jugadas hasta ahora no están numeradas en orden</translation>
    </message>
    <message>
        <source>a program to run</source>
        <translation>un programa que ejecutar</translation>
    </message>
    <message>
        <source>%1 points for %2 holes</source>
        <translation>%1 puntos para %2 huecos</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>una línea</translation>
    </message>
    <message>
        <source>a coordinate, a number from -1000000 to 1000000</source>
        <translation>una coordenada, un número de -1000000 a 1000000</translation>
    </message>
    <message>
        <source>a hole and its place</source>
        <translation>un hueco y su lugar</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 hueco</translation>
    </message>
    <message>
        <source>%1 peg</source>
        <translation>%1 clavija</translation>
    </message>
    <message>
        <source>%1 pegs</source>
        <translation>%1 clavijas</translation>
    </message>
    <message>
        <source>the goal leaves %1, too few for %2</source>
        <translation>el objetivo deja muy pocas: %1 para %2</translation>
    </message>
    <message>
        <source>%1 at the start, fewer than the %2 of the goal</source>
        <translation>%1 al inicio, menos que las %2 del objetivo</translation>
    </message>
    <message>
        <source>the file is a game with jumps; expected a board alone</source>
        <translation>el archivo es una partida con saltos; se esperaba solo un tablero</translation>
    </message>
    <message>
        <source>the end of the line after the jump</source>
        <translation>el final de la línea después del salto</translation>
    </message>
    <message>
        <source>expected &apos;o&apos; for a peg or &apos;.&apos; for an empty hole, found %1</source>
        <translation>se esperaba &apos;o&apos; para una clavija o &apos;.&apos; para un hueco vacío, se encontró %1</translation>
    </message>
    <message>
        <source>the board has only %1 hole</source>
        <translation>el tablero tiene solo %1 hueco</translation>
    </message>
    <message>
        <source>the board has only %1 holes</source>
        <translation>el tablero tiene solo %1 huecos</translation>
    </message>
    <message>
        <source>not a table of positions, or one of another version</source>
        <translation>no es una tabla de posiciones, o es de otra versión</translation>
    </message>
    <message>
        <source>no folder for the table: neither XDG_CACHE_HOME nor HOME is set</source>
        <translation>no hay carpeta para la tabla: no está definido XDG_CACHE_HOME ni HOME</translation>
    </message>
    <message>
        <source>cannot make %1: %2</source>
        <translation>no se puede crear %1: %2</translation>
    </message>
    <message>
        <source>a time, 1 or later</source>
        <translation>un momento, 1 o posterior</translation>
    </message>
    <message>
        <source>2 to %1 variables for a map or lists of minterms</source>
        <translation>de 2 a %1 variables para un mapa o listas de mintérminos</translation>
    </message>
    <message>
        <source>the number of prime implicates must not be negative</source>
        <translation>el número de implicados primos no puede ser negativo</translation>
    </message>
    <message>
        <source>the range from %1 to %2 is empty</source>
        <translation>el intervalo de %1 a %2 está vacío</translation>
    </message>
    <message>
        <source>none of %1 disjunctions of this size had %2 prime implicates; they had %3 to %4</source>
        <translation>ninguna de %1 disyunciones de este tamaño tenía %2 implicados primos; tenían de %3 a %4</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>variant %1 of %2</source>
        <translation>variante %1 de %2</translation>
    </message>
    <message>
        <source>too large for paper</source>
        <translation>demasiado grande para el papel</translation>
    </message>
    <message>
        <source>cannot write the PDF file (libHaru error %1)</source>
        <translation>no se puede escribir el archivo PDF (error de libHaru %1)</translation>
    </message>
    <message>
        <source>expected at most %1 inputs and %2 outputs here, found %3 and %4</source>
        <translation>aquí se esperaban como máximo %1 entradas y %2 salidas, se encontraron %3 y %4</translation>
    </message>
    <message>
        <source>%1 makes a sequential circuit</source>
        <translation>%1 produce un circuito secuencial</translation>
    </message>
    <message>
        <source>%1 uses another model</source>
        <translation>%1 usa otro modelo</translation>
    </message>
    <message>
        <source>%1 uses another file</source>
        <translation>%1 usa otro archivo</translation>
    </message>
    <message>
        <source>%1 uses a library of gates</source>
        <translation>%1 usa una biblioteca de puertas</translation>
    </message>
    <message>
        <source>%1 makes a signal of several values</source>
        <translation>%1 produce una señal de varios valores</translation>
    </message>
    <message>
        <source>%1 makes a table of several values</source>
        <translation>%1 produce una tabla de varios valores</translation>
    </message>
    <message>
        <source>%1: only one combinational model of %2 is read</source>
        <translation>%1: solo se lee un modelo combinacional de %2</translation>
    </message>
    <message>
        <source>%1: only one combinational model is read</source>
        <translation>%1: solo se lee un modelo combinacional</translation>
    </message>
    <message>
        <source>a second model begins here (the first one is in line %1)</source>
        <translation>aquí empieza un segundo modelo (el primero está en la línea %1)</translation>
    </message>
    <message>
        <source>%1 and a signal, such as %2</source>
        <translation>%1 y una señal, como en %2</translation>
    </message>
    <message>
        <source>nothing after %1</source>
        <translation>nada detrás de %1</translation>
    </message>
    <message>
        <source>the name of a signal after %1</source>
        <translation>el nombre de una señal después de %1</translation>
    </message>
    <message>
        <source>expected two signals after %1</source>
        <translation>se esperaban dos señales después de %1</translation>
    </message>
    <message>
        <source>%1 must come first</source>
        <translation>%1 debe ir al principio</translation>
    </message>
    <message>
        <source>%1 is not listed before %2</source>
        <translation>%1 no aparece en la lista anterior a %2</translation>
    </message>
    <message>
        <source>%1 is already driven by line %2</source>
        <translation>%1 ya se produce en la línea %2</translation>
    </message>
    <message>
        <source>expected at most %1 signals before the last one</source>
        <translation>se esperaban como máximo %1 señales antes de la última</translation>
    </message>
    <message>
        <source>%1 before the rows</source>
        <translation>%1 antes de las filas</translation>
    </message>
    <message>
        <source>expected %1 as in the row before: the rows of a signal are all true or all false</source>
        <translation>se esperaba %1 como en la fila anterior: las filas de una señal son todas verdaderas o todas falsas</translation>
    </message>
    <message>
        <source>%1 is an input, so no .names may drive it</source>
        <translation>%1 es una entrada, así que ningún .names puede producirla</translation>
    </message>
    <message>
        <source>%1 is neither an input nor driven by a .names</source>
        <translation>%1 no es una entrada ni la produce ningún .names</translation>
    </message>
    <message>
        <source>the output %1 is not driven by a .names</source>
        <translation>la salida %1 no la produce ningún .names</translation>
    </message>
    <message>
        <source>%1 depends on itself</source>
        <translation>%1 depende de sí misma</translation>
    </message>
    <message>
        <source>a line %1 at the beginning</source>
        <translation>una línea %1 al principio</translation>
    </message>
    <message>
        <source>%1 atoms are too many: a function has at most %2 inputs</source>
        <translation>%1 átomos son demasiados: una función tiene %2 entradas como máximo</translation>
    </message>
    <message>
        <source>%1 is not supported: all inputs and outputs must be binary</source>
        <translation>%1 no se admite: todas las entradas y salidas deben ser binarias</translation>
    </message>
    <message>
        <source>use either %1 or %2 and %3, not both</source>
        <translation>usa %1 o bien %2 y %3, no ambas cosas</translation>
    </message>
    <message>
        <source>%1 is supported only for multi-valued outputs: expected %2 and the number of outputs</source>
        <translation>%1 solo se admite para salidas de varios valores: se esperaba %2 y el número de salidas</translation>
    </message>
    <message>
        <source>a name without %1 and control characters</source>
        <translation>un nombre sin %1 ni caracteres de control</translation>
    </message>
    <message>
        <source>f, r, fd, fr, dr or fdr after .type</source>
        <translation>f, r, fd, fr, dr o fdr después de .type</translation>
    </message>
    <message>
        <source>%1 must come before the rows</source>
        <translation>%1 debe ir antes de las filas</translation>
    </message>
    <message>
        <source>a 0 or 1 for each output after .phase (which must follow .o)</source>
        <translation>un 0 o 1 por cada salida después de .phase (que debe seguir a .o)</translation>
    </message>
    <message>
        <source>%1 (the row that starts in line %2 continues in the next line)</source>
        <translation>%1 (la fila que empieza en la línea %2 continúa en la siguiente)</translation>
    </message>
    <message>
        <source>output %1 is 0 here but 1 in line %2</source>
        <translation>la salida %1 es 0 aquí pero 1 en la línea %2</translation>
    </message>
    <message>
        <source>output %1 is 0 here but 1 in line %2 for row %3</source>
        <translation>la salida %1 es 0 aquí pero 1 en la línea %2 para la fila %3</translation>
    </message>
    <message>
        <source>the name %1 is not allowed in espresso&apos;s equations</source>
        <translation>el nombre %1 no está permitido en las ecuaciones de espresso</translation>
    </message>
    <message>
        <source>BLIF files have no name %1</source>
        <translation>el nombre %1 no es posible en archivos BLIF</translation>
    </message>
    <message>
        <source>the chart has too many entries: %1 (the limit is %2)</source>
        <translation>la tabla tiene demasiadas entradas: %1 (el límite es %2)</translation>
    </message>
    <message>
        <source>the name %1 cannot be written in Verilog</source>
        <translation>el nombre %1 no se puede escribir en Verilog</translation>
    </message>
    <message>
        <source>the name %1 cannot be written in VHDL</source>
        <translation>el nombre %1 no se puede escribir en VHDL</translation>
    </message>
    <message>
        <source>%1 do not allow the name %2</source>
        <translation>el nombre %2 no está permitido en %1</translation>
    </message>
    <message>
        <source>PLA files</source>
        <translation>archivos PLA</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>archivos CSV</translation>
    </message>
    <message>
        <source>lists of minterms</source>
        <translation>listas de mintérminos</translation>
    </message>
    <message>
        <source>truth tables</source>
        <translation>tablas de verdad</translation>
    </message>
    <message>
        <source>the order of the variables lacks %1</source>
        <translation>en el orden de las variables falta %1</translation>
    </message>
    <message>
        <source>the order of the inputs lacks %1</source>
        <translation>en el orden de las entradas falta %1</translation>
    </message>
    <message>
        <source>the order of the outputs lacks %1</source>
        <translation>en el orden de las salidas falta %1</translation>
    </message>
    <message>
        <source>the order of the variables has a variable twice</source>
        <translation>el orden de las variables tiene una variable dos veces</translation>
    </message>
    <message>
        <source>the order has the input %1 twice</source>
        <translation>el orden tiene la entrada %1 dos veces</translation>
    </message>
    <message>
        <source>the order has the output %1 twice</source>
        <translation>el orden tiene la salida %1 dos veces</translation>
    </message>
    <message>
        <source>the order must list each output once</source>
        <translation>el orden debe nombrar cada salida una vez</translation>
    </message>
    <message>
        <source>the order of the outputs has unknown names</source>
        <translation>el orden de las salidas tiene nombres desconocidos</translation>
    </message>
    <message>
        <source>the cover and the function have different inputs or outputs</source>
        <translation>la cobertura y la función tienen entradas o salidas distintas</translation>
    </message>
    <message>
        <source>expected either true rows (m) or false rows (M), not both</source>
        <translation>se esperaban filas verdaderas (m) o falsas (M), no ambas</translation>
    </message>
    <message>
        <source>the counting argument does not match the clauses</source>
        <translation>el argumento de conteo no concuerda con las cláusulas</translation>
    </message>
    <message>
        <source>the equations over GF(2) do not match the clauses</source>
        <translation>las ecuaciones sobre GF(2) no concuerdan con las cláusulas</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 conflicto</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 conflictos</translation>
    </message>
    <message>
        <source>%1 decision</source>
        <translation>%1 decisión</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 decisiones</translation>
    </message>
    <message>
        <source>%1 propagation</source>
        <translation>%1 propagación</translation>
    </message>
    <message>
        <source>%1 propagations</source>
        <translation>%1 propagaciones</translation>
    </message>
    <message>
        <source>%1 learned clause</source>
        <translation>%1 cláusula aprendida</translation>
    </message>
    <message>
        <source>%1 learned clauses</source>
        <translation>%1 cláusulas aprendidas</translation>
    </message>
    <message>
        <source>%1 atom eliminated</source>
        <translation>%1 átomo eliminado</translation>
    </message>
    <message>
        <source>%1 atoms eliminated</source>
        <translation>%1 átomos eliminados</translation>
    </message>
    <message>
        <source>%1 resolvent</source>
        <translation>%1 resolvente</translation>
    </message>
    <message>
        <source>%1 resolvents</source>
        <translation>%1 resolventes</translation>
    </message>
    <message>
        <source>a line that begins with s, v or c</source>
        <translation>una línea que empiece con s, v o c</translation>
    </message>
    <message>
        <source>unexpected byte %1 in the binary proof</source>
        <translation>byte %1 inesperado en la demostración binaria</translation>
    </message>
    <message>
        <source>the binary proof is truncated in the middle of a step</source>
        <translation>la demostración binaria se corta en mitad de un paso</translation>
    </message>
    <message>
        <source>the engine&apos;s model does not satisfy the clauses</source>
        <translation>el modelo del motor no satisface las cláusulas</translation>
    </message>
    <message>
        <source>the engine&apos;s proof was rejected: %1</source>
        <translation>la demostración del motor fue rechazada: %1</translation>
    </message>
    <message>
        <source>this game has no layers</source>
        <translation>este juego no tiene capas</translation>
    </message>
    <message>
        <source>the game has no such level</source>
        <translation>el juego no tiene ese nivel</translation>
    </message>
    <message>
        <source>layers are not merged</source>
        <translation>las capas no se fusionan</translation>
    </message>
    <message>
        <source>the solution belongs to other positions</source>
        <translation>la solución es de otras posiciones</translation>
    </message>
    <message>
        <source>stopped before the tree was printed</source>
        <translation>detenido antes de escribir el árbol</translation>
    </message>
    <message>
        <source>the drawing would exceed %1 bytes</source>
        <translation>el dibujo superaría los %1 bytes</translation>
    </message>
    <message>
        <source>a subtraction game</source>
        <translation>un juego de resta</translation>
    </message>
    <message>
        <source>Take 1 to MOST (3) of PILE (15); an even number of tokens wins</source>
        <translation>Toma de 1 a MOST (3) de PILE (15); gana quien tenga un número par</translation>
    </message>
    <message>
        <source>Take any number from one pile; taking the last one wins</source>
        <translation>Toma los que quieras de un montón; gana quien toma el último</translation>
    </message>
    <message>
        <source>Nim with a list of numbers that may be taken</source>
        <translation>Nim con una lista de los números que se pueden tomar</translation>
    </message>
    <message>
        <source>Knock down one pin, or two neighbours</source>
        <translation>Derriba un bolo, o dos vecinos</translation>
    </message>
    <message>
        <source>Knock down two neighbours</source>
        <translation>Derriba dos bolos vecinos</translation>
    </message>
    <message>
        <source>Eat a bar of chocolate; the first square is poisoned</source>
        <translation>Cómete una tableta de chocolate; la primera onza está envenenada</translation>
    </message>
    <message>
        <source>LINE (3) in a row, on up to 30 cells</source>
        <translation>LINE (3) en raya, en hasta 30 casillas</translation>
    </message>
    <message>
        <source>LINE (4) in a row; discs fall</source>
        <translation>LINE (4) en raya; las fichas caen</translation>
    </message>
    <message>
        <source>Block the other player on a star of eight points (loopy)</source>
        <translation>Bloquea al otro en una estrella de ocho puntos (con repeticiones)</translation>
    </message>
    <message>
        <source>Drive all cars off the board, or be blocked (loopy)</source>
        <translation>Saca todos los coches del tablero, o queda bloqueado (con repeticiones)</translation>
    </message>
    <message>
        <source>Turn discs; 4x4, or the end of a game on up to 6x6</source>
        <translation>Voltea discos; 4x4, o el final de una partida en hasta 6x6</translation>
    </message>
    <message>
        <source>Sow seeds into pits and stores; more seeds win</source>
        <translation>Siembra semillas en hoyos y almacenes; gana quien tenga más</translation>
    </message>
    <message>
        <source>Take all men, or block them, on a small board (loopy)</source>
        <translation>Captura o bloquea todas las piezas en un tablero pequeño (con repeticiones)</translation>
    </message>
    <message>
        <source>Close more boxes; closing one gives another move</source>
        <translation>Cierra más cajas; quien cierra una juega otra vez</translation>
    </message>
    <message>
        <source>Bring a pawn across, or block the other player</source>
        <translation>Lleva un peón al otro lado, o bloquea al otro jugador</translation>
    </message>
    <message>
        <source>Vertical against horizontal dominoes</source>
        <translation>Fichas de dominó verticales contra horizontales</translation>
    </message>
    <message>
        <source>Three in a line with four stones each (loopy)</source>
        <translation>Tres en línea con cuatro piedras cada uno (con repeticiones)</translation>
    </message>
    <message>
        <source>Three in a line with three stones each (loopy)</source>
        <translation>Tres en línea con tres piedras cada uno (con repeticiones)</translation>
    </message>
    <message>
        <source>Draw lines between points; a triangle of your own loses</source>
        <translation>Traza líneas entre puntos; un triángulo propio pierde</translation>
    </message>
    <message>
        <source>Jump over stones; the player who cannot jump loses</source>
        <translation>Salta sobre piedras; pierde quien no puede saltar</translation>
    </message>
    <message>
        <source>Add 1 or 2 to a counter; reaching N wins. Also 1-3-4-N and so on</source>
        <translation>Suma 1 o 2 a un contador; gana quien llega a N. También 1-3-4-N, etc.</translation>
    </message>
    <message>
        <source>the player to move must be 1 or 2</source>
        <translation>el jugador al que le toca debe ser 1 o 2</translation>
    </message>
    <message>
        <source>the player to move must come before the position, for example %1</source>
        <translation>el jugador al que le toca debe ir antes de la posición, por ejemplo %1</translation>
    </message>
    <message>
        <source>unknown move; there is %1</source>
        <translation>jugada desconocida; es posible %1</translation>
    </message>
    <message>
        <source>unknown move; there are %1</source>
        <translation>jugada desconocida; son posibles %1</translation>
    </message>
    <message>
        <source>the board must have + for dots, - and | for lines, # for closed boxes and . elsewhere</source>
        <translation>el tablero lleva + para los puntos, - y | para las líneas, # para las cajas cerradas y . en lo demás</translation>
    </message>
    <message>
        <source>of %1 closed boxes player 2 has %2</source>
        <translation>de %1 cajas cerradas el jugador 2 tiene %2</translation>
    </message>
    <message>
        <source>player %1 removes the first stone</source>
        <translation>el jugador %1 quita la primera piedra</translation>
    </message>
    <message>
        <source>player %1 removes the second stone</source>
        <translation>el jugador %1 quita la segunda piedra</translation>
    </message>
    <message>
        <source>expected %1 characters (%2) for the lines 1-2, 1-3 and so on</source>
        <translation>se esperaban %1 caracteres (%2) para las líneas 1-2, 1-3, etc.</translation>
    </message>
    <message>
        <source>a line graph: and the drawn graph after it</source>
        <translation>una línea graph: y detrás el grafo dibujado</translation>
    </message>
    <message>
        <source>%1 at the end of what %2 begins</source>
        <translation>%1 al final de lo que empieza %2</translation>
    </message>
    <message>
        <source>the name of a command after %1</source>
        <translation>el nombre de un comando después de %1</translation>
    </message>
    <message>
        <source>a name in braces</source>
        <translation>un nombre entre llaves</translation>
    </message>
    <message>
        <source>%1 after the name</source>
        <translation>%1 después del nombre</translation>
    </message>
    <message>
        <source>a name in braces has no commands but %1</source>
        <translation>un nombre entre llaves no lleva más comandos que %1</translation>
    </message>
    <message>
        <source>a name before the index</source>
        <translation>un nombre antes del índice</translation>
    </message>
    <message>
        <source>letters or digits in the index</source>
        <translation>letras o dígitos en el índice</translation>
    </message>
    <message>
        <source>%1 in the index</source>
        <translation>%1 en el índice</translation>
    </message>
    <message>
        <source>the formula is too long to write: more than %1 bytes</source>
        <translation>la fórmula es demasiado larga para escribirla: más de %1 bytes</translation>
    </message>
    <message>
        <source>%1 is ambiguous next to other capital letters; write %2 for the constant, or %3 for a variable</source>
        <translation>%1 es ambiguo junto a otras mayúsculas; escribe %2 para la constante, o %3 para una variable</translation>
    </message>
    <message>
        <source>%1 is ambiguous between two operands; write | or *</source>
        <translation>%1 es ambiguo entre dos operandos; escribe | o *</translation>
    </message>
    <message>
        <source>&apos;|-&apos; is ambiguous; write -&gt; for a conclusion, or | - for a disjunction</source>
        <translation>&apos;|-&apos; es ambiguo; escribe -&gt; para una conclusión, o | - para una disyunción</translation>
    </message>
    <message>
        <source>%1 is ambiguous; write %2 for a variable, or %3 for a disjunction</source>
        <translation>%1 es ambiguo; escribe %2 para una variable, o %3 para una disyunción</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no exclusive or, only variables, `-`, `*` and `+`</source>
        <translation>la sintaxis del juego no tiene «o» exclusivo, solo variables, `-`, `*` y `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no exactly-one, only variables, `-`, `*` and `+`</source>
        <translation>la sintaxis del juego no tiene «exactamente uno», solo variables, `-`, `*` y `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no implication, only variables, `-`, `*` and `+`</source>
        <translation>la sintaxis del juego no tiene implicación, solo variables, `-`, `*` y `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no equivalence, only variables, `-`, `*` and `+`</source>
        <translation>la sintaxis del juego no tiene equivalencia, solo variables, `-`, `*` y `+`</translation>
    </message>
    <message>
        <source>the game&apos;s syntax has no constant, only variables, `-`, `*` and `+`</source>
        <translation>la sintaxis del juego no tiene constante, solo variables, `-`, `*` y `+`</translation>
    </message>
    <message>
        <source>the problem is too large for a domain of %1 elements</source>
        <translation>el problema es demasiado grande para un dominio de %1 elementos</translation>
    </message>
    <message>
        <source>the table of %1 for a domain of %2 elements is too large</source>
        <translation>la tabla de %1 es demasiado grande para un dominio de %2 elementos</translation>
    </message>
    <message>
        <source>there is no element %1 in a domain of size %2</source>
        <translation>no hay ningún elemento %1 en un dominio de tamaño %2</translation>
    </message>
    <message>
        <source>the divisor can be 0 here</source>
        <translation>el divisor puede ser 0 aquí</translation>
    </message>
    <message>
        <source>too large: more than %1 values, or numbers beyond 10^12</source>
        <translation>demasiado grande: más de %1 valores, o números mayores que 10^12</translation>
    </message>
    <message>
        <source>too many values</source>
        <translation>demasiados valores</translation>
    </message>
    <message>
        <source>this can be %1, which is outside of the domain of %2 elements</source>
        <translation>esto puede ser %1, que está fuera del dominio de %2 elementos</translation>
    </message>
    <message>
        <source>missing &apos;end_if.&apos; for this &apos;if&apos;</source>
        <translation>falta &apos;end_if.&apos; para este &apos;if&apos;</translation>
    </message>
    <message>
        <source>missing %1 for this comment</source>
        <translation>falta %1 para este comentario</translation>
    </message>
    <message>
        <source>&apos;end_if&apos; without an &apos;if&apos;</source>
        <translation>&apos;end_if&apos; sin &apos;if&apos;</translation>
    </message>
    <message>
        <source>Invalid command format: %1</source>
        <translation>Formato de comando no válido: %1</translation>
    </message>
    <message>
        <source>a list with one name</source>
        <translation>una lista con un nombre</translation>
    </message>
    <message>
        <source>op(PRECEDENCE, TYPE, NAME) with a precedence from 1 to 998 and one of the types infix, infix_left, infix_right, prefix, prefix_paren, postfix and postfix_paren, or op(ordinary, NAME)</source>
        <translation>op(PRECEDENCE, TYPE, NAME) con una precedencia de 1 a 998 y uno de los tipos infix, infix_left, infix_right, prefix, prefix_paren, postfix y postfix_paren, u op(ordinary, NAME)</translation>
    </message>
    <message>
        <source>%1 cannot be an operator</source>
        <translation>%1 no puede ser un operador</translation>
    </message>
    <message>
        <source>%1 is the symbol of %2</source>
        <translation>%1 es el símbolo de %2</translation>
    </message>
    <message>
        <source>redeclare(OPERATION, SYMBOL) with one of the operations %1</source>
        <translation>redeclare(OPERATION, SYMBOL) con una de las operaciones %1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a whole number of at least %1</source>
        <translation>un número entero a partir de %1</translation>
    </message>
    <message>
        <source>Mace4 has no flag %1</source>
        <translation>Mace4 no tiene la opción %1</translation>
    </message>
    <message>
        <source>Mace4 has no parameter %1</source>
        <translation>Mace4 no tiene el parámetro %1</translation>
    </message>
    <message>
        <source>%1 cannot have %2 operand</source>
        <translation>%1 no puede tener %2 operando</translation>
    </message>
    <message>
        <source>%1 cannot have %2 operands</source>
        <translation>%1 no puede tener %2 operandos</translation>
    </message>
    <message>
        <source>%1 takes no arguments</source>
        <translation>%1 no lleva argumentos</translation>
    </message>
    <message>
        <source>attributes follow a whole formula</source>
        <translation>los atributos van detrás de una fórmula completa</translation>
    </message>
    <message>
        <source>expected a formula, but %1 gives a number; write an equation, for example %2</source>
        <translation>se esperaba una fórmula, pero %1 da un número; escribe una ecuación, por ejemplo %2</translation>
    </message>
    <message>
        <source>expected a term, but %1 gives a formula</source>
        <translation>se esperaba un término, pero %1 da una fórmula</translation>
    </message>
    <message>
        <source>expected a term, but %1 gives a formula: &apos;=&apos; binds tighter; add brackets, or use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>se esperaba un término, pero %1 da una fórmula: &apos;=&apos; liga más fuerte; añade paréntesis, o usa &apos;&lt;-&gt;&apos; para fórmulas</translation>
    </message>
    <message>
        <source>%1 is a function here because &apos;=&apos; binds tighter; add brackets, or use &apos;&lt;-&gt;&apos; for formulas</source>
        <translation>%1 es aquí una función porque &apos;=&apos; liga más fuerte; añade paréntesis, o usa &apos;&lt;-&gt;&apos; para fórmulas</translation>
    </message>
    <message>
        <source>%1 is a variable for an element of the domain, not a proposition</source>
        <translation>%1 es una variable para un elemento del dominio, no una proposición</translation>
    </message>
    <message>
        <source>%1 is a variable because it starts with a capital letter; use a name in lower case</source>
        <translation>%1 es una variable porque empieza con mayúscula; usa un nombre en minúsculas</translation>
    </message>
    <message>
        <source>a number cannot be a variable</source>
        <translation>un número no puede ser una variable</translation>
    </message>
    <message>
        <source>lists are not allowed within %1</source>
        <translation>no se permiten listas dentro de %1</translation>
    </message>
    <message>
        <source>%1 is used as %2 here but as %3 above</source>
        <translation>%1 se usa aquí como %2, pero arriba como %3</translation>
    </message>
    <message>
        <source>a proposition</source>
        <translation>proposición</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>a relation of %1 argument</source>
        <translation>relación de %1 argumento</translation>
    </message>
    <message>
        <source>a relation of %1 arguments</source>
        <translation>relación de %1 argumentos</translation>
    </message>
    <message>
        <source>a function of %1 argument</source>
        <translation>función de %1 argumento</translation>
    </message>
    <message>
        <source>a function of %1 arguments</source>
        <translation>función de %1 argumentos</translation>
    </message>
    <message>
        <source>&apos;-&apos; is only a negation; write a minus b as &apos;a + -b&apos;, or as &apos;a -- b&apos; after set(arithmetic)</source>
        <translation>&apos;-&apos; es solo una negación; escribe a menos b como &apos;a + -b&apos;, o como &apos;a -- b&apos; después de set(arithmetic)</translation>
    </message>
    <message>
        <source>%1 must precede the tail of a list, for example %2</source>
        <translation>delante del resto de una lista debe ir %1, por ejemplo %2</translation>
    </message>
    <message>
        <source>a substitution of the form %1</source>
        <translation>una sustitución de la forma %1</translation>
    </message>
    <message>
        <source>%1 is substituted twice</source>
        <translation>%1 se sustituye dos veces</translation>
    </message>
    <message>
        <source>the substitution of %1 leads back to itself</source>
        <translation>la sustitución de %1 vuelve a sí misma</translation>
    </message>
    <message>
        <source>Cannot substitute. &apos;formulas(substitutions).&apos; does not exist</source>
        <translation>No se puede sustituir. &apos;formulas(substitutions).&apos; no existe</translation>
    </message>
    <message>
        <source>there is no atom %1</source>
        <translation>no hay ningún átomo %1</translation>
    </message>
    <message>
        <source>a line with the number of the cave after walk:</source>
        <translation>una línea con el número de la cueva después de walk:</translation>
    </message>
    <message>
        <source>the walk cannot continue with %1</source>
        <translation>el recorrido no puede continuar con %1</translation>
    </message>
    <message>
        <source>a square, grab, shoot, bump or climb</source>
        <translation>una casilla, grab, shoot, bump o climb</translation>
    </message>
    <message>
        <source>up, right, down or left after %1</source>
        <translation>up, right, down o left después de %1</translation>
    </message>
    <message>
        <source>%1 and a number</source>
        <translation>%1 y un número</translation>
    </message>
    <message>
        <source>%1 and a number from %2 to %3</source>
        <translation>%1 y un número de %2 a %3</translation>
    </message>
    <message>
        <source>expected map and then the rows</source>
        <translation>se esperaba map y luego las filas</translation>
    </message>
    <message>
        <source>expected type octile</source>
        <translation>se esperaba type octile</translation>
    </message>
    <message>
        <source>expected one of . G @ O T S W, found %1</source>
        <translation>se esperaba uno de . G @ O T S W, se encontró %1</translation>
    </message>
    <message>
        <source>a layout cannot have different costs, water or diagonal moves</source>
        <translation>un layout no puede tener costos distintos, agua ni pasos diagonales</translation>
    </message>
    <message>
        <source>the goal of a layout must be the cell in the bottom left corner or, if that is a wall, its only food</source>
        <translation>la meta de un layout debe ser la casilla de abajo a la izquierda o, si es un muro, su única comida</translation>
    </message>
    <message>
        <source>a cell of a layout can contain only one thing</source>
        <translation>una casilla de un layout solo puede contener una cosa</translation>
    </message>
    <message>
        <source>the border of a layout must be walls</source>
        <translation>el borde de un layout debe ser de muros</translation>
    </message>
    <message>
        <source>expected bucket, map, start, goal and length, %1 fields; found %2</source>
        <translation>se esperaban bucket, map, start, goal y length, %1 campos; se encontraron %2</translation>
    </message>
    <message>
        <source>expected bucket, map, width, height, start, goal and length, %1 fields; found %2</source>
        <translation>se esperaban bucket, map, width, height, start, goal y length, %1 campos; se encontraron %2</translation>
    </message>
    <message>
        <source>a map of 1 to %1 columns and rows and at most %2 cells</source>
        <translation>un mapa de 1 a %1 columnas y filas y %2 casillas como máximo</translation>
    </message>
    <message>
        <source>a number, 0 or more</source>
        <translation>un número, 0 o más</translation>
    </message>
    <message>
        <source>the length of the shortest path</source>
        <translation>la longitud del camino más corto</translation>
    </message>
    <message>
        <source>the scenario file has no problems to solve</source>
        <translation>el archivo de escenario no contiene problemas</translation>
    </message>
    <message>
        <source>the map %1 of this scenario is neither in its folder nor in the folders around it</source>
        <translation>el mapa %1 de este escenario no está ni en su carpeta ni en las de alrededor</translation>
    </message>
    <message>
        <source>there is no page %1; the pages are %2</source>
        <translation>no hay ninguna página %1; las páginas son %2</translation>
    </message>
    <message>
        <source>the proof needs too much memory; switch off Record a proof (Advanced) and solve again</source>
        <translation>la demostración necesita demasiada memoria; desactiva «Registrar demostración» (Avanzado) y resuelve de nuevo</translation>
    </message>
    <message>
        <source>there is no example %1</source>
        <translation>no hay ningún ejemplo %1</translation>
    </message>
    <message>
        <source>there is no valid puzzle yet</source>
        <translation>aún no hay un acertijo válido</translation>
    </message>
    <message>
        <source>the derivation is not ready yet</source>
        <translation>la derivación aún no está lista</translation>
    </message>
    <message>
        <source>there are no formulas</source>
        <translation>no hay fórmulas</translation>
    </message>
    <message>
        <source>the formula, the variables or the turns are incomplete</source>
        <translation>la fórmula, las variables o los turnos están incompletos</translation>
    </message>
    <message>
        <source>the game is over: every variable has a value</source>
        <translation>la partida ha terminado: todas las variables tienen un valor</translation>
    </message>
    <message>
        <source>the game is over: the board is full</source>
        <translation>la partida ha terminado: el tablero está lleno</translation>
    </message>
    <message>
        <source>it is the computer&apos;s turn (%1)</source>
        <translation>es el turno de la computadora (%1)</translation>
    </message>
    <message>
        <source>the formula would be too long in the game&apos;s syntax</source>
        <translation>la fórmula sería demasiado larga en la sintaxis del juego</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>the computation failed for an unknown reason</source>
        <translation>el cálculo falló por un motivo desconocido</translation>
    </message>
    <message>
        <source>another state already has this name</source>
        <translation>otro estado ya tiene este nombre</translation>
    </message>
    <message>
        <source>a name must be one word without %1, and not -&gt; or start</source>
        <translation>un nombre debe ser una palabra sin %1, y no -&gt; ni start</translation>
    </message>
    <message>
        <source>this move is not possible here</source>
        <translation>esta jugada no es posible aquí</translation>
    </message>
    <message>
        <source>the file is too large (the limit is 64 MB); loggia-cli solves larger graphs</source>
        <translation>el archivo es demasiado grande (el límite es 64 MB); loggia-cli resuelve grafos mayores</translation>
    </message>
    <message>
        <source>the maze is too large (the limit is 1,048,576 cells); loggia-cli searches larger mazes</source>
        <translation>el laberinto es demasiado grande (el límite es 1.048.576 casillas); loggia-cli busca en laberintos mayores</translation>
    </message>
    <message>
        <source>this is a MovingAI scenario: open it with its map, or run &apos;loggia-cli path scenario&apos;</source>
        <translation>este es un escenario de MovingAI: ábrelo con su mapa, o ejecuta &apos;loggia-cli path scenario&apos;</translation>
    </message>
    <message>
        <source>there is no food; add some with the Food tool</source>
        <translation>no hay comida; añade alguna con la herramienta Comida</translation>
    </message>
    <message>
        <source>growing mazes</source>
        <translation>laberintos cada vez mayores</translation>
    </message>
    <message>
        <source>%1 cannot jump over %2 to %3</source>
        <translation>%1 no puede saltar sobre %2 a %3</translation>
    </message>
    <message>
        <source>a position is being set up</source>
        <translation>se está preparando una posición</translation>
    </message>
    <message>
        <source>no position is being set up</source>
        <translation>no se está preparando ninguna posición</translation>
    </message>
    <message>
        <source>a game holds at most %1 variations</source>
        <translation>una partida admite %1 variantes como máximo</translation>
    </message>
    <message>
        <source>the walk is over; undo the last step or start a new walk</source>
        <translation>el recorrido ha terminado; deshaz el último paso o empieza otro</translation>
    </message>
    <message>
        <source>you have only one arrow, and it is used</source>
        <translation>solo tienes una flecha, y ya está usada</translation>
    </message>
    <message>
        <source>you have the gold already</source>
        <translation>ya tienes el oro</translation>
    </message>
    <message>
        <source>there is no gold here</source>
        <translation>aquí no hay oro</translation>
    </message>
    <message>
        <source>the way out is at %1</source>
        <translation>la salida está en %1</translation>
    </message>
    <message>
        <source>you are at %1 already</source>
        <translation>ya estás en %1</translation>
    </message>
    <message>
        <source>%1 is not next to a visited square</source>
        <translation>%1 no está junto a una casilla visitada</translation>
    </message>
    <message>
        <source>there is no wall in that direction</source>
        <translation>no hay ninguna pared en esa dirección</translation>
    </message>
    <message>
        <source>there is no hunt for gold; start one first</source>
        <translation>no hay ninguna búsqueda del oro; empieza una primero</translation>
    </message>
    <message>
        <source>there is no walk; start one first</source>
        <translation>no hay ningún recorrido; empieza uno primero</translation>
    </message>
    <message>
        <source>%1 is already visited</source>
        <translation>%1 ya está visitada</translation>
    </message>
    <message>
        <source>there is no result yet</source>
        <translation>aún no hay resultado</translation>
    </message>
    <message>
        <source>the result is still being written</source>
        <translation>el resultado aún se está escribiendo</translation>
    </message>
    <message>
        <source>there is no function yet</source>
        <translation>aún no hay función</translation>
    </message>
    <message>
        <source>rows can be edited up to %1 inputs; edit the text instead</source>
        <translation>las filas se pueden editar hasta %1 entradas; edita el texto en su lugar</translation>
    </message>
    <message>
        <source>the table is too large to edit row by row; edit the text instead</source>
        <translation>la tabla es demasiado grande para editarla fila a fila; edita el texto en su lugar</translation>
    </message>
    <message>
        <source>the function cannot be written as a PLA</source>
        <translation>la función no se puede escribir como PLA</translation>
    </message>
    <message>
        <source>charts of prime implicants are written for at most %1 inputs and %2 outputs</source>
        <translation>las tablas de implicantes primos se escriben para %1 entradas y %2 salidas como máximo</translation>
    </message>
    <message>
        <source>together they have more than %1 inputs</source>
        <translation>juntas tienen más de %1 entradas</translation>
    </message>
    <message>
        <source>the text has %1 characters; the editor shows at most %2</source>
        <translation>el texto tiene %1 caracteres; el editor muestra %2 como máximo</translation>
    </message>
    <message>
        <source>line %1 has %2 characters; the editor shows at most %3</source>
        <translation>la línea %1 tiene %2 caracteres; el editor muestra %3 como máximo</translation>
    </message>
    <message>
        <source>a coordinate</source>
        <translation>una coordenada</translation>
    </message>
    <message>
        <source>0 or 1 alone</source>
        <translation>0 o 1 solo</translation>
    </message>
    <message>
        <source>0 or 1 for %1</source>
        <translation>0 o 1 para %1</translation>
    </message>
    <message>
        <source>expected %1 of 0, 1 and -, a blank, and 0 or 1</source>
        <translation>se esperaban %1 caracteres 0, 1 o -, un espacio y 0 o 1</translation>
    </message>
    <message>
        <source>a symbol</source>
        <translation>un símbolo</translation>
    </message>
    <message>
        <source>&apos;end_of_list&apos; without a list</source>
        <translation>&apos;end_of_list&apos; sin lista</translation>
    </message>
    <message>
        <source>unexpected %1 in a formula</source>
        <translation>%1 es inesperado en una fórmula</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2 after %3</source>
        <translation>se esperaba un número de %1 a %2 después de %3</translation>
    </message>
    <message>
        <source>expected the lines %1 and %2 before the rows, found %3</source>
        <translation>se esperaban las líneas %1 y %2 antes de las filas, se encontró %3</translation>
    </message>
    <message>
        <source>more than %1 variations</source>
        <translation>más de %1 variantes</translation>
    </message>
    <message>
        <source>seconds, more than 0 and at most %1</source>
        <translation>segundos, más de 0 y %1 como máximo</translation>
    </message>
    <message>
        <source>the end of the line after a line of three holes</source>
        <translation>el final de la línea después de una línea de tres huecos</translation>
    </message>
    <message>
        <source>expected 1 to %1 outputs, found %2</source>
        <translation>se esperaban de 1 a %1 salidas, se encontraron %2</translation>
    </message>
    <message>
        <source>the end of the line after %1 names</source>
        <translation>el final de la línea después de %1 nombres</translation>
    </message>
    <message>
        <source>expected %1 characters I or .</source>
        <translation>se esperaban %1 caracteres I o .</translation>
    </message>
    <message>
        <source>%1 takes exactly %2, found none</source>
        <translation>%1 lleva exactamente %2, no se encontró ninguna</translation>
    </message>
    <message>
        <source>expected %1 of 0, 1 and -, found %2</source>
        <translation>se esperaban %1 caracteres 0, 1 o -, se encontraron %2</translation>
    </message>
    <message>
        <source>Wumpus world</source>
        <translation>Mundo del wumpus</translation>
    </message>
    <message>
        <source>Minimum CNF</source>
        <translation>FNC mínima</translation>
    </message>
    <message>
        <source>Davis-Putnam</source>
        <translation>Davis-Putnam</translation>
    </message>
    <message>
        <source>Formula game</source>
        <translation>Juego de fórmulas</translation>
    </message>
    <message>
        <source>Models for Mace4</source>
        <translation>Modelos para Mace4</translation>
    </message>
    <message>
        <source>Max-Connect4, one-move mode</source>
        <translation>Max-Connect4, una sola jugada</translation>
    </message>
    <message>
        <source>Peg puzzle: back end</source>
        <translation>Solitario: salida</translation>
    </message>
    <message>
        <source>Peg puzzle: front end</source>
        <translation>Solitario: codificación</translation>
    </message>
    <message>
        <source>Translator to the Boolean ring</source>
        <translation>Traductor al anillo booleano</translation>
    </message>
    <message>
        <source>A program that decides whether a statement about a wumpus world is true, false, both or neither, with the rules file that it uses</source>
        <translation>Un programa que decide si una afirmación sobre un mundo del wumpus es verdadera, falsa, ambas cosas o ninguna, con el archivo de reglas que usa</translation>
    </message>
    <message>
        <source>A formula in conjunctive normal form with as few clauses, and then as few literals, as the problem allows</source>
        <translation>Una fórmula en forma normal conjuntiva con tan pocas cláusulas, y luego tan pocos literales, como permite el problema</translation>
    </message>
    <message>
        <source>A program that finds an assignment that satisfies a set of clauses by the Davis-Putnam procedure, or reports that there is none</source>
        <translation>Un programa que halla con el procedimiento de Davis-Putnam una asignación que satisface un conjunto de cláusulas, o informa de que no la hay</translation>
    </message>
    <message>
        <source>Four Python functions: build a formula tree, draw it, evaluate it, and find a winning move in the formula game</source>
        <translation>Cuatro funciones de Python: construir un árbol de fórmula, dibujarlo, evaluarlo y hallar una jugada ganadora en el juego de fórmulas</translation>
    </message>
    <message>
        <source>A file with models of the problem, as Mace4 or interpformat prints them</source>
        <translation>Un archivo con modelos del problema, tal como los imprime Mace4 o interpformat</translation>
    </message>
    <message>
        <source>A program that makes one move in Max-Connect4 by a depth-limited search</source>
        <translation>Un programa que hace una jugada de Max-Connect4 con una búsqueda de profundidad limitada</translation>
    </message>
    <message>
        <source>A program that turns the assignment found by Davis-Putnam back into the jumps that solve the peg puzzle</source>
        <translation>Un programa que convierte la asignación hallada por Davis-Putnam en los saltos que resuelven el solitario</translation>
    </message>
    <message>
        <source>A program that writes clauses whose models are the solutions of a peg puzzle</source>
        <translation>Un programa que escribe cláusulas cuyos modelos son las soluciones de un solitario</translation>
    </message>
    <message>
        <source>A program that translates formulas into equations over the Boolean ring for Mace4</source>
        <translation>Un programa que traduce fórmulas a ecuaciones sobre el anillo booleano para Mace4</translation>
    </message>
    <message>
        <source>Corner cases of the syntax</source>
        <translation>Casos límite de la sintaxis</translation>
    </message>
    <message>
        <source>In time, with 16 unknown symbols</source>
        <translation>A tiempo, con 16 símbolos desconocidos</translation>
    </message>
    <message>
        <source>The rules file</source>
        <translation>El archivo de reglas</translation>
    </message>
    <message>
        <source>The formula is understood</source>
        <translation>La fórmula se entiende</translation>
    </message>
    <message>
        <source>Equivalent to the problem</source>
        <translation>Equivalente al problema</translation>
    </message>
    <message>
        <source>In conjunctive normal form</source>
        <translation>En forma normal conjuntiva</translation>
    </message>
    <message>
        <source>Fewest clauses</source>
        <translation>Mínimo de cláusulas</translation>
    </message>
    <message>
        <source>Fewest clauses, then fewest literals</source>
        <translation>Mínimo de cláusulas y luego de literales</translation>
    </message>
    <message>
        <source>Satisfiable clauses</source>
        <translation>Cláusulas satisfacibles</translation>
    </message>
    <message>
        <source>Unsatisfiable clauses</source>
        <translation>Cláusulas insatisfacibles</translation>
    </message>
    <message>
        <source>Corner cases</source>
        <translation>Casos límite</translation>
    </message>
    <message>
        <source>Back matter is reproduced</source>
        <translation>Se reproduce el apéndice</translation>
    </message>
    <message>
        <source>Larger sets of clauses, in time</source>
        <translation>Conjuntos de cláusulas mayores, a tiempo</translation>
    </message>
    <message>
        <source>build_tree of formulas</source>
        <translation>build_tree de fórmulas</translation>
    </message>
    <message>
        <source>build_tree of other texts</source>
        <translation>build_tree de otros textos</translation>
    </message>
    <message>
        <source>The file is understood</source>
        <translation>El archivo se entiende</translation>
    </message>
    <message>
        <source>Each formula has the right value</source>
        <translation>Cada fórmula tiene el valor correcto</translation>
    </message>
    <message>
        <source>Legal moves in the right format</source>
        <translation>Jugadas legales en el formato correcto</translation>
    </message>
    <message>
        <source>No move on a full board</source>
        <translation>Ninguna jugada en un tablero lleno</translation>
    </message>
    <message>
        <source>Best moves where the search reaches the end</source>
        <translation>Mejores jugadas donde la búsqueda llega al final</translation>
    </message>
    <message>
        <source>Beats a player who moves at random</source>
        <translation>Gana a un jugador que juega al azar</translation>
    </message>
    <message>
        <source>The jumps in order of time</source>
        <translation>Los saltos por orden de tiempo</translation>
    </message>
    <message>
        <source>Atoms and key in any order</source>
        <translation>Átomos y clave en cualquier orden</translation>
    </message>
    <message>
        <source>Puzzles that have solutions</source>
        <translation>Problemas con solución</translation>
    </message>
    <message>
        <source>Puzzles without a solution</source>
        <translation>Problemas sin solución</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>Opción %1</translation>
    </message>
    <message>
        <source>graded</source>
        <translation>calificada</translation>
    </message>
    <message>
        <source>could not be run</source>
        <translation>no se pudo ejecutar</translation>
    </message>
    <message>
        <source>did not build</source>
        <translation>no se compiló</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>Ran %1</source>
        <translation>Se ejecutó %1</translation>
    </message>
    <message>
        <source>Nothing to run: %1</source>
        <translation>Nada que ejecutar: %1</translation>
    </message>
    <message>
        <source>no file in it can be run, and none is called %1</source>
        <translation>ningún archivo es ejecutable y ninguno se llama %1</translation>
    </message>
    <message>
        <source>%1 files in it can be run, and none is called %2</source>
        <translation>%1 archivos son ejecutables y ninguno se llama %2</translation>
    </message>
    <message>
        <source>It cannot be read: %1</source>
        <translation>No se puede leer: %1</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe tal archivo ni carpeta</translation>
    </message>
    <message>
        <source>it has more than %1 files or more than %2 MB</source>
        <translation>tiene más de %1 archivos o más de %2 MB</translation>
    </message>
    <message>
        <source>The build command %1</source>
        <translation>El comando de compilación %1</translation>
    </message>
    <message>
        <source>ended with exit status %1</source>
        <translation>terminó con el estado de salida %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>se interrumpió (%1)</translation>
    </message>
    <message>
        <source>used more than %1 MB of memory</source>
        <translation>usó más de %1 MB de memoria</translation>
    </message>
    <message>
        <source>wrote more than %1 MB into its folder</source>
        <translation>escribió más de %1 MB en su carpeta</translation>
    </message>
    <message>
        <source>printed more than %1 kB</source>
        <translation>imprimió más de %1 kB</translation>
    </message>
    <message>
        <source>bubblewrap is not installed (the program bwrap, package bubblewrap), so hand-ins cannot be run in a sandbox</source>
        <translation>Bubblewrap no está instalado (programa bwrap, paquete bubblewrap), así que las entregas no se pueden ejecutar en un entorno aislado</translation>
    </message>
    <message>
        <source>bubblewrap does not work here, so hand-ins cannot be run in a sandbox: %1</source>
        <translation>Bubblewrap no funciona aquí, así que las entregas no se pueden ejecutar en un entorno aislado: %1</translation>
    </message>
    <message>
        <source>%1 is not the absolute path of a folder</source>
        <translation>%1 no es la ruta absoluta de una carpeta</translation>
    </message>
    <message>
        <source>this is not a grading journal</source>
        <translation>esto no es un diario de calificaciones</translation>
    </message>
    <message>
        <source>a report in the grading journal is damaged</source>
        <translation>un informe del diario de calificaciones está dañado</translation>
    </message>
    <message>
        <source>expected &apos;report&apos; and a number of bytes</source>
        <translation>se esperaba &apos;report&apos; y un número de bytes</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>it made no move in %1 second</source>
        <translation>no hizo ninguna jugada en %1 segundo</translation>
    </message>
    <message>
        <source>%1 value for %2 variables</source>
        <translation>%1 valor para %2 variables</translation>
    </message>
    <message>
        <source>%1 values for %2 variable</source>
        <translation>%1 valores para %2 variable</translation>
    </message>
    <message>
        <source>jump %1 of %2: %3 position</source>
        <translation>salto %1 de %2: %3 posición</translation>
    </message>
    <message>
        <source>%1 term (proven minimum), %2 to %3 literals</source>
        <translation>%1 término (mínimo demostrado), de %2 a %3 literales</translation>
    </message>
    <message>
        <source>%1 term of %2 literals is too few to use all %3 variables</source>
        <translation>%1 término de %2 literales es poco para usar las %3 variables</translation>
    </message>
    <message>
        <source>%1 term of %2 literal is too few to use all %3 variables</source>
        <translation>%1 término de %2 literal es poco para usar las %3 variables</translation>
    </message>
    <message>
        <source>%1 terms of %2 literal are too few to use all %3 variables</source>
        <translation>%1 términos de %2 literal son pocos para usar las %3 variables</translation>
    </message>
    <message>
        <source>%1 clauses each need a true literal, but one at-most-one group allows only one</source>
        <translation>%1 cláusulas necesitan cada una un literal verdadero, pero un grupo de «como máximo uno» permite solo uno</translation>
    </message>
    <message>
        <source>the board must be %1 row of %2 characters (%3), separated by slashes</source>
        <translation>el tablero debe constar de %1 fila de %2 caracteres (%3), separadas por barras</translation>
    </message>
    <message>
        <source>the board must be %1 rows of %2 character (%3), separated by slashes</source>
        <translation>el tablero debe constar de %1 filas de %2 carácter (%3), separadas por barras</translation>
    </message>
    <message>
        <source>with %1 pit per player the limit is %2 seeds per pit</source>
        <translation>con %1 hoyo por jugador el límite es %2 semillas por hoyo</translation>
    </message>
    <message>
        <source>%1 character I or .</source>
        <translation>%1 carácter I o .</translation>
    </message>
    <message>
        <source>the maze is too large: %1 row of %2 (the limit is %3 columns and rows)</source>
        <translation>el laberinto es demasiado grande: %1 fila de %2 (el límite es %3 columnas y filas)</translation>
    </message>
    <message>
        <source>expected a row of %1 cell, found %2</source>
        <translation>se esperaba una fila de %1 casilla, se encontraron %2</translation>
    </message>
    <message>
        <source>expected rows of %1 cell, found %2</source>
        <translation>se esperaban filas de %1 casilla, se encontraron %2</translation>
    </message>
    <message>
        <source>expected %1 row, found %2</source>
        <translation>se esperaba %1 fila, se encontraron %2</translation>
    </message>
    <message>
        <source>f-limit %1, %2 node expanded</source>
        <translation>límite de f %1, %2 nodo expandido</translation>
    </message>
    <message>
        <source>Search in mazes</source>
        <translation>Búsqueda en laberintos</translation>
    </message>
    <message>
        <source>A program that searches a maze: the path, its cost, and how many nodes it expands</source>
        <translation>Un programa que busca en un laberinto: el camino, su costo y cuántos nodos expande</translation>
    </message>
    <message>
        <source>Options in full and together</source>
        <translation>Opciones completas y combinadas</translation>
    </message>
    <message>
        <source>Sees what lies within the depth</source>
        <translation>Ve lo que está dentro de la profundidad</translation>
    </message>
    <message>
        <source>Keeps to the depth</source>
        <translation>Respeta la profundidad</translation>
    </message>
    <message>
        <source>Games against the reference player</source>
        <translation>Partidas contra el jugador de referencia</translation>
    </message>
    <message>
        <source>Processor time by depth</source>
        <translation>Tiempo de procesador por profundidad</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>Profundización iterativa</translation>
    </message>
    <message>
        <source>Bidirectional search</source>
        <translation>Búsqueda bidireccional</translation>
    </message>
    <message>
        <source>Nodes expanded</source>
        <translation>Nodos expandidos</translation>
    </message>
    <message>
        <source>with %1 monster</source>
        <translation>con %1 monstruo</translation>
    </message>
    <message>
        <source>with %1 pit</source>
        <translation>con %1 hoyo</translation>
    </message>
    <message>
        <source>there are %1 of them, not %2</source>
        <translation>son %1, no %2</translation>
    </message>
    <message>
        <source>&apos;both&apos; means two, but there are %1 of them; write &apos;all&apos;, or name the two</source>
        <translation>&apos;both&apos; se dice de dos, pero son %1; escribe &apos;all&apos; o nombra a los dos</translation>
    </message>
    <message>
        <source>nobody says this, so it is unclear who the others are; name them</source>
        <translation>nadie dice esto, así que no queda claro quiénes son los demás; nómbralos</translation>
    </message>
    <message>
        <source>&apos;only&apos; is said of people, rooms and signs</source>
        <translation>&apos;only&apos; se dice de personas, habitaciones y carteles</translation>
    </message>
    <message>
        <source>it is unclear who &apos;%1&apos; is; write the name</source>
        <translation>no queda claro quién es &apos;%1&apos;; escribe el nombre</translation>
    </message>
    <message>
        <source>how many of them, for example &apos;exactly one&apos;</source>
        <translation>cuántos de ellos, por ejemplo &apos;exactly one&apos;</translation>
    </message>
    <message>
        <source>&apos;is true&apos; or &apos;is false&apos;</source>
        <translation>&apos;is true&apos; o &apos;is false&apos;</translation>
    </message>
    <message>
        <source>&apos;knights&apos; or &apos;knaves&apos;</source>
        <translation>&apos;knights&apos; o &apos;knaves&apos;</translation>
    </message>
    <message>
        <source>&apos;neither&apos; means two, but there are %1 of them; write &apos;none&apos;, or name the two</source>
        <translation>&apos;neither&apos; se dice de dos, pero son %1; escribe &apos;none&apos; o nombra a los dos</translation>
    </message>
    <message>
        <source>the move %1 leads to %2, which is lost for player %3</source>
        <translation>la jugada %1 lleva a %2, que está perdido para el jugador %3</translation>
    </message>
    <message>
        <source>the move %1 leads to %2, which is lost for the other player</source>
        <translation>la jugada %1 lleva a %2, que está perdido para el otro jugador</translation>
    </message>
    <message>
        <source>the move %1 leads to %2</source>
        <translation>la jugada %1 lleva a %2</translation>
    </message>
    <message>
        <source>every move loses; %1 to %2 holds out longest</source>
        <translation>todas las jugadas pierden; %1 a %2 aguanta más tiempo</translation>
    </message>
    <message>
        <source>no move wins, but %1 leads to %2, a draw</source>
        <translation>ninguna jugada gana, pero %1 lleva a %2, un empate</translation>
    </message>
    <message>
        <source>Then %1 is %2</source>
        <translation>Entonces %1 es %2</translation>
    </message>
    <message>
        <source>Then the formula is %1</source>
        <translation>Entonces la fórmula es %1</translation>
    </message>
    <message>
        <source>Then a subformula with %1 leaves is %2</source>
        <translation>Entonces una subfórmula con %1 hojas es %2</translation>
    </message>
    <message>
        <source>%1 is in use by another process</source>
        <translation>Otro proceso está usando %1</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 no es un archivo normal</translation>
    </message>
    <message>
        <source>line %1 has a byte 0, so the file is not a text</source>
        <translation>la línea %1 contiene un byte 0, así que el archivo no es texto</translation>
    </message>
    <message>
        <source>the formula has %1 variables and is too large to expand into a DNF: an irredundant one has %2 terms, and the limit is %3</source>
        <translation>la fórmula tiene %1 variables y es demasiado grande para desarrollarla en una FND: una irredundante tiene %2 términos, y el límite es %3</translation>
    </message>
    <message>
        <source>the function of this output is too large to expand into a DNF: an irredundant one has %1 terms, and the limit is %2</source>
        <translation>la función de esta salida es demasiado grande para desarrollarla en una FND: una irredundante tiene %1 términos, y el límite es %2</translation>
    </message>
    <message>
        <source>there are at least %1 positions, and the limit is %2; try a smaller game, for example %3</source>
        <translation>hay al menos %1 posiciones, y el límite es %2; prueba un juego más pequeño, por ejemplo %3</translation>
    </message>
    <message>
        <source>the positions have at least %1 moves, and the limit is %2; try a smaller game, for example %3</source>
        <translation>las posiciones tienen al menos %1 jugadas, y el límite es %2; prueba un juego más pequeño, por ejemplo %3</translation>
    </message>
    <message>
        <source>ambiguous: `#` begins a comment here, but is an or in CUPL and ABEL; write `|`, or put the comment on a line of its own</source>
        <translation>ambiguo: `#` empieza aquí un comentario, pero es una disyunción en CUPL y ABEL; escribe `|`, o pon el comentario en una línea propia</translation>
    </message>
    <message>
        <source>ambiguous: the number of a row or the inputs before `:`; write `|` before the outputs, or leave out the numbers</source>
        <translation>ambiguo: el número de una fila o las entradas antes de `:`; escribe `|` antes de las salidas, o quita los números</translation>
    </message>
    <message>
        <source>expected one table, but a second one begins here</source>
        <translation>se esperaba una sola tabla, pero aquí empieza otra</translation>
    </message>
    <message>
        <source>a value such as f(0, 1) = 1</source>
        <translation>un valor como f(0, 1) = 1</translation>
    </message>
    <message>
        <source>0 or 1 for each input</source>
        <translation>0 o 1 para cada entrada</translation>
    </message>
    <message>
        <source>expected equations; only the assign statements of a Verilog module are read</source>
        <translation>se esperaban ecuaciones; de un módulo de Verilog solo se pueden leer las sentencias assign</translation>
    </message>
    <message>
        <source>expected a clause; weighted clauses (MaxSAT) are not read</source>
        <translation>se esperaba una cláusula; las cláusulas ponderadas (MaxSAT) no se leen</translation>
    </message>
    <message>
        <source>expected a clause; pseudo-Boolean constraints (OPB) are not read</source>
        <translation>se esperaba una cláusula; las restricciones pseudobooleanas (OPB) no se leen</translation>
    </message>
    <message>
        <source>expected a clause; a comment starts with c</source>
        <translation>se esperaba una cláusula; un comentario empieza con c</translation>
    </message>
    <message>
        <source>expected a clause; lines that delete clauses are read only in a proof</source>
        <translation>se esperaba una cláusula; las líneas que borran cláusulas solo se leen en una demostración</translation>
    </message>
    <message>
        <source>expected clauses; a graph is not read here</source>
        <translation>se esperaban cláusulas; aquí no se lee un grafo</translation>
    </message>
    <message>
        <source>expected clauses; a formula (DIMACS SAT) is not read</source>
        <translation>se esperaban cláusulas; una fórmula (DIMACS SAT) no se lee</translation>
    </message>
    <message>
        <source>expected clauses; cardinality constraints are not read</source>
        <translation>se esperaban cláusulas; las restricciones de cardinalidad no se leen</translation>
    </message>
    <message>
        <source>expected clauses; groups of clauses are not read</source>
        <translation>se esperaban cláusulas; los grupos de cláusulas no se leen</translation>
    </message>
    <message>
        <source>the 0 that ends the clause before the comment</source>
        <translation>el 0 que termina la cláusula antes del comentario</translation>
    </message>
    <message>
        <source># for a wall and . for floor</source>
        <translation># para un muro y . para suelo</translation>
    </message>
    <message>
        <source>a row of 0 and 1</source>
        <translation>una fila de 0 y 1</translation>
    </message>
    <message>
        <source>a row of a maze (#, ., *, S, G, ~, 1 to 9), or %1 above a graph</source>
        <translation>una fila de un laberinto (#, ., *, S, G, ~, 1 a 9), o %1 encima de un grafo</translation>
    </message>
    <message>
        <source>%1 is not supported: the file describes a state machine</source>
        <translation>%1 no se admite: el archivo describe una máquina de estados</translation>
    </message>
    <message>
        <source>rows after %1 are not read</source>
        <translation>las filas después de %1 no se leen</translation>
    </message>
    <message>
        <source>the combination of a new row, and a value for each column</source>
        <translation>la combinación de una fila nueva y un valor para cada columna</translation>
    </message>
    <message>
        <source>each combination of the inputs of the columns once</source>
        <translation>cada combinación de las entradas de las columnas una vez</translation>
    </message>
    <message>
        <source>the inputs of rows and columns</source>
        <translation>las entradas de las filas y columnas</translation>
    </message>
    <message>
        <source>expected a maze, or a graph whose first line is %1 alone; DOT is not read</source>
        <translation>se esperaba un laberinto, o un grafo cuya primera línea sea solo %1; DOT no se lee</translation>
    </message>
    <message>
        <source>the 0 that ends the clause before the xor</source>
        <translation>el 0 que termina la cláusula antes del xor</translation>
    </message>
    <message>
        <source>long xor lines are cut by %1 auxiliary atom, numbered from %2</source>
        <translation>las líneas xor largas se dividen con %1 átomo auxiliar, de número %2</translation>
    </message>
    <message>
        <source>long xor lines are cut by %1 auxiliary atoms, numbered from %2</source>
        <translation>las líneas xor largas se dividen con %1 átomos auxiliares, numerados desde %2</translation>
    </message>
    <message>
        <source>no numbers are left for the auxiliary atoms of the xor lines</source>
        <translation>no quedan números para los átomos auxiliares de las líneas xor</translation>
    </message>
    <message>
        <source>an xor of more than %1 atoms is too long for a truth function</source>
        <translation>un xor de más de %1 átomos es demasiado largo para una función de verdad</translation>
    </message>
    <message>
        <source>cannot run %1: not an executable program</source>
        <translation>no se puede ejecutar %1: no es un programa ejecutable</translation>
    </message>
    <message>
        <source>every move loses equally fast; for example, %1 leads to %2</source>
        <translation>todas las jugadas pierden igual de rápido; por ejemplo, %1 lleva a %2</translation>
    </message>
    <message>
        <source>the only move, %1, leads to %2 and loses</source>
        <translation>la única jugada, %1, lleva a %2 y pierde</translation>
    </message>
    <message>
        <source>%1: %2: every move loses equally fast; for example, %3 leads to %4</source>
        <translation>%1: %2: todas las jugadas pierden igual de rápido; por ejemplo, %3 lleva a %4</translation>
    </message>
    <message>
        <source>%1: %2: the only move, %3, leads to %4 and loses</source>
        <translation>%1: %2: la única jugada, %3, lleva a %4 y pierde</translation>
    </message>
    <message>
        <source>%1 is not M, S, P or B of a square</source>
        <translation>%1 no es M, S, P ni B de una casilla</translation>
    </message>
    <message>
        <source>%1 are not M, S, P or B of a square</source>
        <translation>%1 no son M, S, P ni B de una casilla</translation>
    </message>
    <message>
        <source>all prime implicants, exact covering</source>
        <translation>todos los implicantes primos, cobertura exacta</translation>
    </message>
    <message>
        <source>all prime implicants, local search</source>
        <translation>todos los implicantes primos, búsqueda local</translation>
    </message>
    <message>
        <source>the end of the line after %1 inputs and %2 output</source>
        <translation>el final de la línea después de %1 entradas y %2 salida</translation>
    </message>
    <message>
        <source>the end of the line after %1 input and %2 outputs</source>
        <translation>el final de la línea después de %1 entrada y %2 salidas</translation>
    </message>
    <message>
        <source>the end of the line after %1 input and %2 output</source>
        <translation>el final de la línea después de %1 entrada y %2 salida</translation>
    </message>
    <message>
        <source>there are more than %1 position</source>
        <translation>hay más de %1 posición</translation>
    </message>
    <message>
        <source>the positions have more than %1 move</source>
        <translation>las posiciones tienen más de %1 jugada</translation>
    </message>
    <message>
        <source>the tree has more than %1 node</source>
        <translation>el árbol tiene más de %1 nodo</translation>
    </message>
    <message>
        <source>a player has at most %1 car</source>
        <translation>un jugador tiene %1 coche como máximo</translation>
    </message>
    <message>
        <source>of %1 closed box player 2 has %2</source>
        <translation>de %1 caja cerrada el jugador 2 tiene %2</translation>
    </message>
    <message>
        <source>the start %1 is not in the maze of %2 and %3</source>
        <translation>el inicio %1 no está en el laberinto de %2 y %3</translation>
    </message>
    <message>
        <source>the goal %1 is not in the maze of %2 and %3</source>
        <translation>la meta %1 no está en el laberinto de %2 y %3</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 columnas</translation>
    </message>
    <message>
        <source>%1 column</source>
        <translation>%1 columna</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 fila</translation>
    </message>
    <message>
        <source>an encoding: assignment, counter, product, rounds or sweeps</source>
        <translation>una codificación: assignment, counter, product, rounds o sweeps</translation>
    </message>
    <message>
        <source>did not end within %1 s of processor time or %2 s of wall-clock time</source>
        <translation>no terminó en %1 s de procesador ni en %2 s de tiempo real</translation>
    </message>
    <message>
        <source>the module formula_game_functions.py, or PROGRAM in.txt out.txt</source>
        <translation>el módulo formula_game_functions.py, o PROGRAM in.txt out.txt</translation>
    </message>
    <message>
        <source>there is no module %1; %2</source>
        <translation>no hay ningún módulo %1; %2</translation>
    </message>
    <message>
        <source>expected a size from %1 to %2</source>
        <translation>se esperaba un tamaño de %1 a %2</translation>
    </message>
    <message>
        <source>it is a link, and links are not followed</source>
        <translation>es un enlace, y los enlaces no se siguen</translation>
    </message>
    <message>
        <source>a tournament has 2 to %1 contestants</source>
        <translation>un torneo tiene de 2 a %1 participantes</translation>
    </message>
    <message>
        <source>expected an even number of games, since each opening is played twice</source>
        <translation>se esperaba un número par de partidas, porque cada apertura se juega dos veces</translation>
    </message>
    <message>
        <source>only a Swiss tournament has several rounds</source>
        <translation>solo un torneo suizo tiene varias rondas</translation>
    </message>
    <message>
        <source>a sequential test takes two contestants</source>
        <translation>una prueba secuencial necesita dos participantes</translation>
    </message>
    <message>
        <source>a game was played twice</source>
        <translation>una partida se jugó dos veces</translation>
    </message>
    <message>
        <source>%1 games in the journal do not belong to this tournament; was it longer before?</source>
        <translation>%1 partidas del diario no pertenecen a este torneo; ¿era antes más largo?</translation>
    </message>
    <message>
        <source>a game in the journal does not belong to this tournament; was it longer before?</source>
        <translation>una partida del diario no pertenece a este torneo; ¿era antes más largo?</translation>
    </message>
    <message>
        <source>this is not the journal of a tournament</source>
        <translation>esto no es el diario de un torneo</translation>
    </message>
    <message>
        <source>it belongs to another tournament: expected &apos;%1&apos;</source>
        <translation>pertenece a otro torneo: se esperaba &apos;%1&apos;</translation>
    </message>
    <message>
        <source>it belongs to another tournament: %1 is %2 there, not %3</source>
        <translation>pertenece a otro torneo: %1 es allí %2, no %3</translation>
    </message>
    <message>
        <source>a contestant does not play against itself</source>
        <translation>un participante no juega contra sí mismo</translation>
    </message>
    <message>
        <source>expected a number of seconds</source>
        <translation>se esperaba un número de segundos</translation>
    </message>
    <message>
        <source>expected the moves, or &apos;-&apos; for none</source>
        <translation>se esperaban las jugadas, o &apos;-&apos; si no hay ninguna</translation>
    </message>
    <message>
        <source>%1 for the player who moved first</source>
        <translation>%1 para quien empezó</translation>
    </message>
    <message>
        <source>move %1 is not legal</source>
        <translation>la jugada %1 no es legal</translation>
    </message>
    <message>
        <source>the opening does not match the seed</source>
        <translation>la apertura no corresponde a la semilla</translation>
    </message>
    <message>
        <source>the moves do not lead to the result</source>
        <translation>las jugadas no llevan al resultado</translation>
    </message>
    <message>
        <source>the values do not lead to the result</source>
        <translation>los valores no llevan al resultado</translation>
    </message>
    <message>
        <source>unknown engine setting; the setting is depth</source>
        <translation>ajuste del motor desconocido; el ajuste es depth</translation>
    </message>
    <message>
        <source>unknown program setting; the setting is timeout</source>
        <translation>ajuste del programa desconocido; el ajuste es timeout</translation>
    </message>
    <message>
        <source>the engine needs a depth, for example engine:depth=4</source>
        <translation>el motor necesita una profundidad, por ejemplo engine:depth=4</translation>
    </message>
    <message>
        <source>its output is neither 0 nor 1</source>
        <translation>su salida no es ni 0 ni 1</translation>
    </message>
    <message>
        <source>two contestants have this name; call one of them NAME=CONTESTANT</source>
        <translation>dos participantes tienen este nombre; escribe NOMBRE= delante de uno</translation>
    </message>
    <message>
        <source>several hand-ins cannot share one name</source>
        <translation>varias entregas no pueden compartir un nombre</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>no existe ese archivo ni esa carpeta</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>la carpeta está vacía</translation>
    </message>
    <message>
        <source>missing %1 before this %2; within a list it would be a formula</source>
        <translation>falta %1 antes de este %2; dentro de una lista sería una fórmula</translation>
    </message>
    <message>
        <source>the function after %1 is not read; a file has only one</source>
        <translation>la función después de %1 no se lee; un archivo tiene solo una</translation>
    </message>
    <message>
        <source>a number in the header is out of range; expected 0 to 2147483647</source>
        <translation>un número de la cabecera está fuera de rango; se espera de 0 a 2147483647</translation>
    </message>
    <message>
        <source>read as the 0 after the clauses of the assignment format, not as an empty clause, though clauses end with 0 as in DIMACS</source>
        <translation>leído como el 0 tras las cláusulas del formato de la tarea, no como cláusula vacía, aunque las cláusulas acaben en 0 como en DIMACS</translation>
    </message>
    <message>
        <source>a 0 without literals is an empty clause, which is false</source>
        <translation>un 0 sin literales es una cláusula vacía, que es falsa</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>Substitute %1 into %2</source>
        <translation>Sustituye %1 en %2</translation>
    </message>
    <message>
        <source>this step shows or hides values already</source>
        <translation>este paso ya muestra u oculta los valores</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 posición</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 posiciones</translation>
    </message>
    <message>
        <source>The goal in statement %1</source>
        <translation>La conclusión de la afirmación %1</translation>
    </message>
    <message>
        <source>&apos;both&apos; means two, but there is only one of them</source>
        <translation>&apos;both&apos; se dice de dos, pero solo hay uno</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 terms of about %2 literals in %3 variables; try fewer terms</source>
        <translation>no se encontró una disyunción irredundante de %1 términos de unos %2 literales con %3 variables; prueba menos términos</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 term of about %2 literals in %3 variables; try fewer terms</source>
        <translation>no se encontró una disyunción irredundante de %1 término de unos %2 literales con %3 variables; prueba menos términos</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 terms of about %2 literal in %3 variables; try fewer terms</source>
        <translation>no se encontró una disyunción irredundante de %1 términos de unos %2 literal con %3 variables; prueba menos términos</translation>
    </message>
    <message>
        <source>found no irredundant disjunction of %1 term of about %2 literal in %3 variables; try fewer terms</source>
        <translation>no se encontró una disyunción irredundante de %1 término de unos %2 literal con %3 variables; prueba menos términos</translation>
    </message>
    <message>
        <source>with one term the formula is already minimal; ask for more terms</source>
        <translation>con un solo término la fórmula ya es mínima; pide más términos</translation>
    </message>
    <message>
        <source>expected equations; VHDL cannot be read</source>
        <translation>se esperaban ecuaciones; no se puede leer VHDL</translation>
    </message>
    <message>
        <source>a number (a name needs a line such as 1 P after the line 0)</source>
        <translation>un número (un nombre necesita una línea como 1 P después de la línea 0)</translation>
    </message>
    <message>
        <source>the move %1 wins</source>
        <translation>la jugada %1 gana</translation>
    </message>
    <message>
        <source>the only move, %1, loses</source>
        <translation>la única jugada, %1, pierde</translation>
    </message>
    <message>
        <source>every move loses equally fast, for example %1</source>
        <translation>todas las jugadas pierden igual de rápido, por ejemplo %1</translation>
    </message>
    <message>
        <source>every move loses; %1 holds out longest</source>
        <translation>todas las jugadas pierden; %1 aguanta más tiempo</translation>
    </message>
    <message>
        <source>no move wins, but %1 draws</source>
        <translation>ninguna jugada gana, pero %1 empata</translation>
    </message>
</context>
<context>
    <name>Example</name>
    <message>
        <source>Sentences</source>
        <translation>Frases</translation>
    </message>
    <message>
        <source>Propositions</source>
        <translation>Proposiciones</translation>
    </message>
    <message>
        <source>Equations over GF(2)</source>
        <translation>Ecuaciones sobre GF(2)</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>A game after twelve moves</source>
        <translation>Una partida tras doce jugadas</translation>
    </message>
    <message>
        <source>Draw by following: player 2 answers in the same column</source>
        <translation>Empate por réplica: el jugador 2 responde en la misma columna</translation>
    </message>
    <message>
        <source>Open three: two threats, one move to close them</source>
        <translation>Tres abierto: dos amenazas, una jugada para cerrarlas</translation>
    </message>
    <message>
        <source>Fourteen moves to go: one column holds the draw</source>
        <translation>Quedan catorce jugadas: una columna mantiene el empate</translation>
    </message>
    <message>
        <source>One cell left</source>
        <translation>Queda una casilla</translation>
    </message>
    <message>
        <source>A finished game</source>
        <translation>Una partida terminada</translation>
    </message>
    <message>
        <source>A board without the player to move</source>
        <translation>Un tablero que no dice quién mueve</translation>
    </message>
    <message>
        <source>A whole game with its moves</source>
        <translation>Una partida entera con sus jugadas</translation>
    </message>
    <message>
        <source>The assignment&apos;s game: A wins</source>
        <translation>La partida de la tarea: gana A</translation>
    </message>
    <message>
        <source>The assignment&apos;s game after two turns</source>
        <translation>La partida de la tarea tras dos turnos</translation>
    </message>
    <message>
        <source>The assignment&apos;s game, finished</source>
        <translation>La partida de la tarea, terminada</translation>
    </message>
    <message>
        <source>Sums and products of more than two parts</source>
        <translation>Sumas y productos de más de dos partes</translation>
    </message>
    <message>
        <source>Easy: 4 variables, E wins</source>
        <translation>Fácil: 4 variables, gana E</translation>
    </message>
    <message>
        <source>Medium: 6 variables, A wins</source>
        <translation>Media: 6 variables, gana A</translation>
    </message>
    <message>
        <source>Hard: 10 variables, E wins</source>
        <translation>Difícil: 10 variables, gana E</translation>
    </message>
    <message>
        <source>All 26 letters: A wins</source>
        <translation>Las 26 letras: gana A</translation>
    </message>
    <message>
        <source>The eight rules of the assignment</source>
        <translation>Las ocho reglas de la tarea</translation>
    </message>
    <message>
        <source>No facts, only the rules</source>
        <translation>Sin hechos, solo las reglas</translation>
    </message>
    <message>
        <source>Facts from a walk over six squares</source>
        <translation>Hechos de un recorrido por seis casillas</translation>
    </message>
    <message>
        <source>Facts from a walk over thirteen squares</source>
        <translation>Hechos de un recorrido por trece casillas</translation>
    </message>
    <message>
        <source>Facts that contradict the rules</source>
        <translation>Hechos que contradicen las reglas</translation>
    </message>
    <message>
        <source>A statement that is true after the walk</source>
        <translation>Una afirmación que es verdadera tras el recorrido</translation>
    </message>
    <message>
        <source>A statement that is false after the walk</source>
        <translation>Una afirmación que es falsa tras el recorrido</translation>
    </message>
    <message>
        <source>A statement that the walk leaves open</source>
        <translation>Una afirmación que el recorrido deja abierta</translation>
    </message>
    <message>
        <source>Rules with two mistakes to find</source>
        <translation>Reglas con dos errores que encontrar</translation>
    </message>
    <message>
        <source>Ring of four holes</source>
        <translation>Anillo de cuatro huecos</translation>
    </message>
    <message>
        <source>Triangle of ten: not solvable</source>
        <translation>Triángulo de diez: no se puede resolver</translation>
    </message>
    <message>
        <source>Triangle of fifteen</source>
        <translation>Triángulo de quince</translation>
    </message>
    <message>
        <source>English board, from the centre to the centre</source>
        <translation>Tablero inglés, del centro al centro</translation>
    </message>
    <message>
        <source>A game on the triangle of fifteen, after four jumps</source>
        <translation>Una partida en el triángulo de quince tras cuatro saltos</translation>
    </message>
    <message>
        <source>Three clauses with one model</source>
        <translation>Tres cláusulas con un modelo</translation>
    </message>
    <message>
        <source>Nine clauses that force five of six atoms</source>
        <translation>Nueve cláusulas que fuerzan cinco de seis átomos</translation>
    </message>
    <message>
        <source>Six pigeons in five holes: unsatisfiable</source>
        <translation>Seis palomas en cinco nidos: insatisfacible</translation>
    </message>
    <message>
        <source>Eight queens: 92 solutions</source>
        <translation>Ocho reinas: 92 soluciones</translation>
    </message>
    <message>
        <source>A sudoku with one solution</source>
        <translation>Un sudoku con una solución</translation>
    </message>
    <message>
        <source>A map of twenty countries in three colours</source>
        <translation>Un mapa de veinte países en tres colores</translation>
    </message>
    <message>
        <source>A triangle of ten pegs as clauses: unsatisfiable</source>
        <translation>Un triángulo de diez clavijas como cláusulas: insatisfacible</translation>
    </message>
    <message>
        <source>Majority of three, as a truth table</source>
        <translation>Mayoría de tres, como tabla de verdad</translation>
    </message>
    <message>
        <source>Four variables with don&apos;t-cares, as minterms</source>
        <translation>Cuatro variables con indiferentes, como mintérminos</translation>
    </message>
    <message>
        <source>A formula in the notation of the formula game</source>
        <translation>Una fórmula en la notación del juego de fórmulas</translation>
    </message>
    <message>
        <source>Two-bit adder: five inputs, three outputs</source>
        <translation>Sumador de dos bits: cinco entradas, tres salidas</translation>
    </message>
    <message>
        <source>Seven-segment display: seven outputs</source>
        <translation>Pantalla de siete segmentos: siete salidas</translation>
    </message>
    <message>
        <source>A CNF of 39 clauses that needs only 33</source>
        <translation>Una FNC de 39 cláusulas a la que le bastan 33</translation>
    </message>
    <message>
        <source>Nim with piles of 3, 4 and 5</source>
        <translation>Nim con montones de 3, 4 y 5</translation>
    </message>
    <message>
        <source>Dots and boxes on 2 × 2 boxes</source>
        <translation>Puntos y cajas en 2 × 2 cajas</translation>
    </message>
    <message>
        <source>The end of Othello on 6 × 6</source>
        <translation>El final de Othello en 6 × 6</translation>
    </message>
    <message>
        <source>A drawn game with a short and a long win</source>
        <translation>Un juego dibujado con una victoria corta y otra larga</translation>
    </message>
    <message>
        <source>A drawn game in which positions repeat</source>
        <translation>Un juego dibujado en el que se repiten posiciones</translation>
    </message>
    <message>
        <source>A maze with several paths to the goal</source>
        <translation>Un laberinto con varios caminos a la meta</translation>
    </message>
    <message>
        <source>Eight pieces of food to collect</source>
        <translation>Ocho raciones de comida por recoger</translation>
    </message>
    <message>
        <source>Rooms with costs from 1 to 9 and diagonal moves</source>
        <translation>Salas con costos de 1 a 9 y pasos en diagonal</translation>
    </message>
    <message>
        <source>A graph that leads greedy search astray</source>
        <translation>Un grafo que engaña a la búsqueda voraz</translation>
    </message>
    <message>
        <source>Caves in the format of the MovingAI benchmarks</source>
        <translation>Cuevas en el formato de las pruebas de MovingAI</translation>
    </message>
    <message>
        <source>Twenty problems in the caves</source>
        <translation>Veinte problemas en las cuevas</translation>
    </message>
    <message>
        <source>First trial</source>
        <translation>Primera prueba</translation>
    </message>
    <message>
        <source>Second trial</source>
        <translation>Segunda prueba</translation>
    </message>
    <message>
        <source>Third trial</source>
        <translation>Tercera prueba</translation>
    </message>
    <message>
        <source>Fourth trial</source>
        <translation>Cuarta prueba</translation>
    </message>
    <message>
        <source>Fifth trial</source>
        <translation>Quinta prueba</translation>
    </message>
    <message>
        <source>Sixth trial</source>
        <translation>Sexta prueba</translation>
    </message>
    <message>
        <source>Seventh trial</source>
        <translation>Séptima prueba</translation>
    </message>
    <message>
        <source>Eighth trial</source>
        <translation>Octava prueba</translation>
    </message>
    <message>
        <source>Ninth trial</source>
        <translation>Novena prueba</translation>
    </message>
    <message>
        <source>Tenth trial</source>
        <translation>Décima prueba</translation>
    </message>
    <message>
        <source>First, second and third choice</source>
        <translation>Primera, segunda y tercera opción</translation>
    </message>
    <message>
        <source>Knights and knaves</source>
        <translation>Caballeros y bribones</translation>
    </message>
</context>
<context>
    <name>FormWords</name>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>It is a minimum form: %1.</source>
        <translation>Es una forma mínima: %1.</translation>
    </message>
    <message>
        <source>It has %1: %2 more than the minimum.</source>
        <translation>Tiene %1: %2 más que el mínimo.</translation>
    </message>
    <message>
        <source>It has %1: %2 more than the best form found.</source>
        <translation>Tiene %1: %2 más que la mejor forma encontrada.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>It has %1, as many as the best form found.</source>
        <translation>Tiene %1, lo mismo que la mejor forma encontrada.</translation>
    </message>
    <message>
        <source>The clause %1 is redundant: the others imply it.</source>
        <translation>La cláusula %1 es redundante: las demás la implican.</translation>
    </message>
    <message>
        <source>The term %1 is redundant: the others cover it.</source>
        <translation>El término %1 es redundante: los demás lo cubren.</translation>
    </message>
    <message>
        <source>Any one of the clauses %1 is redundant.</source>
        <translation>Cualquiera de las cláusulas %1 es redundante.</translation>
    </message>
    <message>
        <source>Any one of the terms %1 is redundant.</source>
        <translation>Cualquiera de los términos %1 es redundante.</translation>
    </message>
    <message>
        <source>%1 can be shortened to %2.</source>
        <translation>%1 se puede acortar a %2.</translation>
    </message>
    <message>
        <source>It is neither a DNF nor a CNF, so its terms are not compared.</source>
        <translation>No es ni una FND ni una FNC, así que sus términos no se comparan.</translation>
    </message>
    <message>
        <source>, of %1</source>
        <translation>, de %1</translation>
    </message>
    <message>
        <source>Formula (textbook signs)</source>
        <translation>Fórmula (signos de libro)</translation>
    </message>
    <message>
        <source>Formula (ASCII)</source>
        <translation>Fórmula (ASCII)</translation>
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
        <translation>Ecuaciones (eqntott)</translation>
    </message>
    <message>
        <source>PLA (espresso)</source>
        <translation>PLA (espresso)</translation>
    </message>
    <message>
        <source>Clauses (DIMACS)</source>
        <translation>Cláusulas (DIMACS)</translation>
    </message>
    <message>
        <source>Minterms</source>
        <translation>Mintérminos</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Tabla de verdad</translation>
    </message>
    <message>
        <source>Truth table (CSV)</source>
        <translation>Tabla de verdad (CSV)</translation>
    </message>
    <message>
        <source>BLIF</source>
        <translation>BLIF</translation>
    </message>
    <message>
        <source>NAND gates only</source>
        <translation>Solo puertas NAND</translation>
    </message>
    <message>
        <source>NOR gates only</source>
        <translation>Solo puertas NOR</translation>
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
        <translation>Automático</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>Heurístico</translation>
    </message>
    <message>
        <source>Covering problem (LP)</source>
        <translation>Problema de cobertura (LP)</translation>
    </message>
    <message>
        <source>Covering problem (OPB)</source>
        <translation>Problema de cobertura (OPB)</translation>
    </message>
    <message>
        <source>Always true</source>
        <translation>Siempre verdadera</translation>
    </message>
    <message>
        <source>Always false</source>
        <translation>Siempre falsa</translation>
    </message>
    <message>
        <source>Prime implicates: %1 (%2 essential).</source>
        <translation>Implicados primos: %1 (%2 esenciales).</translation>
    </message>
    <message>
        <source>Prime implicants: %1 (%2 essential).</source>
        <translation>Implicantes primos: %1 (%2 esenciales).</translation>
    </message>
    <message>
        <source>No clause is false in two of these %1 rows (%2), so every CNF needs at least %1 clauses.</source>
        <translation>Ninguna cláusula es falsa en dos de estas %1 filas (%2), así que toda FNC necesita al menos %1 cláusulas.</translation>
    </message>
    <message>
        <source>No term is true in two of these %1 rows (%2), so every DNF needs at least %1 terms.</source>
        <translation>Ningún término es verdadero en dos de estas %1 filas (%2), así que toda FND necesita al menos %1 términos.</translation>
    </message>
    <message>
        <source>A search raised this bound to %1.</source>
        <translation>Una búsqueda elevó esta cota a %1.</translation>
    </message>
    <message>
        <source>%1 appears here.
Type a formula, minterms or a table above, or open an example from the Normal Forms menu.</source>
        <translation>%1 aparece aquí.
Escribe arriba una fórmula, mintérminos o una tabla, o abre un ejemplo del menú Formas normales.</translation>
    </message>
    <message>
        <source>Not drawn: with %1 inputs and %2 outputs the function is too wide (the limit is %3 of each). Its minimum form is on the right.</source>
        <translation>Sin dibujo: con %1 entradas y %2 salidas la función es demasiado ancha (el límite es %3 de cada una). Su forma mínima está a la derecha.</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 cláusula</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 cláusulas</translation>
    </message>
    <message>
        <source>%1 term</source>
        <translation>%1 término</translation>
    </message>
    <message>
        <source>%1 terms</source>
        <translation>%1 términos</translation>
    </message>
    <message>
        <source>%1 literal</source>
        <translation>%1 literal</translation>
    </message>
    <message>
        <source>%1 literals</source>
        <translation>%1 literales</translation>
    </message>
    <message>
        <source>No function yet</source>
        <translation>Aún no hay función</translation>
    </message>
    <message>
        <source>Too large to minimise</source>
        <translation>Demasiado grande para minimizarla</translation>
    </message>
    <message>
        <source>Function not understood</source>
        <translation>No se entiende la función</translation>
    </message>
    <message>
        <source>Not minimised</source>
        <translation>Sin minimizar</translation>
    </message>
    <message>
        <source>Minimising…</source>
        <translation>Minimizando…</translation>
    </message>
    <message>
        <source>Proven minimum: %1, %2</source>
        <translation>Mínimo demostrado: %1, %2</translation>
    </message>
    <message>
        <source>So far %1, %2 (lower bound %3)</source>
        <translation>Hasta ahora %1, %2 (cota inferior %3)</translation>
    </message>
    <message>
        <source>%1 (proven minimum), %2 to %3</source>
        <translation>%1 (mínimo demostrado), de %2 a %3</translation>
    </message>
    <message>
        <source>%1, %2 (not proven minimum)</source>
        <translation>%1, %2 (mínimo no demostrado)</translation>
    </message>
    <message>
        <source>Type a formula, a truth table, minterms, equations or a PLA on the left.</source>
        <translation>Escribe a la izquierda una fórmula, una tabla de verdad, mintérminos, ecuaciones o un PLA.</translation>
    </message>
    <message>
        <source>Lower bound when stopped: %1.</source>
        <translation>Cota inferior al detenerse: %1.</translation>
    </message>
    <message>
        <source>Lower bound: %1.</source>
        <translation>Cota inferior: %1.</translation>
    </message>
    <message>
        <source>Stopped before the number of literals was proven minimum.</source>
        <translation>Se detuvo antes de demostrar que el número de literales es mínimo.</translation>
    </message>
    <message>
        <source>Method: %1.</source>
        <translation>Método: %1.</translation>
    </message>
    <message>
        <source>1 input</source>
        <translation>1 entrada</translation>
    </message>
    <message>
        <source>%1 inputs</source>
        <translation>%1 entradas</translation>
    </message>
    <message>
        <source>, %1 outputs</source>
        <translation>, %1 salidas</translation>
    </message>
    <message>
        <source>, %1 of %2 rows true</source>
        <translation>, %1 de %2 filas verdaderas</translation>
    </message>
    <message>
        <source>, %1 don&apos;t-care</source>
        <translation>, %1 indiferente</translation>
    </message>
    <message>
        <source>, %1 don&apos;t-cares</source>
        <translation>, %1 indiferentes</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>too many rows to count</source>
        <translation>demasiadas filas para contarlas</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>filas %1</translation>
    </message>
    <message>
        <source>Circuit: AND gates %1, OR gates %2, inverters %3</source>
        <translation>Circuito: puertas AND %1, puertas OR %2, inversores %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>El circuito</translation>
    </message>
    <message>
        <source>A circuit of %1 is too large to draw.</source>
        <translation>Un circuito de %1 es demasiado grande para dibujarlo.</translation>
    </message>
    <message>
        <source>The procedure</source>
        <translation>El procedimiento</translation>
    </message>
    <message>
        <source>The procedure works on one output at a time. Choose one above.</source>
        <translation>El procedimiento trata una salida cada vez. Elige una arriba.</translation>
    </message>
    <message>
        <source>Too many inputs for the step-by-step procedure: %2 (the limit is %1).</source>
        <translation>Demasiadas entradas para el procedimiento paso a paso: %2 (el límite es %1).</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Combined %1 times</source>
        <translation>Combinados %1 veces</translation>
    </message>
    <message>
        <source>Combined once</source>
        <translation>Combinados una vez</translation>
    </message>
    <message>
        <source>Two entries of adjacent groups that differ in one input are combined without that input: %1 of %2 rows each.</source>
        <translation>Dos elementos de grupos contiguos que difieren en una entrada se combinan sin esa entrada: %1 de %2 filas cada uno.</translation>
    </message>
    <message>
        <source>%1 entry</source>
        <translation>%1 elemento</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>Compare %1 and %2</source>
        <translation>Comparar %1 y %2</translation>
    </message>
    <message>
        <source>They differ only in %1, so they combine to %2.</source>
        <translation>Solo difieren en %1, así que se combinan en %2.</translation>
    </message>
    <message>
        <source>They differ only in %1 and combine to %2, which is listed already.</source>
        <translation>Solo difieren en %1 y se combinan en %2, que ya está en la lista.</translation>
    </message>
    <message>
        <source>Their dashes are in different places, so they do not combine.</source>
        <translation>Sus guiones están en lugares distintos, así que no se combinan.</translation>
    </message>
    <message>
        <source>They differ in %1 inputs, so they do not combine.</source>
        <translation>Difieren en %1 entradas, así que no se combinan.</translation>
    </message>
    <message>
        <source>Column %1 done</source>
        <translation>Columna %1 terminada</translation>
    </message>
    <message>
        <source>Every entry of this column was combined.</source>
        <translation>Todos los elementos de esta columna se combinaron.</translation>
    </message>
    <message>
        <source>One entry cannot be combined further: it is prime.</source>
        <translation>Un elemento no se puede combinar más: es primo.</translation>
    </message>
    <message>
        <source>%1 entries cannot be combined further: they are prime.</source>
        <translation>%1 elementos no se pueden combinar más: son primos.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The chart has a line for each of the %1 prime implicates and a column for each false row. A cross means that the prime covers the row. Choose as few primes as possible so that every column is covered.</source>
        <translation>La tabla tiene una línea por cada uno de los %1 implicados primos y una columna por cada fila falsa. Una cruz significa que el primo cubre la fila. Elige el menor número de primos que cubra todas las columnas.</translation>
    </message>
    <message>
        <source>The chart has a line for each of the %1 prime implicants and a column for each minterm. A cross means that the prime covers the minterm. Choose as few primes as possible so that every column is covered.</source>
        <translation>La tabla tiene una línea por cada uno de los %1 implicantes primos y una columna por cada mintérmino. Una cruz significa que el primo cubre el mintérmino. Elige el menor número de primos que cubra todas las columnas.</translation>
    </message>
    <message>
        <source>Essential</source>
        <translation>Esencial</translation>
    </message>
    <message>
        <source>Row %1 has only one cross, at %2, so %2 is in every form. It is chosen and covers all its rows.</source>
        <translation>La fila %1 tiene una sola cruz, en %2, así que %2 está en todas las formas. Se elige y cubre todas sus filas.</translation>
    </message>
    <message>
        <source>Only one cross left</source>
        <translation>Solo queda una cruz</translation>
    </message>
    <message>
        <source>Row %1 has only one cross left, at %2. It is chosen and covers all its rows.</source>
        <translation>A la fila %1 solo le queda una cruz, en %2. Se elige y cubre todas sus filas.</translation>
    </message>
    <message>
        <source>Dominating row</source>
        <translation>Fila dominante</translation>
    </message>
    <message>
        <source>Every prime that covers row %2 also covers row %1, so row %1 is removed.</source>
        <translation>Todo primo que cubre la fila %2 cubre también la fila %1, así que se elimina la fila %1.</translation>
    </message>
    <message>
        <source>Redundant prime</source>
        <translation>Primo redundante</translation>
    </message>
    <message>
        <source>%2 covers all remaining rows of %1 at no higher cost, so %1 is removed.</source>
        <translation>%2 cubre todas las filas restantes de %1 sin mayor costo, así que se elimina %1.</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramificación</translation>
    </message>
    <message>
        <source>No rule applies. A search of all choices finds a minimum form with %1, so it is chosen.</source>
        <translation>No se puede aplicar ninguna regla. Una búsqueda entre todas las opciones halla una forma mínima con %1, así que se elige.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>No row is false, so there is nothing to cover.</source>
        <translation>Ninguna fila es falsa, así que no hay nada que cubrir.</translation>
    </message>
    <message>
        <source>No row is true, so there is nothing to cover.</source>
        <translation>Ninguna fila es verdadera, así que no hay nada que cubrir.</translation>
    </message>
    <message>
        <source>All rows are covered by %1 with %2: %3.</source>
        <translation>Todas las filas quedan cubiertas por %1 con %2: %3.</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>don&apos;t-care</source>
        <translation>indiferente</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>El mapa</translation>
    </message>
    <message>
        <source>A map shows one output. Choose one above.</source>
        <translation>Un mapa muestra una salida. Elige una arriba.</translation>
    </message>
    <message>
        <source>A map needs 2 to 6 inputs; this function has %1.
Use the table instead.</source>
        <translation>Un mapa necesita de 2 a 6 entradas; esta función tiene %1.
Usa la tabla en su lugar.</translation>
    </message>
    <message>
        <source>A map needs at least two inputs.</source>
        <translation>Un mapa necesita al menos dos entradas.</translation>
    </message>
    <message>
        <source>No map</source>
        <translation>Sin mapa</translation>
    </message>
    <message>
        <source>Karnaugh map of %1</source>
        <translation>Mapa de Karnaugh de %1</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, en %1</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 fila</translation>
    </message>
    <message>
        <source>The rows where the function is false or don&apos;t-care, grouped by the number of ones: %1.</source>
        <translation>Las filas en las que la función es falsa o indiferente, agrupadas por el número de unos: %1.</translation>
    </message>
    <message>
        <source>The rows where the function is true or don&apos;t-care, grouped by the number of ones: %1.</source>
        <translation>Las filas en las que la función es verdadera o indiferente, agrupadas por el número de unos: %1.</translation>
    </message>
    <message>
        <source>The clause with both %1 and ¬%1 is always true. Leave it out, and the others are compared with the minimum.</source>
        <translation>La cláusula con %1 y ¬%1 es siempre verdadera. Quítala y las demás se comparan con el mínimo.</translation>
    </message>
    <message>
        <source>The term with both %1 and ¬%1 is always false. Leave it out, and the others are compared with the minimum.</source>
        <translation>El término con %1 y ¬%1 es siempre falso. Quítalo y los demás se comparan con el mínimo.</translation>
    </message>
    <message>
        <source>The other views show another minimum form: %1.</source>
        <translation>Las otras vistas muestran otra forma mínima: %1.</translation>
    </message>
    <message>
        <source>%1, no value</source>
        <translation>%1, sin valor</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Find the shortest form yourself: type it into the Compare tab, which says whether it is right. Press Minimise to see the answer.</source>
        <translation>Encuentra tú la forma más corta: escríbela en la pestaña Comparar, que dice si es correcta. Pulsa Minimizar para ver la respuesta.</translation>
    </message>
</context>
<context>
    <name>FormulaGame</name>
    <message>
        <source>Game in progress (you play A)</source>
        <translation>Partida en curso (tú juegas con A)</translation>
    </message>
    <message>
        <source>E and A take turns to give each variable a value. E wants the formula to be true, A wants it to be false.
E has chosen x = 1 and y = 0. Which value makes the formula false?</source>
        <translation>E y A dan por turnos un valor a cada variable. E quiere que la fórmula sea verdadera; A, que sea falsa.
E ha elegido x = 1 e y = 0. ¿Qué valor hace falsa la fórmula?</translation>
    </message>
</context>
<context>
    <name>FormulaTree</name>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>or</source>
        <translation>o</translation>
    </message>
    <message>
        <source>not</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Tree of the formula</source>
        <translation>Árbol de la fórmula</translation>
    </message>
    <message>
        <source>E chooses %1 in turn %2</source>
        <translation>E elige %1 en el turno %2</translation>
    </message>
    <message>
        <source>A chooses %1 in turn %2</source>
        <translation>A elige %1 en el turno %2</translation>
    </message>
    <message>
        <source>The tree below here is too large to draw</source>
        <translation>El árbol que sigue es demasiado grande para dibujarlo</translation>
    </message>
    <message>
        <source>%1: true</source>
        <translation>%1: verdadera</translation>
    </message>
    <message>
        <source>%1: false</source>
        <translation>%1: falsa</translation>
    </message>
    <message>
        <source>%1; part of the reason</source>
        <translation>%1; parte de la razón</translation>
    </message>
    <message>
        <source>The drawing is too long to show.</source>
        <translation>El dibujo es demasiado largo para mostrarlo.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>Player %1 wins.</source>
        <translation>Gana el jugador %1.</translation>
    </message>
    <message>
        <source>a draw into a loss</source>
        <translation>un empate en una derrota</translation>
    </message>
    <message>
        <source>a win into a draw</source>
        <translation>una victoria en un empate</translation>
    </message>
    <message>
        <source>a win into a loss</source>
        <translation>una victoria en una derrota</translation>
    </message>
    <message>
        <source>Blunder: %1 by player %2 turned %3.</source>
        <translation>Error grave: con %1, el jugador %2 convirtió %3.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Graph: %1</source>
        <translation>Grafo: %1</translation>
    </message>
    <message>
        <source>1, 2, ... 10</source>
        <translation>1, 2, ... 10</translation>
    </message>
    <message>
        <source>Even or Odd</source>
        <translation>Par o impar</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Subtraction</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Kayles de Dawson</translation>
    </message>
    <message>
        <source>Chomp</source>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tres en raya</translation>
    </message>
    <message>
        <source>Connect 4</source>
        <translation>Conecta 4</translation>
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
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Dots and boxes</source>
        <translation>Puntos y cajas</translation>
    </message>
    <message>
        <source>Hexapawn</source>
        <translation>Hexapeón</translation>
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
        <translation>Alquerque de tres</translation>
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
        <translation>Grafo propio</translation>
    </message>
    <message>
        <source>%1, not labelled yet</source>
        <translation>%1, aún sin etiqueta</translation>
    </message>
    <message>
        <source>%1, unreachable</source>
        <translation>%1, inalcanzable</translation>
    </message>
    <message>
        <source>%1, for player 1: %2, for player 2: %3</source>
        <translation>%1, para el jugador 1: %2, para el jugador 2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, an arrow to %1</source>
        <translation>, una flecha a %1</translation>
    </message>
    <message>
        <source>, an arrow of player %2 to %1</source>
        <translation>, una flecha del jugador %2 a %1</translation>
    </message>
    <message>
        <source>, final: a %1 for the player to move</source>
        <translation>, final: %1 para quien tiene el turno</translation>
    </message>
    <message>
        <source>, the start</source>
        <translation>, el inicio</translation>
    </message>
    <message>
        <source>, the token is here</source>
        <translation>, la ficha está aquí</translation>
    </message>
    <message>
        <source>Stopped before the game was solved. Press Values to try again.</source>
        <translation>Se detuvo antes de resolver el juego. Pulsa Valores para volver a intentarlo.</translation>
    </message>
    <message>
        <source>This game cannot be solved here: %1.</source>
        <translation>Este juego no se puede resolver aquí: %1.</translation>
    </message>
    <message>
        <source>Too large to draw (%1 positions). It is solved layer by layer and can be played.</source>
        <translation>Demasiado grande para dibujarlo (%1 posiciones). Está resuelto capa por capa y se puede jugar.</translation>
    </message>
    <message>
        <source>Too large to draw. It is solved with positions merged as &quot;%1&quot; and can be played.</source>
        <translation>Demasiado grande para dibujarlo. Está resuelto con las posiciones fusionadas («%1») y se puede jugar.</translation>
    </message>
    <message>
        <source>Too large to draw (%1 positions and %2 moves; the limit is %3 positions). It is solved and can be played.</source>
        <translation>Demasiado grande para dibujarlo (%1 posiciones y %2 jugadas; el límite es de %3 posiciones). Está resuelto y se puede jugar.</translation>
    </message>
    <message>
        <source>Tree of the game</source>
        <translation>Árbol del juego</translation>
    </message>
    <message>
        <source>%1. The tree below here is too large to draw</source>
        <translation>%1. El árbol que sigue es demasiado grande para dibujarlo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, corrected</source>
        <translation>%1, corregida</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregida)</translation>
    </message>
    <message>
        <source>%1, the current position</source>
        <translation>%1, la posición actual</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 jugada</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 jugadas</translation>
    </message>
    <message>
        <source>win: the game is over</source>
        <translation>victoria: la partida ha terminado</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation>victoria en %1</translation>
    </message>
    <message>
        <source>loss: the game is over</source>
        <translation>derrota: la partida ha terminado</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation>derrota en %1</translation>
    </message>
    <message>
        <source>draw without end</source>
        <translation>empate sin fin</translation>
    </message>
    <message>
        <source>draw: the game is over</source>
        <translation>empate: la partida ha terminado</translation>
    </message>
    <message>
        <source>draw in %1</source>
        <translation>empate en %1</translation>
    </message>
    <message>
        <source>The player to move</source>
        <translation>Quien tiene el turno</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>El jugador %1</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 ha ganado</translation>
    </message>
    <message>
        <source>%1 wins in %2</source>
        <translation>%1 gana en %2</translation>
    </message>
    <message>
        <source>%1 has lost</source>
        <translation>%1 ha perdido</translation>
    </message>
    <message>
        <source>%1 loses in %2</source>
        <translation>%1 pierde en %2</translation>
    </message>
    <message>
        <source>A draw without end</source>
        <translation>Un empate sin fin</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Un empate</translation>
    </message>
    <message>
        <source>A draw in %1</source>
        <translation>Un empate en %1</translation>
    </message>
    <message>
        <source>wins in %1</source>
        <translation>gana en %1</translation>
    </message>
    <message>
        <source>loses in %1</source>
        <translation>pierde en %1</translation>
    </message>
    <message>
        <source>draws, without end</source>
        <translation>empata, sin fin</translation>
    </message>
    <message>
        <source>draws in %1</source>
        <translation>empata en %1</translation>
    </message>
    <message>
        <source>more than 18 quintillion</source>
        <translation>más de 18 trillones</translation>
    </message>
    <message>
        <source>Draw, %1 to %2.</source>
        <translation>Empate, %1 a %2.</translation>
    </message>
    <message>
        <source>Player %1 wins, %2 to %3.</source>
        <translation>Gana el jugador %1, %2 a %3.</translation>
    </message>
</context>
<context>
    <name>GradingWords</name>
    <message>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <source>%1 of %2 points.</source>
        <translation>%1 de %2 puntos.</translation>
    </message>
    <message>
        <source>It is being graded.</source>
        <translation>Se está calificando.</translation>
    </message>
    <message>
        <source>Not graded yet.</source>
        <translation>Aún sin calificar.</translation>
    </message>
    <message>
        <source>This check is still to come.</source>
        <translation>Esta prueba está pendiente.</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>Carpeta para las páginas</translation>
    </message>
    <message>
        <source>Folder for the results</source>
        <translation>Carpeta para los resultados</translation>
    </message>
    <message>
        <source>%1 case was not run, because too many before it ran out of time.</source>
        <translation>%1 caso no se ejecutó, porque demasiados anteriores agotaron el tiempo.</translation>
    </message>
    <message>
        <source>%1 cases were not run, because too many before them ran out of time.</source>
        <translation>%1 casos no se ejecutaron, porque demasiados anteriores agotaron el tiempo.</translation>
    </message>
    <message>
        <source>%1 of %2 failing cases is kept: the smallest.</source>
        <translation>Se conserva %1 de %2 casos que fallan: el más pequeño.</translation>
    </message>
    <message>
        <source>%1 of %2 failing cases are kept: the smallest.</source>
        <translation>Se conservan %1 de %2 casos que fallan: los más pequeños.</translation>
    </message>
    <message>
        <source>Out of date: the hand-in has changed since it was graded.</source>
        <translation>Desactualizado: la entrega ha cambiado desde que se calificó.</translation>
    </message>
    <message>
        <source>Out of date: the problem has changed since the hand-in was graded.</source>
        <translation>Desactualizado: el problema ha cambiado desde que se calificó la entrega.</translation>
    </message>
    <message>
        <source>The hand-in is no longer on the disk. It cannot be graded again.</source>
        <translation>La entrega ya no está en el disco. No se puede calificar de nuevo.</translation>
    </message>
    <message>
        <source>The hand-in is no longer on the disk.</source>
        <translation>La entrega ya no está en el disco.</translation>
    </message>
    <message>
        <source>%2 of %1 case right, %3 of %4 points.</source>
        <translation>%2 de %1 caso correcto, %3 de %4 puntos.</translation>
    </message>
    <message>
        <source>%2 of %1 cases right, %3 of %4 points.</source>
        <translation>%2 de %1 casos correctos, %3 de %4 puntos.</translation>
    </message>
    <message>
        <source>%1, reduced to a smaller case that fails</source>
        <translation>%1, reducido a un caso menor que falla</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Four in a row scores a point, and the game goes on until the board is full. Play against the computer, see the value of every column, prove the exact value of a position, measure how long each search depth takes, and let engines play matches.</source>
        <translation>Cuatro en línea valen un punto, y se juega hasta que el tablero está lleno. Juega contra la computadora, mira el valor de cada columna, demuestra el valor exacto de una posición, mide cuánto tarda cada profundidad de búsqueda y haz que los motores jueguen encuentros.</translation>
    </message>
    <message>
        <source>Two players choose the values of a formula&apos;s variables: one wants the formula to be true, the other false. Play it, see in the tree which parts are already decided, ask who wins with perfect play and why, and compare formulas by their truth tables.</source>
        <translation>Dos jugadores eligen los valores de las variables de una fórmula: uno quiere que sea verdadera y el otro que sea falsa. Juega, mira en el árbol qué partes ya están decididas, pregunta quién gana con juego perfecto y por qué, y compara fórmulas por sus tablas de verdad.</translation>
    </message>
    <message>
        <source>Small games as a computer sees them: positions and moves. Every position is labelled a win, a loss or a draw for the player to move, with the number of moves to the end, and the labelling can be followed step by step.</source>
        <translation>Juegos pequeños tal como los ve una computadora: posiciones y jugadas. Cada posición se etiqueta como victoria, derrota o empate para quien tiene el turno, con el número de jugadas hasta el final, y el etiquetado se puede seguir paso a paso.</translation>
    </message>
    <message>
        <source>Ladies and tigers, knights and knaves, and any other puzzle that propositional logic can express: in words, as formulas and as equations over GF(2), side by side. See all solutions, the statements that contradict each other, and the algebra step by step.</source>
        <translation>Damas y tigres, caballeros y bribones, y cualquier otro acertijo que la lógica proposicional pueda expresar: con palabras, como fórmulas y como ecuaciones sobre GF(2), lado a lado. Mira todas las soluciones, las afirmaciones que se contradicen y el álgebra paso a paso.</translation>
    </message>
    <message>
        <source>Write a boolean function as short as possible, as an or of ands (DNF) or an and of ors (CNF). See why it cannot be shorter: on a Karnaugh map, in a truth table, by the Quine-McCluskey procedure step by step, or as a circuit.</source>
        <translation>Escribe una función booleana lo más corta posible, como disyunción de conjunciones (FND) o conjunción de disyunciones (FNC). Mira por qué no puede ser más corta: en un mapa de Karnaugh, en una tabla de verdad, con el método de Quine-McCluskey paso a paso o como circuito.</translation>
    </message>
    <message>
        <source>How a program finds a path: breadth-first, depth-first, uniform cost, greedy, A*, IDA*, RBFS, bidirectional and jump point search, in mazes, on the map of Romania and on sliding puzzles. Step through a search, race up to four algorithms, and compare all of them.</source>
        <translation>Cómo encuentra un programa un camino: búsqueda en anchura, en profundidad, de costo uniforme, voraz, A*, IDA*, RBFS, bidireccional y de puntos de salto, en laberintos, en el mapa de Rumania y en puzles deslizantes. Recorre una búsqueda paso a paso, haz competir hasta cuatro algoritmos y compáralos todos.</translation>
    </message>
    <message>
        <source>Jump over pegs until one is left: peg solitaire on boards of any shape. Play with hints, find solutions or the shortest one, get proofs that there is none, draw boards of your own, and watch a board become clauses and the model become jumps.</source>
        <translation>Salta sobre las clavijas hasta que quede una: solitario en tableros de cualquier forma. Juega con pistas, encuentra soluciones o la más corta, obtén demostraciones de que no hay ninguna, dibuja tus propios tableros y mira cómo un tablero se convierte en cláusulas y el modelo en saltos.</translation>
    </message>
    <message>
        <source>A dark cave hides a monster and pits: find out which squares are safe. Write rules that hold in every cave, what you know of this one, and a statement, and see at every keystroke whether the statement follows, what follows about every square, and why.</source>
        <translation>Una cueva oscura esconde un monstruo y hoyos: averigua qué casillas son seguras. Escribe reglas que valen en toda cueva, lo que sabes de esta y una afirmación, y mira con cada tecla si la afirmación se deduce, qué se deduce de cada casilla y por qué.</translation>
    </message>
    <message>
        <source>Loggia guide</source>
        <translation>Guía de Loggia</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La ventana</translation>
    </message>
    <message>
        <source>Formats and methods</source>
        <translation>Formatos y métodos</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>Lo que se ve</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>What you can type and open</source>
        <translation>Qué se puede escribir y abrir</translation>
    </message>
    <message>
        <source>Three things to try</source>
        <translation>Tres cosas para probar</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Para leer más</translation>
    </message>
    <message>
        <source>Formula Game</source>
        <translation>Juego de fórmulas</translation>
    </message>
    <message>
        <source>Turns and variables</source>
        <translation>Turnos y variables</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Tabla de verdad</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Elecciones</translation>
    </message>
    <message>
        <source>Wumpus</source>
        <translation>Wumpus</translation>
    </message>
    <message>
        <source>The four verdicts</source>
        <translation>Los cuatro veredictos</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Lint</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Walk through a cave</source>
        <translation>Recorrido por una cueva</translation>
    </message>
    <message>
        <source>Peg Board</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Dibujar un tablero</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Implication graph</source>
        <translation>Grafo de implicación</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>Normal Forms</source>
        <translation>Formas normales</translation>
    </message>
    <message>
        <source>The function</source>
        <translation>La función</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuito</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Draw a game</source>
        <translation>Dibujar un juego</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Laberinto</translation>
    </message>
    <message>
        <source>f-limits</source>
        <translation>Límites de f</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Logic Puzzles</source>
        <translation>Acertijos lógicos</translation>
    </message>
    <message>
        <source>Three forms</source>
        <translation>Tres formas</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Algebra</source>
        <translation>Álgebra</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Mod 2</source>
        <translation>Mod 2</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What comes back</source>
        <translation>Lo que se recupera</translation>
    </message>
    <message>
        <source>Pictures and copies</source>
        <translation>Imágenes y copias</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Light, dark, motion and language</source>
        <translation>Claro, oscuro, movimiento e idioma</translation>
    </message>
    <message>
        <source>Screen readers</source>
        <translation>Lectores de pantalla</translation>
    </message>
    <message>
        <source>From the command line</source>
        <translation>Desde la línea de comandos</translation>
    </message>
    <message>
        <source>File formats</source>
        <translation>Formatos de archivo</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>Max-Connect4: formats</source>
        <translation>Max-Connect4: formatos</translation>
    </message>
    <message>
        <source>Formula Game: formats</source>
        <translation>Juego de fórmulas: formatos</translation>
    </message>
    <message>
        <source>Wumpus: formats</source>
        <translation>Wumpus: formatos</translation>
    </message>
    <message>
        <source>Peg Board: formats</source>
        <translation>Solitario: formatos</translation>
    </message>
    <message>
        <source>SAT: formats</source>
        <translation>SAT: formatos</translation>
    </message>
    <message>
        <source>Normal Forms: formats</source>
        <translation>Formas normales: formatos</translation>
    </message>
    <message>
        <source>Games: formats</source>
        <translation>Juegos: formatos</translation>
    </message>
    <message>
        <source>Search Lab: formats</source>
        <translation>Búsqueda: formatos</translation>
    </message>
    <message>
        <source>Logic Puzzles: formats</source>
        <translation>Acertijos lógicos: formatos</translation>
    </message>
    <message>
        <source>How a position is judged</source>
        <translation>Cómo se evalúa una posición</translation>
    </message>
    <message>
        <source>How Max-Connect4 is solved</source>
        <translation>Cómo se resuelve Max-Connect4</translation>
    </message>
    <message>
        <source>How the formula game is solved</source>
        <translation>Cómo se resuelve el juego de fórmulas</translation>
    </message>
    <message>
        <source>How the wumpus world is decided</source>
        <translation>Cómo se decide el mundo del wumpus</translation>
    </message>
    <message>
        <source>How peg solitaire is solved</source>
        <translation>Cómo se resuelve el solitario</translation>
    </message>
    <message>
        <source>How clause sets are decided</source>
        <translation>Cómo se deciden los conjuntos de cláusulas</translation>
    </message>
    <message>
        <source>How normal forms are minimised</source>
        <translation>Cómo se minimizan las formas normales</translation>
    </message>
    <message>
        <source>Computational games: trees, graphs and values</source>
        <translation>Juegos computacionales: árboles, grafos y valores</translation>
    </message>
    <message>
        <source>How mazes are searched</source>
        <translation>Cómo se buscan caminos en laberintos</translation>
    </message>
    <message>
        <source>How logic puzzles are read, solved and translated</source>
        <translation>Cómo se leen, resuelven y traducen los acertijos lógicos</translation>
    </message>
    <message>
        <source>How fast Loggia is</source>
        <translation>Lo rápido que es Loggia</translation>
    </message>
    <message>
        <source>A class in one command</source>
        <translation>Una clase con un solo comando</translation>
    </message>
    <message>
        <source>For teachers</source>
        <translation>Para docentes</translation>
    </message>
    <message>
        <source>Grading a class</source>
        <translation>Calificar a una clase</translation>
    </message>
    <message>
        <source>Hunt for gold</source>
        <translation>Búsqueda del oro</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>The sandbox</source>
        <translation>El entorno aislado</translation>
    </message>
    <message>
        <source>What is judged</source>
        <translation>Qué se evalúa</translation>
    </message>
    <message>
        <source>What is run</source>
        <translation>Qué se ejecuta</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Eight engines in one command</source>
        <translation>Ocho motores con un solo comando</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation>Quién se enfrenta a quién</translation>
    </message>
    <message>
        <source>Faster and more certain</source>
        <translation>Más rápido y con más certeza</translation>
    </message>
    <message>
        <source>Interrupt it and go on</source>
        <translation>Interrumpir y continuar</translation>
    </message>
    <message>
        <source>How strength is measured in tournaments</source>
        <translation>Cómo se mide la fuerza en los torneos</translation>
    </message>
    <message>
        <source>Large work on many machines</source>
        <translation>Trabajos grandes en muchas máquinas</translation>
    </message>
    <message>
        <source>Three commands</source>
        <translation>Tres comandos</translation>
    </message>
    <message>
        <source>What can be split</source>
        <translation>Qué se puede dividir</translation>
    </message>
    <message>
        <source>Under Slurm</source>
        <translation>Con Slurm</translation>
    </message>
    <message>
        <source>With GNU parallel</source>
        <translation>Con GNU parallel</translation>
    </message>
    <message>
        <source>Large work: what more machines gain</source>
        <translation>Trabajos grandes: qué se gana con más máquinas</translation>
    </message>
    <message>
        <source>Grading: formats</source>
        <translation>Calificación: formatos</translation>
    </message>
    <message>
        <source>Shards: formats</source>
        <translation>Fragmentos: formatos</translation>
    </message>
    <message>
        <source>Can all clauses be true at once, where the clause 1 -2 means that atom 1 is true or atom 2 is false? Type clauses and get a model, or a proof that there is none; see which clauses are to blame; or watch the solver decide, propagate and learn.</source>
        <translation>¿Pueden ser verdaderas a la vez todas las cláusulas, donde la cláusula 1 -2 significa que el átomo 1 es verdadero o el átomo 2 es falso? Escribe cláusulas y obtén un modelo, o una demostración de que no lo hay; mira qué cláusulas tienen la culpa; u observa cómo el resolutor decide, propaga y aprende.</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>En la ventana</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>A stone of player 1 (orange, with a ring)</source>
        <translation>Una ficha del jugador 1 (naranja, con un anillo)</translation>
    </message>
    <message>
        <source>A stone of player 2 (blue, with a diamond)</source>
        <translation>Una ficha del jugador 2 (azul, con un rombo)</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>La última jugada</translation>
    </message>
    <message>
        <source>A hint: the move that the engine recommends</source>
        <translation>Una pista: la jugada que recomienda el motor</translation>
    </message>
    <message>
        <source>A move that the analysis expects, with its number in the line of play</source>
        <translation>Una jugada que espera el análisis, con su número en la variante</translation>
    </message>
    <message>
        <source>Below a column: how the game ends, in points for the player to move, if this column is played. A frame marks the best columns.</source>
        <translation>Debajo de una columna: cómo acaba la partida, en puntos para quien tiene el turno, si se juega en esa columna. Un marco señala las mejores columnas.</translation>
    </message>
    <message>
        <source>Or: true when at least one part is true</source>
        <translation>O: verdadera cuando al menos una parte es verdadera</translation>
    </message>
    <message>
        <source>And: true when every part is true</source>
        <translation>Y: verdadera cuando todas las partes son verdaderas</translation>
    </message>
    <message>
        <source>Not: true when its part is false</source>
        <translation>No: verdadera cuando su parte es falsa</translation>
    </message>
    <message>
        <source>A variable that E chooses (orange)</source>
        <translation>Una variable que elige E (naranja)</translation>
    </message>
    <message>
        <source>A variable that A chooses (blue)</source>
        <translation>Una variable que elige A (azul)</translation>
    </message>
    <message>
        <source>The variable to choose next</source>
        <translation>La variable a la que le toca el turno</translation>
    </message>
    <message>
        <source>True, whatever is chosen from now on (solid outline)</source>
        <translation>Verdadera, se elija lo que se elija a partir de ahora (contorno continuo)</translation>
    </message>
    <message>
        <source>False, whatever is chosen from now on (dashed outline)</source>
        <translation>Falsa, se elija lo que se elija a partir de ahora (contorno a trazos)</translation>
    </message>
    <message>
        <source>The part that a hint is about, or that decides the game (band)</source>
        <translation>La parte de la que habla una pista, o por la que se decide la partida (banda)</translation>
    </message>
    <message>
        <source>Player 1 to move (round outline)</source>
        <translation>Juega el jugador 1 (contorno redondo)</translation>
    </message>
    <message>
        <source>Player 2 to move (square outline)</source>
        <translation>Juega el jugador 2 (contorno cuadrado)</translation>
    </message>
    <message>
        <source>Won for the player to move, in three moves (solid outline)</source>
        <translation>Ganada para quien tiene el turno, en tres jugadas (contorno continuo)</translation>
    </message>
    <message>
        <source>Lost for the player to move, in two moves (dashed outline)</source>
        <translation>Perdida para quien tiene el turno, en dos jugadas (contorno a trazos)</translation>
    </message>
    <message>
        <source>Drawn: neither player can force a win</source>
        <translation>Empate: ninguno de los jugadores puede forzar la victoria</translation>
    </message>
    <message>
        <source>Not labelled yet, while the labels are found step by step</source>
        <translation>Aún sin etiqueta, mientras las etiquetas se van hallando paso a paso</translation>
    </message>
    <message>
        <source>The position on the board, or the one that was labelled last (filled)</source>
        <translation>La posición que está en el tablero, o la última que se etiquetó (rellena)</translation>
    </message>
    <message>
        <source>A winning move</source>
        <translation>Una jugada ganadora</translation>
    </message>
    <message>
        <source>A move that keeps the value of the position</source>
        <translation>Una jugada que conserva el valor de la posición</translation>
    </message>
    <message>
        <source>A move that gives the value of the position away</source>
        <translation>Una jugada que desperdicia el valor de la posición</translation>
    </message>
    <message>
        <source>In a game that you draw: only player 1 may follow this arrow</source>
        <translation>Juegos dibujados: solo el jugador 1 puede seguir esta flecha</translation>
    </message>
    <message>
        <source>In a game that you draw: only player 2 may follow this arrow</source>
        <translation>Juegos dibujados: solo el jugador 2 puede seguir esta flecha</translation>
    </message>
    <message>
        <source>On the board (F4): a best move (filled); it wins in five moves</source>
        <translation>En el tablero (F4): una de las mejores jugadas (rellena); gana en cinco jugadas</translation>
    </message>
    <message>
        <source>On the board: a move that draws, where a better one exists</source>
        <translation>En el tablero: una jugada que empata, cuando hay una mejor</translation>
    </message>
    <message>
        <source>On the board: a move that loses in four moves (dashed outline)</source>
        <translation>En el tablero: una jugada que pierde en cuatro jugadas (contorno a trazos)</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>En la imagen</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Karnaugh map: a minterm, the function is 1 here</source>
        <translation>Mapa de Karnaugh: un mintérmino, aquí la función vale 1</translation>
    </message>
    <message>
        <source>Karnaugh map: the function is 0 here</source>
        <translation>Mapa de Karnaugh: aquí la función vale 0</translation>
    </message>
    <message>
        <source>Karnaugh map: a don&apos;t-care, which a group may cover or not</source>
        <translation>Mapa de Karnaugh: un valor indiferente, que un grupo puede cubrir o no</translation>
    </message>
    <message>
        <source>Karnaugh map: a term of the result, with its letter, colour and dashes. For a CNF it is a clause, a group of zeros. The small number is the row of the truth table.</source>
        <translation>Mapa de Karnaugh: un término del resultado, con su letra, su color y sus trazos. En una FNC es una cláusula, un grupo de ceros. El número pequeño es la fila de la tabla de verdad.</translation>
    </message>
    <message>
        <source>Circuit: an AND gate; in the colour and with the letter of its term</source>
        <translation>Circuito: una puerta AND, con el color y la letra de su término</translation>
    </message>
    <message>
        <source>Circuit: an OR gate</source>
        <translation>Circuito: una puerta OR</translation>
    </message>
    <message>
        <source>Circuit: an inverter</source>
        <translation>Circuito: un inversor</translation>
    </message>
    <message>
        <source>Circuit: a wire that carries a 1; click the names of inputs to set them</source>
        <translation>Circuito: un cable que lleva un 1; haz clic en los nombres de las entradas para fijarlas</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>El inicio</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>La meta</translation>
    </message>
    <message>
        <source>A wall</source>
        <translation>Un muro</translation>
    </message>
    <message>
        <source>Floor that costs more than 1 to enter; the number is its cost</source>
        <translation>Suelo en el que entrar cuesta más de 1; el número es su costo</translation>
    </message>
    <message>
        <source>Food to collect</source>
        <translation>Comida por recoger</translation>
    </message>
    <message>
        <source>Frontier: generated, not expanded yet</source>
        <translation>Frontera: generado, aún sin expandir</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandidos</translation>
    </message>
    <message>
        <source>Expanded last (framed)</source>
        <translation>Último expandido (enmarcado)</translation>
    </message>
    <message>
        <source>Expanded by the search from the goal</source>
        <translation>Expandido por la búsqueda desde la meta</translation>
    </message>
    <message>
        <source>A search with a limit has backed up from here</source>
        <translation>Una búsqueda con límite ha retrocedido desde aquí</translation>
    </message>
    <message>
        <source>The path found</source>
        <translation>El camino encontrado</translation>
    </message>
    <message>
        <source>A peg</source>
        <translation>Una clavija</translation>
    </message>
    <message>
        <source>An empty hole</source>
        <translation>Un hueco vacío</translation>
    </message>
    <message>
        <source>The goal: a peg must be here at the end (ring)</source>
        <translation>El objetivo: aquí debe haber una clavija al final (anillo)</translation>
    </message>
    <message>
        <source>The number of the hole in files and in lists of jumps</source>
        <translation>El número del hueco en los archivos y en las listas de saltos</translation>
    </message>
    <message>
        <source>The chosen peg, and the hole that it can jump to</source>
        <translation>La clavija elegida, y el hueco al que puede saltar</translation>
    </message>
    <message>
        <source>The last jump</source>
        <translation>El último salto</translation>
    </message>
    <message>
        <source>A hint: a jump that keeps the board solvable</source>
        <translation>Una pista: un salto tras el que el tablero sigue siendo resoluble</translation>
    </message>
    <message>
        <source>With the solvability indicator on: a jump after which the goal can still be reached</source>
        <translation>Con el indicador de resolubilidad activado: un salto tras el que aún se puede alcanzar el objetivo</translation>
    </message>
    <message>
        <source>A jump after which the goal can no longer be reached</source>
        <translation>Un salto tras el que ya no se puede alcanzar el objetivo</translation>
    </message>
    <message>
        <source>A hole counted by the proof: no jump changes whether the number of pegs in these holes is even or odd</source>
        <translation>Un hueco que cuenta la demostración: ningún salto cambia si el número de clavijas en estos huecos es par o impar</translation>
    </message>
    <message>
        <source>The weight that the proof gives a hole: no jump makes the pegs heavier</source>
        <translation>El peso que la demostración da a un hueco: ningún salto hace más pesadas las clavijas</translation>
    </message>
    <message>
        <source>A line of three holes, where the drawing does not show it by itself</source>
        <translation>Una línea de tres huecos, donde el dibujo no la muestra por sí solo</translation>
    </message>
    <message>
        <source>While you draw a board: a line of three holes along which pegs can jump</source>
        <translation>Mientras dibujas un tablero: una línea de tres huecos por la que pueden saltar las clavijas</translation>
    </message>
    <message>
        <source>A line of three that you added</source>
        <translation>Una línea de tres que has añadido</translation>
    </message>
    <message>
        <source>A line of three that you removed</source>
        <translation>Una línea de tres que has quitado</translation>
    </message>
    <message>
        <source>Room 1</source>
        <translation>Sala 1</translation>
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
        <translation>Tu conjetura mientras intentas el acertijo; haz clic en la puerta o en la persona, o pulsa G, para cambiarla</translation>
    </message>
    <message>
        <source>A closed door: who is behind it is hidden</source>
        <translation>Una puerta cerrada: quién está detrás queda oculto</translation>
    </message>
    <message>
        <source>A lady is behind this door, in every solution</source>
        <translation>Detrás de esta puerta hay una dama, en todas las soluciones</translation>
    </message>
    <message>
        <source>A tiger is behind this door, in every solution</source>
        <translation>Detrás de esta puerta hay un tigre, en todas las soluciones</translation>
    </message>
    <message>
        <source>This room is empty</source>
        <translation>Esta habitación está vacía</translation>
    </message>
    <message>
        <source>Solutions differ about this door</source>
        <translation>Las soluciones difieren en esta puerta</translation>
    </message>
    <message>
        <source>A knight: everything he says is true</source>
        <translation>Un caballero: todo lo que dice es verdadero</translation>
    </message>
    <message>
        <source>A knave: everything he says is false</source>
        <translation>Un bribón: todo lo que dice es falso</translation>
    </message>
    <message>
        <source>A statement that is true in every solution</source>
        <translation>Una afirmación que es verdadera en todas las soluciones</translation>
    </message>
    <message>
        <source>A statement that is false in every solution</source>
        <translation>Una afirmación que es falsa en todas las soluciones</translation>
    </message>
    <message>
        <source>One of the statements that contradict each other</source>
        <translation>Una de las afirmaciones que se contradicen entre sí</translation>
    </message>
    <message>
        <source>Search tree: a decision, a literal that the search tries</source>
        <translation>Árbol de búsqueda: una decisión, un literal que la búsqueda prueba</translation>
    </message>
    <message>
        <source>Search tree: a literal that a learned clause forces</source>
        <translation>Árbol de búsqueda: un literal forzado por una cláusula aprendida</translation>
    </message>
    <message>
        <source>Search tree: on the path to where the search is now</source>
        <translation>Árbol de búsqueda: en el camino hasta donde está ahora la búsqueda</translation>
    </message>
    <message>
        <source>Search tree: where the search is</source>
        <translation>Árbol de búsqueda: donde está la búsqueda</translation>
    </message>
    <message>
        <source>Search tree: not reached yet</source>
        <translation>Árbol de búsqueda: aún no alcanzado</translation>
    </message>
    <message>
        <source>Search tree: a conflict; a clause is false here</source>
        <translation>Árbol de búsqueda: un conflicto; aquí una cláusula es falsa</translation>
    </message>
    <message>
        <source>Search tree: a model; every clause is true</source>
        <translation>Árbol de búsqueda: un modelo; todas las cláusulas son verdaderas</translation>
    </message>
    <message>
        <source>Implication graph: a decision; the badge is its level</source>
        <translation>Grafo de implicación: una decisión; el distintivo es su nivel</translation>
    </message>
    <message>
        <source>Implication graph: forced by a clause whose other literals are false</source>
        <translation>Grafo de implicación: forzado por una cláusula cuyos demás literales son falsos</translation>
    </message>
    <message>
        <source>Implication graph: its negation is in the learned clause</source>
        <translation>Grafo de implicación: su negación está en la cláusula aprendida</translation>
    </message>
    <message>
        <source>Implication graph: this literal helps to force that one; the number is that of the clause</source>
        <translation>Grafo de implicación: este literal contribuye a forzar aquel; el número es el de la cláusula</translation>
    </message>
    <message>
        <source>Implication graph: an arrow across the cut, from which the clause is learned</source>
        <translation>Grafo de implicación: una flecha que cruza el corte del que se aprende la cláusula</translation>
    </message>
    <message>
        <source>Resolution: a clause that is resolved</source>
        <translation>Resolución: una cláusula que se resuelve</translation>
    </message>
    <message>
        <source>Resolution: the resolvent, without the literal on the arrows</source>
        <translation>Resolución: la resolvente, sin el literal que está en las flechas</translation>
    </message>
    <message>
        <source>Graph colouring: the vertex has the colour of this number</source>
        <translation>Coloración de grafos: el vértice tiene el color de este número</translation>
    </message>
    <message>
        <source>Graph colouring: the vertex has two colours, or none is left</source>
        <translation>Coloración de grafos: el vértice tiene dos colores, o no le queda ninguno</translation>
    </message>
    <message>
        <source>Graph colouring: both ends have the same colour</source>
        <translation>Coloración de grafos: los dos extremos tienen el mismo color</translation>
    </message>
    <message>
        <source>M, monster: there is one (filled)</source>
        <translation>M, monstruo: hay uno (relleno)</translation>
    </message>
    <message>
        <source>S, stench: a monster is next to this square</source>
        <translation>S, hedor: hay un monstruo junto a esta casilla</translation>
    </message>
    <message>
        <source>P, pit: there is one</source>
        <translation>P, hoyo: hay uno</translation>
    </message>
    <message>
        <source>B, breeze: a pit is next to this square</source>
        <translation>B, brisa: hay un hoyo junto a esta casilla</translation>
    </message>
    <message>
        <source>Definitely false: no pit here (struck through)</source>
        <translation>Definitivamente falso: aquí no hay hoyo (tachado)</translation>
    </message>
    <message>
        <source>Possibly true, possibly false: nothing known decides it (dashed, with ?)</source>
        <translation>Posiblemente verdadero, posiblemente falso: nada de lo que se sabe lo decide (a trazos, con ?)</translation>
    </message>
    <message>
        <source>Both true and false: what is known contradicts itself (with !)</source>
        <translation>Verdadero y falso a la vez: lo que se sabe se contradice (con !)</translation>
    </message>
    <message>
        <source>The two caves beside each other differ here (framed)</source>
        <translation>Las dos cuevas que están una junto a otra difieren aquí (en un marco)</translation>
    </message>
    <message>
        <source>The probability of a monster or pit where it is undecided</source>
        <translation>La probabilidad de un monstruo o un hoyo donde no está decidido</translation>
    </message>
    <message>
        <source>A visited square</source>
        <translation>Una casilla visitada</translation>
    </message>
    <message>
        <source>Where you are</source>
        <translation>Dónde estás</translation>
    </message>
    <message>
        <source>Where your walk ended</source>
        <translation>Dónde terminó tu recorrido</translation>
    </message>
    <message>
        <source>Provably safe: no model has a monster or pit here</source>
        <translation>Demostrablemente segura: ningún modelo tiene aquí un monstruo o un hoyo</translation>
    </message>
    <message>
        <source>If no square is provably safe: the least risky ones, with their risk</source>
        <translation>Si ninguna casilla es demostrablemente segura: las de menor riesgo, con su riesgo</translation>
    </message>
    <message>
        <source>What the hidden cave holds, once it is shown</source>
        <translation>Lo que contiene la cueva oculta, una vez que se muestra</translation>
    </message>
    <message>
        <source>Gold: where you see it, or carried by you (hunt for gold)</source>
        <translation>Oro: donde lo ves o llevado por ti (búsqueda del oro)</translation>
    </message>
    <message>
        <source>The way out, where a hunt for gold ends</source>
        <translation>La salida, donde termina la búsqueda del oro</translation>
    </message>
    <message>
        <source>Four in a row, completed by the last move: one point</source>
        <translation>Línea de cuatro que completó la última jugada: un punto</translation>
    </message>
    <message>
        <source>Four in a row, completed before</source>
        <translation>Línea de cuatro completada antes</translation>
    </message>
    <message>
        <source>All cases of the check are right: full points</source>
        <translation>Todos los casos de la prueba son correctos: todos los puntos</translation>
    </message>
    <message>
        <source>Some cases are wrong: points for those that are right. Choose the cell to see the smallest failing case</source>
        <translation>Algunos casos son incorrectos: puntos por los correctos. Elige la celda para ver el caso incorrecto más pequeño</translation>
    </message>
    <message>
        <source>Not graded yet</source>
        <translation>Aún sin calificar</translation>
    </message>
    <message>
        <source>Being graded</source>
        <translation>Se está calificando</translation>
    </message>
    <message>
        <source>Out of date: the hand-in or the problem has changed since it was graded, or is gone</source>
        <translation>Desactualizado: la entrega o el problema ha cambiado desde la calificación, o ya no existe</translation>
    </message>
    <message>
        <source>Implication graph: first unique implication point; every path to the conflict leads through it</source>
        <translation>Grafo de implicación: primer punto de implicación único; todo camino al conflicto pasa por él</translation>
    </message>
    <message>
        <source>Graph or road map: the start (S)</source>
        <translation>Grafo o mapa de carreteras: el inicio (S)</translation>
    </message>
    <message>
        <source>Graph or road map: the goal (G)</source>
        <translation>Grafo o mapa de carreteras: la meta (G)</translation>
    </message>
    <message>
        <source>Graph or road map: a node not reached yet</source>
        <translation>Grafo o mapa de carreteras: un nodo aún no alcanzado</translation>
    </message>
    <message>
        <source>Graph or road map: a node on the frontier</source>
        <translation>Grafo o mapa de carreteras: un nodo en la frontera</translation>
    </message>
    <message>
        <source>Graph or road map: a node that was expanded</source>
        <translation>Grafo o mapa de carreteras: un nodo expandido</translation>
    </message>
    <message>
        <source>Graph or road map: the node expanded last, or one on the path found</source>
        <translation>Grafo o mapa de carreteras: el último nodo expandido, o uno del camino encontrado</translation>
    </message>
    <message>
        <source>Graph or road map: a search with a limit has backed up from here</source>
        <translation>Grafo o mapa de carreteras: una búsqueda con límite ha retrocedido desde aquí</translation>
    </message>
    <message>
        <source>An edge of a graph, or a road, with its cost</source>
        <translation>Una arista de un grafo, o una carretera, con su costo</translation>
    </message>
    <message>
        <source>An edge that leads one way only</source>
        <translation>Una arista que va en un solo sentido</translation>
    </message>
    <message>
        <source>Graph or road map: the path to the node expanded last</source>
        <translation>Grafo o mapa de carreteras: el camino al último nodo expandido</translation>
    </message>
    <message>
        <source>Graph or road map: the path found</source>
        <translation>Grafo o mapa de carreteras: el camino encontrado</translation>
    </message>
    <message>
        <source>Clauses: one of its literals is true</source>
        <translation>Cláusulas: uno de sus literales es verdadero</translation>
    </message>
    <message>
        <source>Clauses: one literal is open and all others are false, so it must be true (a unit clause)</source>
        <translation>Cláusulas: un literal está abierto y todos los demás son falsos, así que debe ser verdadero (una cláusula unitaria)</translation>
    </message>
    <message>
        <source>Clauses: all of its literals are false</source>
        <translation>Cláusulas: todos sus literales son falsos</translation>
    </message>
    <message>
        <source>Clauses: still open</source>
        <translation>Cláusulas: aún abierta</translation>
    </message>
    <message>
        <source>Clauses: the literal is true</source>
        <translation>Cláusulas: el literal es verdadero</translation>
    </message>
    <message>
        <source>Clauses: the literal is false</source>
        <translation>Cláusulas: el literal es falso</translation>
    </message>
    <message>
        <source>Graph or road map: beyond the limit of this iteration</source>
        <translation>Grafo o mapa de carreteras: más allá del límite de esta iteración</translation>
    </message>
    <message>
        <source>Beyond the limit of this iteration</source>
        <translation>Más allá del límite de esta iteración</translation>
    </message>
    <message>
        <source>Scanned by jump point search</source>
        <translation>Examinada por la búsqueda de puntos de salto</translation>
    </message>
    <message>
        <source>Steps: combined with another one, so no prime implicant</source>
        <translation>Pasos: combinado con otro, así que no es un implicante primo</translation>
    </message>
    <message>
        <source>Steps: a prime implicant: it combines with no other one</source>
        <translation>Pasos: un implicante primo: no se combina con ningún otro</translation>
    </message>
    <message>
        <source>Steps: the prime implicant of this line covers this row</source>
        <translation>Pasos: el implicante primo de esta línea cubre esta fila</translation>
    </message>
    <message>
        <source>Steps: it is the only one that covers this row, and therefore essential</source>
        <translation>Pasos: es el único que cubre esta fila, y por eso es esencial</translation>
    </message>
    <message>
        <source>Steps: taken into the minimum form</source>
        <translation>Pasos: incluido en la forma mínima</translation>
    </message>
    <message>
        <source>In a close-up: the position whose moves are shown (band)</source>
        <translation>En un primer plano: la posición cuyas jugadas se muestran (banda)</translation>
    </message>
    <message>
        <source>One of the statements from which the goal follows</source>
        <translation>Una de las afirmaciones de las que se sigue el objetivo</translation>
    </message>
</context>
<context>
    <name>Pathfinding</name>
    <message>
        <source>%1, distances from the start</source>
        <translation>%1, distancias desde el inicio</translation>
    </message>
    <message>
        <source>%1, distances to the goal</source>
        <translation>%1, distancias hasta la meta</translation>
    </message>
    <message>
        <source>unreachable from the start</source>
        <translation>inalcanzable desde el inicio</translation>
    </message>
    <message>
        <source>goal unreachable</source>
        <translation>meta inalcanzable</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 desde el inicio</translation>
    </message>
    <message>
        <source>%1 to the goal</source>
        <translation>%1 hasta la meta</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>muro</translation>
    </message>
    <message>
        <source>water</source>
        <translation>agua</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>suelo</translation>
    </message>
    <message>
        <source>floor of cost %1</source>
        <translation>suelo de costo %1</translation>
    </message>
    <message>
        <source>in the frontier from the goal</source>
        <translation>en la frontera desde la meta</translation>
    </message>
    <message>
        <source>in the frontier</source>
        <translation>en la frontera</translation>
    </message>
    <message>
        <source>expanded from the goal</source>
        <translation>expandida desde la meta</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandida</translation>
    </message>
    <message>
        <source>backed up</source>
        <translation>abandonada al retroceder</translation>
    </message>
    <message>
        <source>beyond the limit</source>
        <translation>más allá del límite</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>examinada</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Voraz</translation>
    </message>
    <message>
        <source>IDA* (memory)</source>
        <translation>IDA* (memoria)</translation>
    </message>
    <message>
        <source>RBFS (memory)</source>
        <translation>RBFS (memoria)</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>food</source>
        <translation>comida</translation>
    </message>
    <message>
        <source>capsule</source>
        <translation>cápsula</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantasma</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>en el camino</translation>
    </message>
    <message>
        <source>column %1, row %2: %3</source>
        <translation>columna %1, fila %2: %3</translation>
    </message>
    <message>
        <source>A new iteration begins.</source>
        <translation>Empieza una iteración nueva.</translation>
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
        <translation>La búsqueda empieza con %1%2.</translation>
    </message>
    <message>
        <source>Reaches %1%2.</source>
        <translation>Llega a %1%2.</translation>
    </message>
    <message>
        <source>Adds %1%2 to the frontier.</source>
        <translation>Añade %1%2 a la frontera.</translation>
    </message>
    <message>
        <source>Expands %1%2.</source>
        <translation>Expande %1%2.</translation>
    </message>
    <message>
        <source>Cuts off %1%2.</source>
        <translation>Corta %1%2.</translation>
    </message>
    <message>
        <source>Backs up from %1.</source>
        <translation>Retrocede desde %1.</translation>
    </message>
    <message>
        <source>The two searches meet at %1.</source>
        <translation>Las dos búsquedas se encuentran en %1.</translation>
    </message>
    <message>
        <source>%1 is the goal.</source>
        <translation>%1 es la meta.</translation>
    </message>
    <message>
        <source>Scans cells up to %1.</source>
        <translation>Examina casillas hasta %1.</translation>
    </message>
    <message>
        <source>Expands %1 (from the goal)</source>
        <translation>Expande %1 (desde la meta)</translation>
    </message>
    <message>
        <source>Expands %1</source>
        <translation>Expande %1</translation>
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
        <translation>; añade %1 a la frontera</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 nodo</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>; adds nothing to the frontier</source>
        <translation>; no añade nada a la frontera</translation>
    </message>
    <message>
        <source>, cuts off %1 beyond the limit</source>
        <translation>, corta %1 más allá del límite</translation>
    </message>
    <message>
        <source>, scans %1 new cell</source>
        <translation>, examina %1 casilla nueva</translation>
    </message>
    <message>
        <source>, scans %1 new cells</source>
        <translation>, examina %1 casillas nuevas</translation>
    </message>
    <message>
        <source>Iteration %1 starts with depth limit %2.</source>
        <translation>La iteración %1 empieza con el límite de profundidad %2.</translation>
    </message>
    <message>
        <source>Iteration %1 starts with f-limit %2.</source>
        <translation>La iteración %1 empieza con el límite de f %2.</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 paso</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>Maze of %1 columns and %2 rows</source>
        <translation>Laberinto de %1 columnas y %2 filas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: does not apply</source>
        <translation>%1: no es aplicable</translation>
    </message>
    <message>
        <source>%1: expanded %2, frontier %3</source>
        <translation>%1: expandidos %2, frontera %3</translation>
    </message>
    <message>
        <source>, cost %1</source>
        <translation>, costo %1</translation>
    </message>
    <message>
        <source>, undecided</source>
        <translation>, sin decidir</translation>
    </message>
    <message>
        <source>, no path</source>
        <translation>, sin camino</translation>
    </message>
    <message>
        <source>Backs up from %1 states.</source>
        <translation>Retrocede desde %1 estados.</translation>
    </message>
    <message>
        <source>Nothing is expanded yet. The frontier contains %1.</source>
        <translation>Aún no se ha expandido nada. La frontera contiene %1.</translation>
    </message>
    <message>
        <source>At the start. %1 to go.</source>
        <translation>En el inicio. Por recorrer: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: tile %3 slides into the gap.</source>
        <translation>Paso %1 de %2: la ficha %3 se desliza al hueco.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, to %4.</source>
        <translation>Paso %1 de %2: %3, hasta %4.</translation>
    </message>
    <message>
        <source> Its jumps scanned %1 cell.</source>
        <translation> Sus saltos examinaron %1 casilla.</translation>
    </message>
    <message>
        <source> Its jumps scanned %1 cells.</source>
        <translation> Sus saltos examinaron %1 casillas.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resuelto en %1.</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 movimiento</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 movimientos</translation>
    </message>
    <message>
        <source>There is no path.</source>
        <translation>No hay ningún camino.</translation>
    </message>
    <message>
        <source>There is no path within the depth limit %1. There may be a longer one.</source>
        <translation>No hay ningún camino dentro del límite de profundidad %1. Puede haber uno más largo.</translation>
    </message>
    <message>
        <source>Stopped before a path was found.</source>
        <translation>Detenida antes de encontrar un camino.</translation>
    </message>
    <message>
        <source>Stopped after %1 states.</source>
        <translation>Detenida después de %1 estados.</translation>
    </message>
    <message>
        <source>Stopped after %1 expansions. Too many paths lead to the same states.</source>
        <translation>Detenida después de %1 expansiones. Demasiados caminos llevan a los mismos estados.</translation>
    </message>
    <message>
        <source>Values and limits of recursive best-first search</source>
        <translation>Valores y límites de la búsqueda recursiva primero el mejor</translation>
    </message>
    <message>
        <source>The tree is too large to show at this step.</source>
        <translation>En este paso el árbol es demasiado grande para mostrarlo.</translation>
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
        <translation>%1, valor %2, límite %3</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1, valor %2</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>no alcanzado</translation>
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
        <translation>distancia en línea recta a Bucharest: %1</translation>
    </message>
    <message>
        <source>, backed-up f %1</source>
        <translation>, f devuelto %1</translation>
    </message>
    <message>
        <source>The graph has no start. Select a node and press S.</source>
        <translation>El grafo no tiene inicio. Selecciona un nodo y pulsa S.</translation>
    </message>
    <message>
        <source>The graph has no goal. Select a node and press G.</source>
        <translation>El grafo no tiene meta. Selecciona un nodo y pulsa G.</translation>
    </message>
    <message>
        <source>The maze has no start. Place one with the Start tool.</source>
        <translation>El laberinto no tiene inicio. Coloca uno con la herramienta Inicio.</translation>
    </message>
    <message>
        <source>The maze has no goal. Place one with the Goal tool.</source>
        <translation>El laberinto no tiene meta. Coloca una con la herramienta Meta.</translation>
    </message>
    <message>
        <source>States by Manhattan distance to the goal</source>
        <translation>Estados según la distancia de Manhattan a la meta</translation>
    </message>
    <message>
        <source>Sliding puzzle of %1 tiles</source>
        <translation>Puzle deslizante de %1 fichas</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>hueco</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>ficha %1</translation>
    </message>
    <message>
        <source>, in its place</source>
        <translation>, en su sitio</translation>
    </message>
    <message>
        <source>, can slide</source>
        <translation>, se puede deslizar</translation>
    </message>
    <message>
        <source>The path has %1 and costs %2.</source>
        <translation>El camino tiene %1 y cuesta %2.</translation>
    </message>
</context>
<context>
    <name>Peg</name>
    <message>
        <source>Proven minimum: no solution has fewer moves.</source>
        <translation>Mínimo demostrado: ninguna solución tiene menos jugadas.</translation>
    </message>
    <message>
        <source>Every solution has at least %1.</source>
        <translation>Toda solución tiene al menos %1.</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; y %2 más</translation>
    </message>
    <message>
        <source>%1 SAT call</source>
        <translation>%1 llamada SAT</translation>
    </message>
    <message>
        <source>%1 SAT calls</source>
        <translation>%1 llamadas SAT</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 posición</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 posiciones</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>No es posible</translation>
    </message>
    <message>
        <source>The goal is already reached</source>
        <translation>El objetivo ya está alcanzado</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>The clauses are unsatisfiable, and they allow every solution: there is none.</source>
        <translation>Las cláusulas son insatisfacibles, y admiten todas las soluciones: no hay ninguna.</translation>
    </message>
    <message>
        <source>Stopped. Any solution has at least %1.</source>
        <translation>Búsqueda detenida. Cualquier solución tiene al menos %1.</translation>
    </message>
    <message>
        <source>Stopped, or out of memory, before a solution or a proof was found.</source>
        <translation>Búsqueda detenida, o sin memoria, antes de encontrar una solución o una demostración.</translation>
    </message>
    <message>
        <source>a last peg in hole %1</source>
        <translation>una última clavija en el hueco %1</translation>
    </message>
    <message>
        <source>a last peg in one of the holes %1</source>
        <translation>una última clavija en uno de los huecos %1</translation>
    </message>
    <message>
        <source>%1 final position</source>
        <translation>%1 posición final</translation>
    </message>
    <message>
        <source>%1 final positions</source>
        <translation>%1 posiciones finales</translation>
    </message>
    <message>
        <source>The marked holes have %1: an %2 number. Each jump changes it by 0 or 2, so it stays %2. This excludes %3.</source>
        <translation>Los huecos marcados tienen %1: un número %2. Cada salto lo cambia en 0 o en 2, así que sigue siendo %2. Esto excluye %3.</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>With the weights on the board, no jump makes the pegs heavier. They weigh %1 now. This excludes %3, which weighs %2 or more.</source>
        <translation>Con los pesos del tablero, ningún salto hace más pesadas las clavijas. Ahora pesan %1. Esto excluye %3 (peso mínimo: %2).</translation>
    </message>
    <message>
        <source>There are fewer pegs than the goal requires.</source>
        <translation>Hay menos clavijas de las que exige el objetivo.</translation>
    </message>
    <message>
        <source>All reachable positions were searched (up to symmetry). None of them meets the goal.</source>
        <translation>Se buscó en todas las posiciones alcanzables (salvo simetría). Ninguna cumple el objetivo.</translation>
    </message>
    <message>
        <source>No position meets the goal.</source>
        <translation>Ninguna posición cumple el objetivo.</translation>
    </message>
    <message>
        <source>Proven by an invariant, without search:</source>
        <translation>Demostrado con un invariante, sin búsqueda:</translation>
    </message>
    <message>
        <source>… and %1 more reason.</source>
        <translation>… y %1 razón más.</translation>
    </message>
    <message>
        <source>… and %1 more reasons.</source>
        <translation>… y %1 razones más.</translation>
    </message>
    <message>
        <source>The goal is reached</source>
        <translation>Objetivo alcanzado</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Hint: undo %1</source>
        <translation>Pista: deshaz %1</translation>
    </message>
    <message>
        <source>No jump leads to the goal</source>
        <translation>Ningún salto lleva al objetivo</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sin pista</translation>
    </message>
    <message>
        <source>Undecided: the search was stopped or reached its limit.</source>
        <translation>Sin decidir: la búsqueda se detuvo o llegó a su límite.</translation>
    </message>
    <message>
        <source>Not solvable from here. Undo %1 to get back to a solvable position.</source>
        <translation>No se puede resolver desde aquí. Deshaz %1 para volver a una posición resoluble.</translation>
    </message>
    <message>
        <source>Not solvable from here, and it never was in this game.</source>
        <translation>No se puede resolver desde aquí, y nunca se pudo en esta partida.</translation>
    </message>
    <message>
        <source>Nothing left to do.</source>
        <translation>No queda nada por hacer.</translation>
    </message>
    <message>
        <source>It reaches the goal.</source>
        <translation>Alcanza el objetivo.</translation>
    </message>
    <message>
        <source>Then the goal is %1 away.</source>
        <translation>Después, el objetivo está a %1.</translation>
    </message>
    <message>
        <source>Also good: %1.</source>
        <translation>También son buenos: %1.</translation>
    </message>
    <message>
        <source>Dead ends: %1.</source>
        <translation>Callejones sin salida: %1.</translation>
    </message>
    <message>
        <source>It is the only possible jump.</source>
        <translation>Es el único salto posible.</translation>
    </message>
    <message>
        <source>Hole %1 is empty. Goal: %2.</source>
        <translation>El hueco %1 está vacío. Objetivo: %2.</translation>
    </message>
    <message>
        <source>The assignment&apos;s triangle of ten</source>
        <translation>El triángulo de diez de la tarea</translation>
    </message>
    <message>
        <source>With the corner empty it has no solution. Press Solve for the proof.</source>
        <translation>Con la esquina vacía no tiene solución. Pulsa Resolver para ver la demostración.</translation>
    </message>
    <message>
        <source>The assignment&apos;s small puzzle</source>
        <translation>El solitario pequeño de la tarea</translation>
    </message>
    <message>
        <source>Four holes in a ring: lines need not be straight. It is small enough to read all its clauses.</source>
        <translation>Cuatro huecos en anillo: las líneas no tienen por qué ser rectas. Es lo bastante pequeño para leer todas sus cláusulas.</translation>
    </message>
    <message>
        <source>Worked example: the triangle of fifteen</source>
        <translation>Ejemplo resuelto: el triángulo de quince</translation>
    </message>
    <message>
        <source>A peg jumps over a neighbour into an empty hole, and the neighbour is removed. Goal: one peg left.
Four jumps of a solution are made and nine remain. Press ▷ above the list to watch them, or jump yourself.</source>
        <translation>Una clavija salta sobre una vecina a un hueco vacío, y la vecina se quita. Objetivo: que quede una clavija.
Ya se han hecho cuatro saltos de una solución y quedan nueve. Pulsa ▷ encima de la lista para verlos, o salta tú.</translation>
    </message>
    <message>
        <source>hole %1</source>
        <translation>hueco %1</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>clavija</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>can jump to %1</source>
        <translation>puede saltar a %1</translation>
    </message>
    <message>
        <source>%1, counted by the proof</source>
        <translation>%1, cuenta en la demostración</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, peso %2</translation>
    </message>
    <message>
        <source>Peg board without holes</source>
        <translation>Tablero de solitario sin huecos</translation>
    </message>
    <message>
        <source>Peg board, %1, %2</source>
        <translation>Tablero de solitario, %1, %2</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 hueco</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 huecos</translation>
    </message>
    <message>
        <source>no hole</source>
        <translation>sin hueco</translation>
    </message>
    <message>
        <source>%1 over %2 to %3</source>
        <translation>%1 sobre %2 a %3</translation>
    </message>
    <message>
        <source>%1 peg</source>
        <translation>%1 clavija</translation>
    </message>
    <message>
        <source>%1 pegs</source>
        <translation>%1 clavijas</translation>
    </message>
    <message>
        <source>%1 jump</source>
        <translation>%1 salto</translation>
    </message>
    <message>
        <source>%1 jumps</source>
        <translation>%1 saltos</translation>
    </message>
    <message>
        <source>%1 move</source>
        <translation>%1 jugada</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 jugadas</translation>
    </message>
    <message>
        <source>one peg left</source>
        <translation>una sola clavija al final</translation>
    </message>
    <message>
        <source>%1 pegs left</source>
        <translation>%1 clavijas al final</translation>
    </message>
    <message>
        <source>%1, including hole %2</source>
        <translation>%1, incluida la del hueco %2</translation>
    </message>
    <message>
        <source>%1, including holes %2</source>
        <translation>%1, incluidas las de los huecos %2</translation>
    </message>
    <message>
        <source>%1, in hole %2</source>
        <translation>%1, en el hueco %2</translation>
    </message>
    <message>
        <source>%1, in holes %2</source>
        <translation>%1, en los huecos %2</translation>
    </message>
    <message>
        <source>The board shows why; the Game tab explains it.</source>
        <translation>El tablero muestra por qué; la pestaña Partida lo explica.</translation>
    </message>
    <message>
        <source>%1 (%2). Press ▷ above the list to watch them.</source>
        <translation>%1 (%2). Pulsa ▷ encima de la lista para verlos.</translation>
    </message>
    <message>
        <source>The marked holes have %1: an %2 number. Each jump changes it by 0 or 2, so it stays %2. Of the cases left, this excludes %3.</source>
        <translation>Los huecos marcados tienen %1: un número %2. Cada salto lo cambia en 0 o en 2, así que sigue siendo %2. De los casos restantes, esto excluye %3.</translation>
    </message>
    <message>
        <source>With the weights on the board, no jump makes the pegs heavier. They weigh %1 now. Of the cases left, this excludes %3, which weighs %2 or more.</source>
        <translation>Con los pesos del tablero, ningún salto hace más pesadas las clavijas. Ahora pesan %1. De los casos restantes, esto excluye %3 (peso mínimo: %2).</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>not sure</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation>contradice</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>%1. Its sign says: %2</source>
        <translation>%1. Su cartel dice: %2</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <translation>%1 dice: %2</translation>
    </message>
    <message>
        <source>That is true.</source>
        <translation>Eso es verdadero.</translation>
    </message>
    <message>
        <source>That is false.</source>
        <translation>Eso es falso.</translation>
    </message>
    <message>
        <source>Your guess: %1.</source>
        <translation>Tu conjetura: %1.</translation>
    </message>
    <message>
        <source>No guess yet.</source>
        <translation>Aún sin conjetura.</translation>
    </message>
    <message>
        <source>Behind it: %1.</source>
        <translation>Detrás: %1.</translation>
    </message>
    <message>
        <source>It is a %1.</source>
        <translation>Es un %1.</translation>
    </message>
    <message>
        <source>It is part of the contradiction.</source>
        <translation>Forma parte de la contradicción.</translation>
    </message>
    <message>
        <source>Statement %1</source>
        <translation>Afirmación %1</translation>
    </message>
    <message>
        <source>Statements %1 to %2</source>
        <translation>Afirmaciones %1 a %2</translation>
    </message>
    <message>
        <source>Puzzle, doors: %1</source>
        <translation>Acertijo, puertas: %1</translation>
    </message>
    <message>
        <source>Puzzle, islanders: %1</source>
        <translation>Acertijo, isleños: %1</translation>
    </message>
    <message>
        <source>Puzzle, statements: %1</source>
        <translation>Acertijo, afirmaciones: %1</translation>
    </message>
    <message>
        <source>lady or tiger</source>
        <translation>dama o tigre</translation>
    </message>
    <message>
        <source>knight or knave</source>
        <translation>caballero o bribón</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballero</translation>
    </message>
    <message>
        <source>tiger</source>
        <translation>tigre</translation>
    </message>
    <message>
        <source>knave</source>
        <translation>bribón</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>one sign is true, one is false</source>
        <translation>un cartel es verdadero, otro es falso</translation>
    </message>
    <message>
        <source>both are true or both are false</source>
        <translation>los dos son verdaderos o los dos son falsos</translation>
    </message>
    <message>
        <source>both true or both false, other signs</source>
        <translation>los dos verdaderos o los dos falsos, otros carteles</translation>
    </message>
    <message>
        <source>a rule for each room</source>
        <translation>una regla para cada habitación</translation>
    </message>
    <message>
        <source>a rule for each room, other signs</source>
        <translation>una regla para cada habitación, otros carteles</translation>
    </message>
    <message>
        <source>a rule for each room, harder</source>
        <translation>una regla para cada habitación, más difícil</translation>
    </message>
    <message>
        <source>a rule for each room, harder still</source>
        <translation>una regla para cada habitación, aún más difícil</translation>
    </message>
    <message>
        <source>which sign belongs where?</source>
        <translation>¿qué cartel va en cada puerta?</translation>
    </message>
    <message>
        <source>three rooms, at most one sign is true</source>
        <translation>tres habitaciones, como máximo un cartel es verdadero</translation>
    </message>
    <message>
        <source>three rooms, the lady’s sign is true</source>
        <translation>tres habitaciones, el cartel de la dama es verdadero</translation>
    </message>
    <message>
        <source>Trial %1: %2</source>
        <translation>Prueba %1: %2</translation>
    </message>
    <message>
        <source>First, second and third choice</source>
        <translation>Primera, segunda y tercera opción</translation>
    </message>
    <message>
        <source>Islanders: knights and knaves</source>
        <translation>Isleños: caballeros y bribones</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Propositions for Mace4</source>
        <translation>Proposiciones para Mace4</translation>
    </message>
    <message>
        <source>Equations for Mace4</source>
        <translation>Ecuaciones para Mace4</translation>
    </message>
    <message>
        <source>Clauses in DIMACS</source>
        <translation>Cláusulas en DIMACS</translation>
    </message>
    <message>
        <source>Clauses of the assignment</source>
        <translation>Cláusulas de la tarea</translation>
    </message>
    <message>
        <source>Derivation as text</source>
        <translation>Derivación como texto</translation>
    </message>
    <message>
        <source>Derivation in LaTeX</source>
        <translation>Derivación en LaTeX</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>statements %1 to %2</source>
        <translation>las afirmaciones %1 a %2</translation>
    </message>
    <message>
        <source>statement %1</source>
        <translation>la afirmación %1</translation>
    </message>
    <message>
        <source>statements %1</source>
        <translation>las afirmaciones %1</translation>
    </message>
    <message>
        <source>%1 has no lady</source>
        <translation>en %1 no hay ninguna dama</translation>
    </message>
    <message>
        <source>%1 has a tiger</source>
        <translation>en %1 hay un tigre</translation>
    </message>
    <message>
        <source>%1 has no tiger</source>
        <translation>en %1 no hay ningún tigre</translation>
    </message>
    <message>
        <source>the sign of %1 is true</source>
        <translation>el cartel de %1 es verdadero</translation>
    </message>
    <message>
        <source>the sign of %1 is false</source>
        <translation>el cartel de %1 es falso</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Supón que %1.</translation>
    </message>
    <message>
        <source>That is a contradiction, so %1.</source>
        <translation>Eso es una contradicción, así que %1.</translation>
    </message>
    <message>
        <source>not sure about %1</source>
        <translation>no se sabe qué pasa con %1</translation>
    </message>
    <message>
        <source>%1 has a lady</source>
        <translation>en %1 hay una dama</translation>
    </message>
    <message>
        <source>%1 is a knight</source>
        <translation>%1 es un caballero</translation>
    </message>
    <message>
        <source>%1 is a knave</source>
        <translation>%1 es un bribón</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 está vacía</translation>
    </message>
    <message>
        <source>Choose at least one answer first.</source>
        <translation>Elige primero al menos una respuesta.</translation>
    </message>
    <message>
        <source>Stopped before the answer was checked.</source>
        <translation>Se detuvo antes de comprobar la respuesta.</translation>
    </message>
    <message>
        <source>Right so far: %1. Still to find: %2.</source>
        <translation>Correcto hasta ahora: %1. Falta por averiguar: %2.</translation>
    </message>
    <message>
        <source>Right! %1.</source>
        <translation>¡Correcto! %1.</translation>
    </message>
    <message>
        <source>No answer is right: %1 contradict each other.</source>
        <translation>Ninguna respuesta es correcta: %1 se contradicen entre sí.</translation>
    </message>
    <message>
        <source>It is impossible that %1.</source>
        <translation>Es imposible lo siguiente: %1.</translation>
    </message>
    <message>
        <source>%1 excludes that %2.</source>
        <translation>%1 excluye lo siguiente: %2.</translation>
    </message>
    <message>
        <source>%1 together exclude that %2.</source>
        <translation>%1 juntas excluyen lo siguiente: %2.</translation>
    </message>
    <message>
        <source>what is in %1</source>
        <translation>qué hay en %1</translation>
    </message>
    <message>
        <source>what %1 is</source>
        <translation>qué es %1</translation>
    </message>
    <message>
        <source>Look at %1: it determines %2.</source>
        <translation>Mira %1: determina %2.</translation>
    </message>
    <message>
        <source>Look at %1: together they determine %2.</source>
        <translation>Mira %1: juntas determinan %2.</translation>
    </message>
    <message>
        <source>Look at %1: because %2, you can determine %3.</source>
        <translation>Mira %1: como %2, puedes determinar %3.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2 goals follow</source>
        <translation>Se siguen %1 de %2 conclusiones</translation>
    </message>
    <message>
        <source>The goal follows</source>
        <translation>La conclusión se sigue</translation>
    </message>
    <message>
        <source>The goal does not follow</source>
        <translation>La conclusión no se sigue</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>It follows from:
%1
The Algebra tab derives a contradiction from these and the negated goal.</source>
        <translation>Se sigue de:
%1
La pestaña Álgebra deriva una contradicción de estas afirmaciones y de la conclusión negada.</translation>
    </message>
    <message>
        <source>It holds in any case.</source>
        <translation>Se cumple en cualquier caso.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1, línea %2, columna %3: %4</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>No se entiende</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>No puzzle yet</source>
        <translation>Aún no hay acertijo</translation>
    </message>
    <message>
        <source>Write down some statements, open an example, or make a new puzzle.</source>
        <translation>Escribe algunas afirmaciones, abre un ejemplo o crea un acertijo nuevo.</translation>
    </message>
    <message>
        <source>1 line was skipped because it is not understood.</source>
        <translation>Se omitió 1 línea porque no se entiende.</translation>
    </message>
    <message>
        <source>%1 lines were skipped because they are not understood.</source>
        <translation>Se omitieron %1 líneas porque no se entienden.</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Press Solve to solve the puzzle.</source>
        <translation>Pulsa Resolver para resolver el acertijo.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Statement %1: the goal, negated</source>
        <translation>Afirmación %1: la conclusión, negada</translation>
    </message>
    <message>
        <source>Statements %1</source>
        <translation>Afirmaciones %1</translation>
    </message>
    <message>
        <source>Counter-model: %1</source>
        <translation>Contramodelo: %1</translation>
    </message>
    <message>
        <source>The computation was stopped.</source>
        <translation>Se detuvo el cálculo.</translation>
    </message>
    <message>
        <source>whether %1</source>
        <translation>si %1</translation>
    </message>
    <message>
        <source>Suppose %1, as you answered.</source>
        <translation>Supón que %1, como respondiste.</translation>
    </message>
    <message>
        <source>%1 alone means that %2.</source>
        <translation>%1 por sí sola significa que %2.</translation>
    </message>
    <message>
        <source>%1 together mean that %2.</source>
        <translation>%1 juntas significan que %2.</translation>
    </message>
    <message>
        <source>As shown, %1, so %2 means that %3.</source>
        <translation>Ya se mostró que %1, así que %2 significa que %3.</translation>
    </message>
    <message>
        <source>As shown, %1, so %2 together mean that %3.</source>
        <translation>Ya se mostró que %1, así que %2 juntas significan que %3.</translation>
    </message>
    <message>
        <source>Because %1, %2 means that %3.</source>
        <translation>Como %1, %2 significa que %3.</translation>
    </message>
    <message>
        <source>Because %1, %2 together mean that %3.</source>
        <translation>Como %1, %2 juntas significan que %3.</translation>
    </message>
    <message>
        <source>But %1 can never hold.</source>
        <translation>Pero %1 no puede cumplirse nunca.</translation>
    </message>
    <message>
        <source>But %1 cannot hold together.</source>
        <translation>Pero %1 no pueden cumplirse juntas.</translation>
    </message>
    <message>
        <source>But %1 cannot hold if %2.</source>
        <translation>Pero %1 no puede cumplirse si %2.</translation>
    </message>
    <message>
        <source>But %1 cannot hold together if %2.</source>
        <translation>Pero %1 no pueden cumplirse juntas si %2.</translation>
    </message>
    <message>
        <source>That is a contradiction, so it cannot be that %1.</source>
        <translation>Eso es una contradicción, así que no puede ser que %1.</translation>
    </message>
    <message>
        <source>As shown before, %1.</source>
        <translation>Ya se mostró que %1.</translation>
    </message>
    <message>
        <source>In every case in which %1 can hold, %2.</source>
        <translation>En todos los casos en que %1 se cumplen, %2.</translation>
    </message>
    <message>
        <source>You already know %1.</source>
        <translation>Ya sabes %1.</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 no está vacía</translation>
    </message>
    <message>
        <source>used in the proof</source>
        <translation>usada en la demostración</translation>
    </message>
    <message>
        <source>It is used in the proof.</source>
        <translation>Se usa en la demostración.</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>&amp;Go To</source>
        <translation>&amp;Ir a</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Exa&amp;mples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;prender</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
</context>
<context>
    <name>Sat</name>
    <message>
        <source>the empty clause</source>
        <translation>la cláusula vacía</translation>
    </message>
    <message>
        <source>%1 ∨ … (%2 literals)</source>
        <translation>%1 ∨ … (%2 literales)</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
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
        <translation>Formato de la tarea</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 cláusula</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 cláusulas</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 átomo</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 átomos</translation>
    </message>
    <message>
        <source>%1 unit clause</source>
        <translation>%1 cláusula unitaria</translation>
    </message>
    <message>
        <source>%1 unit clauses</source>
        <translation>%1 cláusulas unitarias</translation>
    </message>
    <message>
        <source>%1 2-literal clause</source>
        <translation>%1 cláusula de 2 literales</translation>
    </message>
    <message>
        <source>%1 2-literal clauses</source>
        <translation>%1 cláusulas de 2 literales</translation>
    </message>
    <message>
        <source>%1 3-literal clause</source>
        <translation>%1 cláusula de 3 literales</translation>
    </message>
    <message>
        <source>%1 3-literal clauses</source>
        <translation>%1 cláusulas de 3 literales</translation>
    </message>
    <message>
        <source>%1 longer clause (up to %2 literals)</source>
        <translation>%1 cláusula más larga (hasta %2 literales)</translation>
    </message>
    <message>
        <source>%1 longer clauses (up to %2 literals)</source>
        <translation>%1 cláusulas más largas (hasta %2 literales)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 literal</source>
        <translation>%1 literal</translation>
    </message>
    <message>
        <source>%1 literals</source>
        <translation>%1 literales</translation>
    </message>
    <message>
        <source>%1 byte</source>
        <translation>%1 byte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 empty clause</source>
        <translation>%1 cláusula vacía</translation>
    </message>
    <message>
        <source>%1 empty clauses</source>
        <translation>%1 cláusulas vacías</translation>
    </message>
    <message>
        <source>%1 atom has a name</source>
        <translation>%1 átomo tiene nombre</translation>
    </message>
    <message>
        <source>%1 atoms have names</source>
        <translation>%1 átomos tienen nombre</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
    <message>
        <source>satisfied</source>
        <translation>satisfecha</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unitaria</translation>
    </message>
    <message>
        <source>falsified</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>Clause %1 is %2.</source>
        <translation>Cláusula %1: %2.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
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
        <translation>Aprendizaje de cláusulas (CDCL)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>CaDiCaL</source>
        <translation>CaDiCaL</translation>
    </message>
    <message>
        <source>Two in parallel</source>
        <translation>Dos en paralelo</translation>
    </message>
    <message>
        <source>Chooses the engine: lookahead for small random sets, clause learning otherwise</source>
        <translation>Elige el motor: lookahead para conjuntos aleatorios pequeños; si no, aprendizaje de cláusulas</translation>
    </message>
    <message>
        <source>Tests the most promising literals before every decision</source>
        <translation>Prueba los literales más prometedores antes de cada decisión</translation>
    </message>
    <message>
        <source>Eliminates one atom after another by resolution</source>
        <translation>Elimina un átomo tras otro por resolución</translation>
    </message>
    <message>
        <source>Unit clauses, pure literals and splitting</source>
        <translation>Cláusulas unitarias, literales puros y división en casos</translation>
    </message>
    <message>
        <source>Learns a clause from every conflict and backjumps</source>
        <translation>Aprende una cláusula de cada conflicto y da un salto atrás</translation>
    </message>
    <message>
        <source>CDCL with the settings under Advanced</source>
        <translation>CDCL con los ajustes de Avanzado</translation>
    </message>
    <message>
        <source>CaDiCaL, a state-of-the-art solver</source>
        <translation>CaDiCaL, uno de los mejores resolutores actuales</translation>
    </message>
    <message>
        <source>Automatic and CaDiCaL in parallel. The first answer counts; there is no proof.</source>
        <translation>Automático y CaDiCaL en paralelo. Cuenta la primera respuesta; no hay demostración.</translation>
    </message>
    <message>
        <source>Random k-SAT</source>
        <translation>k-SAT aleatorio</translation>
    </message>
    <message>
        <source>Clauses of distinct atoms drawn at random. With 3 literals a clause they are hardest at about 4.26 clauses per atom.</source>
        <translation>Cláusulas de átomos distintos elegidos al azar. Con 3 literales por cláusula, las más difíciles tienen unas 4,26 cláusulas por átomo.</translation>
    </message>
    <message>
        <source>Atoms</source>
        <translation>Átomos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Literals per clause</source>
        <translation>Literales por cláusula</translation>
    </message>
    <message>
        <source>Planted solution</source>
        <translation>Solución plantada</translation>
    </message>
    <message>
        <source>Only clauses that a hidden assignment satisfies are taken</source>
        <translation>Solo se toman cláusulas que satisface una asignación oculta</translation>
    </message>
    <message>
        <source>Pigeonhole</source>
        <translation>Palomar</translation>
    </message>
    <message>
        <source>Each pigeon in one of the holes, no two in the same. Unsatisfiable if there are more pigeons than holes.</source>
        <translation>Cada paloma en uno de los nidos, sin dos en el mismo. Insatisfacible si hay más palomas que nidos.</translation>
    </message>
    <message>
        <source>Pigeons</source>
        <translation>Palomas</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Nidos</translation>
    </message>
    <message>
        <source>Graph colouring</source>
        <translation>Coloración de grafos</translation>
    </message>
    <message>
        <source>A random graph. With three colours it is hardest at about 2.35 edges per vertex.</source>
        <translation>Un grafo aleatorio. Con tres colores, lo más difícil son unas 2,35 aristas por vértice.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reinas</translation>
    </message>
    <message>
        <source>Queens on a board, none of which attacks another.</source>
        <translation>Reinas en un tablero, ninguna de las cuales ataca a otra.</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Paridad</translation>
    </message>
    <message>
        <source>Random equations of three atoms modulo 2, four clauses each. Resolution needs exponential time to refute them.</source>
        <translation>Ecuaciones aleatorias de tres átomos módulo 2, con cuatro cláusulas cada una. La resolución necesita un tiempo exponencial para refutarlas.</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Ecuaciones</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Compatibles</translation>
    </message>
    <message>
        <source>The equations have a solution</source>
        <translation>Las ecuaciones tienen una solución</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>A sudoku with exactly one solution. No given digit can be left out.</source>
        <translation>Un sudoku con exactamente una solución. No sobra ninguno de los dígitos dados.</translation>
    </message>
    <message>
        <source>%1 clause satisfied</source>
        <translation>%1 cláusula satisfecha</translation>
    </message>
    <message>
        <source>%1 clauses satisfied</source>
        <translation>%1 cláusulas satisfechas</translation>
    </message>
    <message>
        <source>%1 unit</source>
        <translation>unitarias: %1</translation>
    </message>
    <message>
        <source>%1 falsified</source>
        <translation>falsas: %1</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>abiertas: %1</translation>
    </message>
    <message>
        <source>vertex %1, colour %2</source>
        <translation>vértice %1, color %2</translation>
    </message>
    <message>
        <source>vertex %1, conflict</source>
        <translation>vértice %1, conflicto</translation>
    </message>
    <message>
        <source>vertex %1, no colour</source>
        <translation>vértice %1, sin color</translation>
    </message>
    <message>
        <source>conflict: %1</source>
        <translation>conflicto: %1</translation>
    </message>
    <message>
        <source>candidates %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>%1, given</source>
        <translation>%1, dado</translation>
    </message>
    <message>
        <source>no atom</source>
        <translation>sin átomo</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>Class notes</source>
        <translation>Apuntes de clase</translation>
    </message>
    <message>
        <source>Random 3-SAT</source>
        <translation>3-SAT aleatorio</translation>
    </message>
    <message>
        <source>Peg board</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>Nine clauses that force five of their six atoms</source>
        <translation>Nueve cláusulas que fuerzan cinco de sus seis átomos</translation>
    </message>
    <message>
        <source>Six pigeons in five holes: unsatisfiable, and every clause is needed</source>
        <translation>Seis palomas en cinco nidos: insatisfacible, y todas las cláusulas hacen falta</translation>
    </message>
    <message>
        <source>A sudoku with one solution. Show only the true atoms to read it.</source>
        <translation>Un sudoku con una solución. Muestra solo los átomos verdaderos para leerla.</translation>
    </message>
    <message>
        <source>A new random set each time: 120 atoms at the hardest ratio of clauses to atoms</source>
        <translation>Cada vez un conjunto aleatorio nuevo: 120 átomos con la proporción más difícil entre cláusulas y átomos</translation>
    </message>
    <message>
        <source>Can nine pegs on a triangle of ten holes be reduced to one? They cannot.</source>
        <translation>¿Se pueden reducir nueve clavijas a una en un triángulo de diez huecos? No se puede.</translation>
    </message>
    <message>
        <source>%1 (answered by %2)</source>
        <translation>%1 (respondió %2)</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Counting argument (pigeonhole): %1 each need a true literal from only %2.</source>
        <translation>Argumento de conteo (palomar): %1 necesitan cada una un literal verdadero, pero solo hay %2.</translation>
    </message>
    <message>
        <source>%1 at-most-one group</source>
        <translation>%1 grupo de «como máximo uno»</translation>
    </message>
    <message>
        <source>%1 at-most-one groups</source>
        <translation>%1 grupos de «como máximo uno»</translation>
    </message>
    <message>
        <source>Parity argument: %1 over GF(2) add up to 0 = 1.</source>
        <translation>Argumento de paridad: %1 sobre GF(2) suman 0 = 1.</translation>
    </message>
    <message>
        <source>%1 equation</source>
        <translation>%1 ecuación</translation>
    </message>
    <message>
        <source>%1 equations</source>
        <translation>%1 ecuaciones</translation>
    </message>
    <message>
        <source>%1 decision</source>
        <translation>%1 decisión</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 decisiones</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 conflicto</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 conflictos</translation>
    </message>
    <message>
        <source>Satisfiable</source>
        <translation>Satisfacible</translation>
    </message>
    <message>
        <source>Unsatisfiable</source>
        <translation>Insatisfacible</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>the only clause</source>
        <translation>la única cláusula</translation>
    </message>
    <message>
        <source>all %1 clauses</source>
        <translation>las %1 cláusulas</translation>
    </message>
    <message>
        <source>No assignment satisfies %1. %2</source>
        <translation>Ninguna asignación satisface %1. %2</translation>
    </message>
    <message>
        <source>Gave up: %1. %2</source>
        <translation>Se rindió: %1. %2</translation>
    </message>
    <message>
        <source>Stopped before an answer was found. %1</source>
        <translation>Se detuvo antes de hallar una respuesta. %1</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>%1 per second, %2 in total</source>
        <translation>%1 por segundo, %2 en total</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>propagations</source>
        <translation>propagaciones</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisiones</translation>
    </message>
    <message>
        <source>conflicts</source>
        <translation>conflictos</translation>
    </message>
    <message>
        <source>learned clauses</source>
        <translation>cláusulas aprendidas</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>clause %1: %2</source>
        <translation>la cláusula %1: %2</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>una decisión</translation>
    </message>
    <message>
        <source>forced by %1</source>
        <translation>forzado por %1</translation>
    </message>
    <message>
        <source>; unique implication point: every path to the conflict passes through it</source>
        <translation>; punto de implicación único: todo camino al conflicto pasa por él</translation>
    </message>
    <message>
        <source>; its negation is in the learned clause</source>
        <translation>; su negación está en la cláusula aprendida</translation>
    </message>
    <message>
        <source>%1 at level %2, %3</source>
        <translation>%1 en el nivel %2, %3</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflicto</translation>
    </message>
    <message>
        <source>Every literal is false in %1</source>
        <translation>Todos los literales son falsos en %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>corte</translation>
    </message>
    <message>
        <source>The cut: the learned clause negates the literals above it whose arrows cross it</source>
        <translation>El corte: la cláusula aprendida niega los literales por encima de él cuyas flechas lo cruzan</translation>
    </message>
    <message>
        <source>end of the cut</source>
        <translation>fin del corte</translation>
    </message>
    <message>
        <source>These clauses were not understood.</source>
        <translation>Estas cláusulas no se entendieron.</translation>
    </message>
    <message>
        <source>Too large to watch. The limit is %1 literals and atoms up to %2.</source>
        <translation>Demasiado grande para observarlo. El límite es de %1 literales y átomos hasta el %2.</translation>
    </message>
    <message>
        <source>an unrecorded clause</source>
        <translation>una cláusula no registrada</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>start of the search</source>
        <translation>inicio de la búsqueda</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>%1, decided</source>
        <translation>%1, decidido</translation>
    </message>
    <message>
        <source>%1, flipped</source>
        <translation>%1, invertido</translation>
    </message>
    <message>
        <source>%1, forced by a learned clause</source>
        <translation>%1, forzado por una cláusula aprendida</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitada</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>%1. Nothing is decided yet. Step forward to start.</source>
        <translation>%1. Aún no se ha decidido nada. Avanza un paso para empezar.</translation>
    </message>
    <message>
        <source>the learned clause %1</source>
        <translation>la cláusula aprendida %1</translation>
    </message>
    <message>
        <source>clause %1</source>
        <translation>la cláusula %1</translation>
    </message>
    <message>
        <source>%1 is the unit clause %2, so %2 must be true.</source>
        <translation>%1 es la cláusula unitaria %2, así que %2 debe ser verdadero.</translation>
    </message>
    <message>
        <source>Unit propagation from %1 (%2): %3 already false, so this literal must be true.</source>
        <translation>Propagación unitaria desde %1 (%2): %3, así que este literal debe ser verdadero.</translation>
    </message>
    <message>
        <source>%1 is</source>
        <translation>%1 ya es falso</translation>
    </message>
    <message>
        <source>%1 are</source>
        <translation>%1 ya son falsos</translation>
    </message>
    <message>
        <source>The conflict depends on no decision, so the clauses are unsatisfiable.</source>
        <translation>El conflicto no depende de ninguna decisión, así que las cláusulas son insatisfacibles.</translation>
    </message>
    <message>
        <source>The cut: %1 alone led to the conflict, so it must be false.</source>
        <translation>El corte: %1 por sí solo llevó al conflicto, así que debe ser falso.</translation>
    </message>
    <message>
        <source>The cut: %1 together led to the conflict, so at least one of them is false.</source>
        <translation>El corte: %1 juntos llevaron al conflicto, así que al menos uno de ellos es falso.</translation>
    </message>
    <message>
        <source>Back to level %1</source>
        <translation>Vuelta al nivel %1</translation>
    </message>
    <message>
        <source>Backjump to the level where the learned clause becomes unit: it forces its last literal there.</source>
        <translation>Salto atrás al nivel en el que la cláusula aprendida se vuelve unitaria: allí fuerza su último literal.</translation>
    </message>
    <message>
        <source>Nothing below this can succeed. Assignments made there are undone.</source>
        <translation>Nada por debajo de este punto puede tener éxito. Las asignaciones hechas ahí se deshacen.</translation>
    </message>
    <message>
        <source>clause %1 (%2)</source>
        <translation>la cláusula %1 (%2)</translation>
    </message>
    <message>
        <source>Clause %1: %2</source>
        <translation>Cláusula %1: %2</translation>
    </message>
    <message>
        <source>Clause %1 is part of the input.</source>
        <translation>La cláusula %1 es parte de la entrada.</translation>
    </message>
    <message>
        <source>%1 more step</source>
        <translation>%1 paso más</translation>
    </message>
    <message>
        <source>%1 more steps</source>
        <translation>%1 pasos más</translation>
    </message>
    <message>
        <source>It is %1 without its false literals.</source>
        <translation>Es %1 sin sus literales falsos.</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>puro</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>invertido</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Decisión: %1</translation>
    </message>
    <message>
        <source>Nothing more can be propagated, so a value is tried. This opens level %1.</source>
        <translation>No se puede propagar nada más, así que se prueba un valor. Esto abre el nivel %1.</translation>
    </message>
    <message>
        <source>Pure: %1</source>
        <translation>Puro: %1</translation>
    </message>
    <message>
        <source>%1 occurs in no open clause, so this choice is safe.</source>
        <translation>%1 no aparece en ninguna cláusula abierta, así que esta elección es segura.</translation>
    </message>
    <message>
        <source>Flipped: %1</source>
        <translation>Invertido: %1</translation>
    </message>
    <message>
        <source>%1 was tried, and everything below it failed.</source>
        <translation>Se probó %1, y todo lo que había debajo falló.</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Every literal of %1 is false.</source>
        <translation>Todos los literales de %1 son falsos.</translation>
    </message>
    <message>
        <source>Clause %1 is deleted</source>
        <translation>Se borra la cláusula %1</translation>
    </message>
    <message>
        <source>%1 is redundant now: resolvents replace it, or another clause subsumes it.</source>
        <translation>%1 es ahora redundante: la sustituyen resolventes, u otra cláusula la subsume.</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>Se elimina %1</translation>
    </message>
    <message>
        <source>Every clause with it was resolved with every clause with its negation. The resolvents replace these clauses.</source>
        <translation>Cada cláusula que lo contiene se resolvió con cada cláusula que contiene su negación. Las resolventes sustituyen a estas cláusulas.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reinicio</translation>
    </message>
    <message>
        <source>The search restarts from the top and keeps the learned clauses.</source>
        <translation>La búsqueda empieza otra vez desde arriba y conserva las cláusulas aprendidas.</translation>
    </message>
    <message>
        <source>Every clause has a true literal: the trail is a model.</source>
        <translation>Todas las cláusulas tienen un literal verdadero: la traza es un modelo.</translation>
    </message>
    <message>
        <source>There is a conflict and no decision left to undo, so there is no model.</source>
        <translation>Hay un conflicto y no queda ninguna decisión por deshacer, así que no hay modelo.</translation>
    </message>
    <message>
        <source>Learned clause %1: %2</source>
        <translation>Cláusula aprendida %1: %2</translation>
    </message>
    <message>
        <source>Learned clause %1, of %2 literals</source>
        <translation>Cláusula aprendida %1, de %2 literales</translation>
    </message>
    <message>
        <source>Resolvent %1: %2</source>
        <translation>Resolvente %1: %2</translation>
    </message>
    <message>
        <source>Resolvent %1, of %2 literals</source>
        <translation>Resolvente %1, de %2 literales</translation>
    </message>
    <message>
        <source>The chart appears during runs of a second or more.</source>
        <translation>El gráfico aparece en ejecuciones de un segundo o más.</translation>
    </message>
    <message>
        <source>There are no clauses, so every assignment is a model. %1</source>
        <translation>No hay cláusulas, así que toda asignación es un modelo. %1</translation>
    </message>
    <message>
        <source>The model found satisfies %1 (checked). %2</source>
        <translation>El modelo encontrado satisface %1 (comprobado). %2</translation>
    </message>
    <message>
        <source>the resolvent %1</source>
        <translation>la resolvente %1</translation>
    </message>
    <message>
        <source>All literals of a clause are false, and nothing was decided, so there is no model.</source>
        <translation>Todos los literales de una cláusula son falsos y no se decidió nada, así que no hay modelo.</translation>
    </message>
    <message>
        <source>conflict: %1, as in row %2, column %3</source>
        <translation>conflicto: %1, como en la fila %2, columna %3</translation>
    </message>
    <message>
        <source>Row %1 has %2 twice.</source>
        <translation>La fila %1 tiene el %2 dos veces.</translation>
    </message>
    <message>
        <source>Column %1 has %2 twice.</source>
        <translation>La columna %1 tiene el %2 dos veces.</translation>
    </message>
    <message>
        <source>A box has %1 twice: in row %2, column %3 and in row %4, column %5.</source>
        <translation>Un bloque tiene el %1 dos veces: en la fila %2, columna %3, y en la fila %4, columna %5.</translation>
    </message>
    <message>
        <source>with %1 on %2</source>
        <translation>con %1 sobre %2</translation>
    </message>
    <message>
        <source>Resolve %1 %2.</source>
        <translation>Resuelve %1 %2.</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, después %2</translation>
    </message>
    <message>
        <source>conflict: queen, attacked from row %1, column %2</source>
        <translation>conflicto: reina, atacada desde la fila %1, columna %2</translation>
    </message>
    <message>
        <source>The queens in row %1, column %2 and in row %3, column %4 attack each other.</source>
        <translation>Las reinas de la fila %1, columna %2 y de la fila %3, columna %4 se atacan.</translation>
    </message>
    <message>
        <source>%1; more nodes below it are not drawn</source>
        <translation>%1; hay más nodos debajo que no se dibujan</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 error</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errores</translation>
    </message>
</context>
<context>
    <name>SearchFile</name>
    <message>
        <source>the start</source>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>la meta</translation>
    </message>
    <message>
        <source>the food</source>
        <translation>la comida</translation>
    </message>
    <message>
        <source>the ghosts</source>
        <translation>los fantasmas</translation>
    </message>
    <message>
        <source>the capsules</source>
        <translation>las cápsulas</translation>
    </message>
    <message>
        <source>the costs of cells</source>
        <translation>los costos de las casillas</translation>
    </message>
    <message>
        <source>the floor in the bottom left corner</source>
        <translation>el suelo de la esquina inferior izquierda</translation>
    </message>
    <message>
        <source>the number of neighbours</source>
        <translation>el número de vecinos</translation>
    </message>
    <message>
        <source>This format stores only a sliding puzzle. You would lose the maze.</source>
        <translation>Este formato solo guarda un puzle deslizante. Perderías el laberinto.</translation>
    </message>
    <message>
        <source>This format stores only a graph. You would lose what is searched now.</source>
        <translation>Este formato solo guarda un grafo. Perderías lo que se busca ahora.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the graph.</source>
        <translation>Este formato solo guarda el laberinto. Perderías el grafo.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the sliding puzzle.</source>
        <translation>Este formato solo guarda el laberinto. Perderías el puzle deslizante.</translation>
    </message>
    <message>
        <source>This format stores only the maze. You would lose the trip on the road map.</source>
        <translation>Este formato solo guarda el laberinto. Perderías el viaje en el mapa de carreteras.</translation>
    </message>
    <message>
        <source>This format cannot store %1.</source>
        <translation>Este formato no puede guardar %1.</translation>
    </message>
</context>
<context>
    <name>TableRows</name>
    <message>
        <source>formula</source>
        <translation>fórmula</translation>
    </message>
    <message>
        <source>(%1 leaves)</source>
        <translation>(%1 hojas)</translation>
    </message>
</context>
<context>
    <name>TournamentWords</name>
    <message>
        <source>%1 of the losses was forfeited.</source>
        <translation>%1 de las derrotas fue por descalificación.</translation>
    </message>
    <message>
        <source>%1 of the losses were forfeited.</source>
        <translation>%1 de las derrotas fueron por descalificación.</translation>
    </message>
    <message>
        <source>%1 bye, which counts as all games won.</source>
        <translation>%1 descanso, que cuenta como ganar todas las partidas.</translation>
    </message>
    <message>
        <source>%1 byes, which count as all games won.</source>
        <translation>%1 descansos, que cuentan como ganar todas las partidas.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Names as in the list of contestants</source>
        <translation>Los nombres de la lista de participantes</translation>
    </message>
    <message>
        <source>Contestant</source>
        <translation>Participante</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Forfeited games are lost games</source>
        <translation>Las partidas por descalificación cuentan como perdidas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>A win is a point, a draw half a point</source>
        <translation>Una victoria es un punto; un empate, medio</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>The rating: 0 is the mean of the tournament, and 400 points are odds of ten to one</source>
        <translation>La valoración: 0 es la media del torneo, y 400 puntos equivalen a diez contra uno</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>It contains the true rating with a probability of 95 %. More games narrow it.</source>
        <translation>Contiene la valoración verdadera con una probabilidad del 95 %. Más partidas lo estrechan.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo 95 %</translation>
    </message>
    <message>
        <source>The probability of being stronger than the next one in the table</source>
        <translation>La probabilidad de ser más fuerte que el siguiente de la tabla</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>%1 and %2 have not met yet</source>
        <translation>%1 y %2 aún no se han enfrentado</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Puntos de</translation>
    </message>
    <message>
        <source>Points against %1</source>
        <translation>Puntos contra %1</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>E (wants true)</source>
        <translation>E (quiere verdadera)</translation>
    </message>
    <message>
        <source>Orange (moves first)</source>
        <translation>Naranja (empieza)</translation>
    </message>
    <message>
        <source>A (wants false)</source>
        <translation>A (quiere falsa)</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>Line %1, &quot;%2&quot;: %3</source>
        <translation>Línea %1, «%2»: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>The formulas need at least as many leaves as variables, since every variable has to occur.</source>
        <translation>Las fórmulas necesitan al menos tantas hojas como variables, porque cada variable tiene que aparecer.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>decided by the exact solver</source>
        <translation>decidida por el resolutor exacto</translation>
    </message>
    <message>
        <source>%1 forfeits</source>
        <translation>%1 pierde por descalificación</translation>
    </message>
    <message>
        <source>%1 forfeits: %2</source>
        <translation>%1 pierde por descalificación: %2</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>jugada hasta el final</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 victoria</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 victorias</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <translation>%1 empate</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 empates</translation>
    </message>
    <message>
        <source>%1 loss</source>
        <translation>%1 derrota</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 derrotas</translation>
    </message>
    <message>
        <source>A test takes exactly two contestants.</source>
        <translation>Una prueba necesita exactamente dos participantes.</translation>
    </message>
    <message>
        <source>The test distinguishes two strengths, so the first number must be the larger one.</source>
        <translation>La prueba distingue dos fuerzas, así que el primer número debe ser el mayor.</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1, decided at %2 or %3</source>
        <translation>logaritmo de la razón de verosimilitud %1, se decide en %2 o %3</translation>
    </message>
    <message>
        <source>The test is undecided.</source>
        <translation>La prueba no está decidida.</translation>
    </message>
    <message>
        <source>Decided: %1 is stronger than %2 (error at most 5 %).</source>
        <translation>Decidido: %1 es más fuerte que %2 (error del 5 % como máximo).</translation>
    </message>
    <message>
        <source>Decided: %1 is more than %3 Elo points stronger than %2 (error at most 5 %).</source>
        <translation>Decidido: %1 es más de %3 puntos Elo más fuerte que %2 (error del 5 % como máximo).</translation>
    </message>
    <message>
        <source>Decided: %1 is less than %3 Elo points stronger than %2 (error at most 5 %).</source>
        <translation>Decidido: %1 es menos de %3 puntos Elo más fuerte que %2 (error del 5 % como máximo).</translation>
    </message>
    <message>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <source>%1 is first, and stronger than %2 (probability %3).</source>
        <translation>%1 va en cabeza y es más fuerte que %2 (probabilidad %3).</translation>
    </message>
</context>
<context>
    <name>Wumpus</name>
    <message>
        <source>monster</source>
        <translation>monstruo</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>hedor</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>hoyo</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>brisa</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 sin decidir</translation>
    </message>
    <message>
        <source>%1 open, %2</source>
        <translation>%1 sin decidir, %2</translation>
    </message>
    <message>
        <source>%1 contradictory</source>
        <translation>%1 en contradicción</translation>
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
        <translation>La cueva: qué se sabe de sus 16 casillas</translation>
    </message>
    <message>
        <source>you died here</source>
        <translation>aquí moriste</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>estás aquí</translation>
    </message>
    <message>
        <source>visited</source>
        <translation>visitada</translation>
    </message>
    <message>
        <source>provably safe</source>
        <translation>demostrablemente segura</translation>
    </message>
    <message>
        <source>lowest risk, %1</source>
        <translation>riesgo mínimo, %1</translation>
    </message>
    <message>
        <source>risk %1</source>
        <translation>riesgo %1</translation>
    </message>
    <message>
        <source>hidden here: %1</source>
        <translation>aquí se oculta: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no monster</source>
        <translation>ningún monstruo</translation>
    </message>
    <message>
        <source>monster at %1</source>
        <translation>un monstruo en %1</translation>
    </message>
    <message>
        <source>monsters at %1</source>
        <translation>monstruos en %1</translation>
    </message>
    <message>
        <source>no pits</source>
        <translation>ningún hoyo</translation>
    </message>
    <message>
        <source>a pit at %1</source>
        <translation>un hoyo en %1</translation>
    </message>
    <message>
        <source>pits at %1</source>
        <translation>hoyos en %1</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>no monster at %1</source>
        <translation>ningún monstruo en %1</translation>
    </message>
    <message>
        <source>no stench at %1</source>
        <translation>ningún hedor en %1</translation>
    </message>
    <message>
        <source>no pit at %1</source>
        <translation>ningún hoyo en %1</translation>
    </message>
    <message>
        <source>no breeze at %1</source>
        <translation>ninguna brisa en %1</translation>
    </message>
    <message>
        <source>This contradicts the lines above.</source>
        <translation>Esto contradice las líneas anteriores.</translation>
    </message>
    <message>
        <source>It settles no square by itself.</source>
        <translation>Por sí sola no decide ninguna casilla.</translation>
    </message>
    <message>
        <source>With what is known, it leaves %1.</source>
        <translation>Con lo que se sabe, deja %1.</translation>
    </message>
    <message>
        <source>It says: %1.</source>
        <translation>Dice: %1.</translation>
    </message>
    <message>
        <source>This gives: %1.</source>
        <translation>Por tanto: %1.</translation>
    </message>
    <message>
        <source>That makes the statement true.</source>
        <translation>Eso hace verdadera la afirmación.</translation>
    </message>
    <message>
        <source>That makes the statement false.</source>
        <translation>Eso hace falsa la afirmación.</translation>
    </message>
    <message>
        <source>Rule %1 is missing or too weak: your rules accept this cave %2</source>
        <translation>Falta la regla %1 o es demasiado débil: tus reglas aceptan esta cueva %2</translation>
    </message>
    <message>
        <source>Line %1 is too strong: it forbids this cave, which satisfies the reference rules</source>
        <translation>La línea %1 es demasiado fuerte: prohíbe esta cueva, que cumple las reglas de referencia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Conocimiento</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>the monster at %1</source>
        <translation>el monstruo en %1</translation>
    </message>
    <message>
        <source>stench at %1</source>
        <translation>hedor en %1</translation>
    </message>
    <message>
        <source>breeze at %1</source>
        <translation>brisa en %1</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>the way out</source>
        <translation>la salida</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AboutDialog</name>
    <message>
        <source>About Loggia</source>
        <translation>Acerca de Loggia</translation>
    </message>
    <message>
        <source>Loggia %1</source>
        <translation>Loggia %1</translation>
    </message>
    <message>
        <source>A workbench for boolean logic and games of perfect information: it solves them exactly, and explains the answer.

Free software under the MIT licence.
Made with Qt %1, fmt and CLI11.</source>
        <translation>Un banco de trabajo para la lógica booleana y los juegos de información perfecta: los resuelve de forma exacta y explica la respuesta.

Software libre con licencia MIT.
Hecho con Qt %1, fmt y CLI11.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AnalysisPanel</name>
    <message>
        <source>Values of the columns</source>
        <translation>Valores de las columnas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Mejor variante</translation>
    </message>
    <message>
        <source>Evaluation graph</source>
        <translation>Gráfico de evaluación</translation>
    </message>
    <message>
        <source>Press Analyse to evaluate every column and draw the evaluation graph.</source>
        <translation>Pulsa Analizar para evaluar todas las columnas y dibujar el gráfico de evaluación.</translation>
    </message>
    <message>
        <source>The analysis continues when you leave the editor.</source>
        <translation>El análisis continúa cuando salgas del editor.</translation>
    </message>
    <message>
        <source>The game is over: the score is the value.</source>
        <translation>La partida ha terminado: el marcador es el valor.</translation>
    </message>
    <message>
        <source>Analysing this position…</source>
        <translation>Analizando esta posición…</translation>
    </message>
    <message>
        <source>Stopped before any value was found. The next position will be analysed.</source>
        <translation>Se detuvo antes de encontrar un valor. Se analizará la posición siguiente.</translation>
    </message>
    <message>
        <source>No value yet</source>
        <translation>Aún no hay valor</translation>
    </message>
    <message>
        <source>%1 to move. Values are %1&apos;s final points minus %2&apos;s.</source>
        <translation>Juega %1. Los valores son los puntos finales de %1 menos los de %2.</translation>
    </message>
    <message>
        <source>%1 best</source>
        <translation>%1 mejor</translation>
    </message>
    <message>
        <source>moves played</source>
        <translation>jugadas hechas</translation>
    </message>
    <message>
        <source>Orange&apos;s lead</source>
        <translation>Ventaja de Naranja</translation>
    </message>
    <message>
        <source>score</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>after move %1: %2</source>
        <translation>después de la jugada %1: %2</translation>
    </message>
    <message>
        <source>The evaluation graph appears here once the analysis of this position is finished.</source>
        <translation>El gráfico de evaluación aparece aquí cuando termina el análisis de esta posición.</translation>
    </message>
    <message>
        <source>value (dot: proven, triangle: bound, ring: estimate)</source>
        <translation>valor (punto: demostrado, triángulo: cota, anillo: estimación)</translation>
    </message>
    <message>
        <source>The position before the line</source>
        <translation>La posición antes de la variante</translation>
    </message>
    <message>
        <source>One move back in the line</source>
        <translation>Una jugada de la variante atrás</translation>
    </message>
    <message>
        <source>One move forward in the line</source>
        <translation>Una jugada de la variante adelante</translation>
    </message>
    <message>
        <source>End of the line</source>
        <translation>Final de la variante</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AnswerPanel</name>
    <message>
        <source>First model</source>
        <translation>Primer modelo</translation>
    </message>
    <message>
        <source>Previous model</source>
        <translation>Modelo anterior</translation>
    </message>
    <message>
        <source>Next model</source>
        <translation>Modelo siguiente</translation>
    </message>
    <message>
        <source>Last model</source>
        <translation>Último modelo</translation>
    </message>
    <message>
        <source>&amp;All models</source>
        <translation>&amp;Todos los modelos</translation>
    </message>
    <message>
        <source>Enumerate the models one by one</source>
        <translation>Enumera los modelos uno por uno</translation>
    </message>
    <message>
        <source>Copy core</source>
        <translation>Copiar núcleo</translation>
    </message>
    <message>
        <source>Copy the clauses of the core</source>
        <translation>Copia las cláusulas del núcleo</translation>
    </message>
    <message>
        <source>Save core...</source>
        <translation>Guardar núcleo...</translation>
    </message>
    <message>
        <source>Save the clauses of the core in a file</source>
        <translation>Guarda las cláusulas del núcleo en un archivo</translation>
    </message>
    <message>
        <source>Chec&amp;k the proof</source>
        <translation>&amp;Comprobar demostración</translation>
    </message>
    <message>
        <source>Check the proof with an independent checker</source>
        <translation>Comprueba la demostración con un verificador independiente</translation>
    </message>
    <message>
        <source>Save the proof...</source>
        <translation>Guardar demostración...</translation>
    </message>
    <message>
        <source>Save the proof as DRAT, for this or another checker</source>
        <translation>Guarda la demostración en formato DRAT, para este u otro verificador</translation>
    </message>
    <message>
        <source>all atoms, or for example 1-9 P Q</source>
        <translation>todos los átomos, o por ejemplo 1-9 P Q</translation>
    </message>
    <message>
        <source>Models that agree on these atoms are listed once. Enter numbers, ranges and names.</source>
        <translation>Los modelos que coinciden en estos átomos aparecen una sola vez. Escribe números, intervalos y nombres.</translation>
    </message>
    <message>
        <source>Project o&amp;nto</source>
        <translation>&amp;Proyectar sobre</translation>
    </message>
    <message>
        <source>Project models onto these atoms</source>
        <translation>Proyecta los modelos sobre estos átomos</translation>
    </message>
    <message>
        <source>Find &amp;minimal core (MUS)</source>
        <translation>Hallar núcleo &amp;mínimo (MUS)</translation>
    </message>
    <message>
        <source>Find a minimal unsatisfiable core: without any one of its clauses there is a model</source>
        <translation>Halla un núcleo insatisfacible mínimo: si falta cualquiera de sus cláusulas hay un modelo</translation>
    </message>
    <message>
        <source>Unsatisfiable core</source>
        <translation>Núcleo insatisfacible</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>The Run tab shows the statistics.</source>
        <translation>La pestaña Ejecución muestra las estadísticas.</translation>
    </message>
    <message>
        <source>Clauses not understood</source>
        <translation>No se entienden las cláusulas</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Also marked in the text: %1.</source>
        <translation>También están marcados en el texto: %1.</translation>
    </message>
    <message>
        <source>%1 error</source>
        <translation>%1 error</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 errores</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Aún sin resolver</translation>
    </message>
    <message>
        <source>Press Solve to find a model, or to show that there is none.</source>
        <translation>Pulsa Resolver para hallar un modelo, o para mostrar que no hay ninguno.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>model %1 of %2</source>
        <translation>modelo %1 de %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Trabajando…</translation>
    </message>
    <message>
        <source>Which clauses are to blame? Often only a few of them.</source>
        <translation>¿Qué cláusulas tienen la culpa? A menudo solo unas pocas.</translation>
    </message>
    <message>
        <source>Stopped before a core was found.</source>
        <translation>Se detuvo antes de hallar un núcleo.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 cláusula</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 cláusulas</translation>
    </message>
    <message>
        <source>Minimal core: %1. Without any one of them there is a model. They are marked in the editor.</source>
        <translation>Núcleo mínimo: %1. Si falta cualquiera de ellas hay un modelo. Están marcadas en el editor.</translation>
    </message>
    <message>
        <source>Core, perhaps not minimal: %1. The search was stopped.</source>
        <translation>Núcleo, quizá no mínimo: %1. La búsqueda se detuvo.</translation>
    </message>
    <message>
        <source>No proof was recorded (this engine has none, or recording is off).</source>
        <translation>No se registró ninguna demostración (este motor no la da, o el registro está desactivado).</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 paso</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>%1, not checked yet.</source>
        <translation>%1, aún sin comprobar.</translation>
    </message>
    <message>
        <source>%1, not checked. %2</source>
        <translation>%1, sin comprobar. %2</translation>
    </message>
    <message>
        <source>Rejected: %1. Please report this.</source>
        <translation>Rechazada: %1. Por favor, informa de este error.</translation>
    </message>
    <message>
        <source>%1. The check was stopped.</source>
        <translation>%1. La comprobación se detuvo.</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modelo</translation>
    </message>
    <message>
        <source>Verified: derived step by step from %1. Needed: %2 of %3.</source>
        <translation>Comprobada: derivada paso a paso de %1. Necesarios: %2 de %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Assignment</name>
    <message>
        <source>Conflict: clause %1 is falsified.</source>
        <translation>Conflicto: la cláusula %1 es falsa.</translation>
    </message>
    <message>
        <source>No clause is unit, so nothing follows.</source>
        <translation>Ninguna cláusula es unitaria, así que no se sigue nada.</translation>
    </message>
    <message>
        <source>Unit propagation set %1.</source>
        <translation>La propagación unitaria fijó %1.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 átomo</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 átomos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::AssignmentPanel</name>
    <message>
        <source>True atoms onl&amp;y</source>
        <translation>Solo átomos &amp;verdaderos</translation>
    </message>
    <message>
        <source>Propa&amp;gate</source>
        <translation>Propa&amp;gar</translation>
    </message>
    <message>
        <source>Give values to the atoms that unit clauses force</source>
        <translation>Da valores a los átomos que fuerzan las cláusulas unitarias</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Leave all atoms open</source>
        <translation>Deja abiertos todos los átomos</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Undo the last change of a value</source>
        <translation>Deshace el último cambio de un valor</translation>
    </message>
    <message>
        <source>Back to model</source>
        <translation>Volver al modelo</translation>
    </message>
    <message>
        <source>Show the model that was found again</source>
        <translation>Vuelve a mostrar el modelo encontrado</translation>
    </message>
    <message>
        <source>Hide atoms that are not true</source>
        <translation>Oculta los átomos que no son verdaderos</translation>
    </message>
    <message>
        <source>Click a value, or press 1, 0 or –, to try other values</source>
        <translation>Haz clic en un valor, o pulsa 1, 0 o –, para probar otros valores</translation>
    </message>
    <message>
        <source>Graph to be coloured</source>
        <translation>Grafo por colorear</translation>
    </message>
    <message>
        <source>All models</source>
        <translation>Todos los modelos</translation>
    </message>
    <message>
        <source>Values that differ from the model shown are marked</source>
        <translation>Los valores que difieren del modelo mostrado están marcados</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>The value of each atom</source>
        <translation>El valor de cada átomo</translation>
    </message>
    <message>
        <source>The problem behind the clauses, with the values drawn in</source>
        <translation>El problema que describen las cláusulas, con los valores dibujados</translation>
    </message>
    <message>
        <source>All models, and where they differ</source>
        <translation>Todos los modelos, y en qué difieren</translation>
    </message>
    <message>
        <source>Views of the assignment</source>
        <translation>Vistas de la asignación</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BatchBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BetterMove</name>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>columns %1 and %2</source>
        <translation>columnas %1 y %2</translation>
    </message>
    <message>
        <source>%1 played column %2, which %3. Find a better move: click a column or press 1 to 7.</source>
        <translation>%1 jugó en la columna %2, lo que %3. Busca una jugada mejor: haz clic en una columna o pulsa una tecla del 1 al 7.</translation>
    </message>
    <message>
        <source>Column %1 is the move that was played. Try another one.</source>
        <translation>La columna %1 es la jugada que se hizo. Prueba otra.</translation>
    </message>
    <message>
        <source>The value of column %1 is not known. Try another one.</source>
        <translation>No se conoce el valor de la columna %1. Prueba otra.</translation>
    </message>
    <message>
        <source>Right: column %1 keeps %2. Column %3 kept only %4.</source>
        <translation>Correcto: la columna %1 conserva %2. La columna %3 solo conservaba %4.</translation>
    </message>
    <message>
        <source>Column %1 is better than column %2, but there is a better one still.</source>
        <translation>La columna %1 es mejor que la columna %2, pero hay otra aún mejor.</translation>
    </message>
    <message>
        <source>Column %1 is no better than column %2. Try another one.</source>
        <translation>La columna %1 no es mejor que la columna %2. Prueba otra.</translation>
    </message>
    <message>
        <source>Best: %1 (%2 for %3).</source>
        <translation>Lo mejor: %1 (%2 para %3).</translation>
    </message>
    <message>
        <source>Best: %1 (%2).</source>
        <translation>Lo mejor: %1 (%2).</translation>
    </message>
    <message>
        <source>Less than a point behind: %1.</source>
        <translation>A menos de un punto: %1.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BlackboardModel</name>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usada</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>Equation %1: %2</source>
        <translation>Ecuación %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BlackboardView</name>
    <message>
        <source>Blackboard</source>
        <translation>Pizarra</translation>
    </message>
</context>
<context>
    <name>loggia::ui::BoardView</name>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CasePane</name>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Got</source>
        <translation>Obtenido</translation>
    </message>
    <message>
        <source>Input files</source>
        <translation>Archivos de entrada</translation>
    </message>
    <message>
        <source>The smallest failing case found: %1</source>
        <translation>El caso más pequeño hallado que falla: %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Failing case</source>
        <translation>Caso que falla</translation>
    </message>
    <message>
        <source>All cases in which the hand-in fails, the smallest first</source>
        <translation>Todos los casos en los que falla la entrega, primero el más pequeño</translation>
    </message>
    <message>
        <source>Previous failing case</source>
        <translation>Caso anterior que falla</translation>
    </message>
    <message>
        <source>Next failing case</source>
        <translation>Caso siguiente que falla</translation>
    </message>
    <message>
        <source>Failing case %1 of %2: %3</source>
        <translation>Caso que falla %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CasePicture</name>
    <message>
        <source>Picture of the case</source>
        <translation>Imagen del caso</translation>
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
        <translation>%1: gana</translation>
    </message>
    <message>
        <source>%1: loses</source>
        <translation>%1: pierde</translation>
    </message>
    <message>
        <source>Complete the formula, the turns and the variables to start the game.</source>
        <translation>Completa la fórmula, los turnos y las variables para empezar la partida.</translation>
    </message>
    <message>
        <source>The formula is true: E wins.</source>
        <translation>La fórmula es verdadera: gana E.</translation>
    </message>
    <message>
        <source>The formula is false: A wins.</source>
        <translation>La fórmula es falsa: gana A.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar de nuevo</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2…</source>
        <translation>%1 (computadora) elige %2…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2 next.</source>
        <translation>Ahora %1 (computadora) elige %2.</translation>
    </message>
    <message>
        <source>Choose the value %1 (key %1)</source>
        <translation>Elige el valor %1 (tecla %1)</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3 chooses %4 and wants the formula to be %5.</source>
        <translation>Turno %1 de %2: %3 elige %4 y quiere que la fórmula sea %5.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadera</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsa</translation>
    </message>
    <message>
        <source>%1 Another value starts a new line here.</source>
        <translation>%1 Con otro valor empieza aquí una variante nueva.</translation>
    </message>
    <message>
        <source>Go to the &amp;last turn</source>
        <translation>Ir al ú&amp;ltimo turno</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3 (computer) chooses %4.</source>
        <translation>Turno %1 de %2: %3 (computadora) elige %4.</translation>
    </message>
    <message>
        <source>Choose &amp;now</source>
        <translation>Elegir a&amp;hora</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ChoiceTreePanel</name>
    <message>
        <source>There is no game yet.</source>
        <translation>Aún no hay partida.</translation>
    </message>
    <message>
        <source>No tree yet</source>
        <translation>Aún no hay árbol</translation>
    </message>
    <message>
        <source>Each node is a position and names who chooses which variable. Turn on Who wins? (F5) to see who wins.</source>
        <translation>Cada nodo es una posición y nombra quién elige qué variable. Activa ¿Quién gana? (F5) para ver quién gana.</translation>
    </message>
    <message>
        <source>This position is several turns away. Click one of the next two.</source>
        <translation>Para esta posición faltan varios turnos. Haz clic en una de las dos siguientes.</translation>
    </message>
    <message>
        <source>Green: E wins. Red, dashed: A wins. T, F: the formula is true or false. The band is the game so far.</source>
        <translation>Verde: gana E. Rojo, a trazos: gana A. V, F: la fórmula es verdadera o falsa. La banda es la partida hasta ahora.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ChordEdit</name>
    <message>
        <source>Press the new key</source>
        <translation>Pulsa la nueva tecla</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassModel</name>
    <message>
        <source>not graded yet</source>
        <translation>aún sin calificar</translation>
    </message>
    <message>
        <source>being graded</source>
        <translation>se está calificando</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 de %2 puntos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Being graded…</source>
        <translation>Calificando…</translation>
    </message>
    <message>
        <source>Hand-in</source>
        <translation>Entrega</translation>
    </message>
    <message>
        <source>First fault</source>
        <translation>Primer fallo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1
of %2</source>
        <translation>%1
de %2</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 puntos</translation>
    </message>
    <message>
        <source>Changed since it was graded</source>
        <translation>Ha cambiado desde que se calificó</translation>
    </message>
    <message>
        <source>The problem has changed since it was graded</source>
        <translation>El problema ha cambiado desde que se calificó</translation>
    </message>
    <message>
        <source>Graded, but no longer on the disk</source>
        <translation>Calificada, pero ya no está en el disco</translation>
    </message>
    <message>
        <source>No longer on the disk</source>
        <translation>Ya no está en el disco</translation>
    </message>
    <message>
        <source>%1, out of date</source>
        <translation>%1, desactualizado</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassStart</name>
    <message>
        <source>Introduction</source>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>Choose the task, add the folder with the hand-ins and press Grade: every student gets points for each check, and the smallest case that fails. The example class has five hand-ins, four of them with mistakes.</source>
        <translation>Elige la tarea, añade la carpeta con las entregas y pulsa «Calificar»: cada entrega recibe puntos por cada prueba y el caso incorrecto más pequeño. La clase de ejemplo tiene cinco entregas, cuatro de ellas con errores.</translation>
    </message>
    <message>
        <source>Open an example class</source>
        <translation>Abrir una clase de ejemplo</translation>
    </message>
    <message>
        <source>Files with formulas, for the task &quot;cnf&quot;. No program is run.</source>
        <translation>Archivos con fórmulas, para la tarea «cnf». No se ejecuta ningún programa.</translation>
    </message>
    <message>
        <source>Add a folder...</source>
        <translation>Añadir una carpeta...</translation>
    </message>
    <message>
        <source>A file, folder or archive in it for each student (Ctrl+Shift+O)</source>
        <translation>Con un archivo, una carpeta o un archivo comprimido por estudiante (Control+Mayúsculas+O)</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guía</translation>
    </message>
    <message>
        <source>How classes are graded, step by step (F1)</source>
        <translation>Cómo se califican las clases, paso a paso (F1)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClassWindow</name>
    <message>
        <source>Grade hand-ins – Loggia</source>
        <translation>Calificar entregas – Loggia</translation>
    </message>
    <message>
        <source>Open the problem</source>
        <translation>Abrir el problema</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Grading journal</source>
        <translation>Diario de calificaciones</translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation>Abrir un diario</translation>
    </message>
    <message>
        <source>Add f&amp;iles...</source>
        <translation>Añadir arch&amp;ivos...</translation>
    </message>
    <message>
        <source>Add files, each a hand-in (Ctrl+O)</source>
        <translation>Añade archivos, cada uno una entrega (Control+O)</translation>
    </message>
    <message>
        <source>Add f&amp;older...</source>
        <translation>Añadir car&amp;peta...</translation>
    </message>
    <message>
        <source>Add the folder of a class or of one hand-in (Ctrl+Shift+O)</source>
        <translation>Añade la carpeta de una clase o de una sola entrega (Control+Mayúsculas+O)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the chosen hand-ins from the table (Delete). Their files stay.</source>
        <translation>Quita de la tabla las entregas elegidas (Supr). Sus archivos permanecen.</translation>
    </message>
    <message>
        <source>%1 hand-in added.</source>
        <translation>%1 entrega añadida.</translation>
    </message>
    <message>
        <source>%1 hand-ins added.</source>
        <translation>%1 entregas añadidas.</translation>
    </message>
    <message>
        <source>Choose the problem first: this task has none of its own.</source>
        <translation>Elige antes el problema: esta tarea no tiene uno propio.</translation>
    </message>
    <message>
        <source>Preparing the cases…</source>
        <translation>Preparando los casos…</translation>
    </message>
    <message>
        <source>Nothing was run: there is no sandbox.</source>
        <translation>No se ejecutó nada: no hay entorno aislado.</translation>
    </message>
    <message>
        <source>The problem cannot be read</source>
        <translation>No se puede leer el problema</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>No se puede usar el diario</translation>
    </message>
    <message>
        <source>%1 Choose another file under &quot;Limits and journal&quot;.</source>
        <translation>%1 Elige otro archivo en «Límites y diario».</translation>
    </message>
    <message>
        <source>Grading has failed</source>
        <translation>La calificación ha fallado</translation>
    </message>
    <message>
        <source>Choose a cell to see what a hand-in did.</source>
        <translation>Elige una celda para ver qué hizo una entrega.</translation>
    </message>
    <message>
        <source>%1 hand-in removed.</source>
        <translation>%1 entrega quitada.</translation>
    </message>
    <message>
        <source>%1 hand-ins removed.</source>
        <translation>%1 entregas quitadas.</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>The example class cannot be written</source>
        <translation>No se puede escribir la clase de ejemplo</translation>
    </message>
    <message>
        <source>This is an example. Press Grade, then choose a cell to see what is wrong.</source>
        <translation>Esto es un ejemplo. Pulsa «Calificar» y elige una celda para ver qué está mal.</translation>
    </message>
    <message>
        <source>All of these hand-ins are in the table already.</source>
        <translation>Todas estas entregas ya están en la tabla.</translation>
    </message>
    <message>
        <source>&amp;Grade</source>
        <translation>Califi&amp;car</translation>
    </message>
    <message>
        <source>Grade all hand-ins except those whose results are in the journal and that have not changed (F5)</source>
        <translation>Califica todas las entregas, salvo las que no han cambiado y cuyos resultados están en el diario (F5)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop grading (Escape). The next start goes on from here.</source>
        <translation>Detiene la calificación (Esc). El próximo inicio continúa desde aquí.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded, and %3 of the results out of date.</source>
        <translation>%2 de %1 entrega calificada; resultados desactualizados: %3.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded, and %3 of the results out of date.</source>
        <translation>%2 de %1 entregas calificadas; resultados desactualizados: %3.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded. Grade goes on from here.</source>
        <translation>%2 de %1 entrega calificada. Calificar continúa desde aquí.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded. Grade goes on from here.</source>
        <translation>%2 de %1 entregas calificadas. Calificar continúa desde aquí.</translation>
    </message>
    <message>
        <source>%1 hand-in graded in %2: %3 of %4 points on average.</source>
        <translation>%1 entrega calificada en %2: %3 de %4 puntos de media.</translation>
    </message>
    <message>
        <source>%1 hand-ins graded in %2: %3 of %4 points on average.</source>
        <translation>%1 entregas calificadas en %2: %3 de %4 puntos de media.</translation>
    </message>
    <message>
        <source>%2 of %1 hand-in graded</source>
        <translation>%2 de %1 entrega calificada</translation>
    </message>
    <message>
        <source>%2 of %1 hand-ins graded</source>
        <translation>%2 de %1 entregas calificadas</translation>
    </message>
    <message>
        <source>The result of %1 hand-in was in the journal.</source>
        <translation>El resultado de %1 entrega estaba en el registro.</translation>
    </message>
    <message>
        <source>The results of %1 hand-ins were in the journal.</source>
        <translation>Los resultados de %1 entregas estaban en el registro.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ClausePane</name>
    <message>
        <source>Lines of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>One clause a line, then a line 0, or DIMACS. 3 is the third atom and -3 its negation; names work, too.</source>
        <translation>Una cláusula por línea y después una línea 0, o bien DIMACS. 3 es el tercer átomo y -3 su negación; también valen nombres.</translation>
    </message>
    <message>
        <source>1 -2 3     one clause a line: atom 1, or not 2, or 3</source>
        <translation>1 -2 3     una cláusula por línea: el átomo 1, o no 2, o 3</translation>
    </message>
    <message>
        <source>Summary of the file</source>
        <translation>Resumen del archivo</translation>
    </message>
    <message>
        <source>Too large to edit. Every command still works.

%1</source>
        <translation>Demasiado grande para editarlo. Todos los comandos siguen funcionando.

%1</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CodePanel</name>
    <message>
        <source>Algorithm whose code is shown</source>
        <translation>Algoritmo cuyo código se muestra</translation>
    </message>
    <message>
        <source>Choose which runner&apos;s code and frontier are shown</source>
        <translation>Elige de qué corredor se muestran el código y la frontera</translation>
    </message>
    <message>
        <source>Pseudo-code</source>
        <translation>Pseudocódigo</translation>
    </message>
    <message>
        <source>The line that was executed last is marked</source>
        <translation>La última línea ejecutada está marcada</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go back by one line of the code</source>
        <translation>Retrocede una línea del código</translation>
    </message>
    <message>
        <source>Previous line</source>
        <translation>Línea anterior</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Línea siguiente</translation>
    </message>
    <message>
        <source>Execute one line of the code</source>
        <translation>Ejecuta una línea del código</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Frontera</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
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
        <translation>Elige una fila para ver dónde está</translation>
    </message>
    <message>
        <source>Path kept in memory, its end first: %1</source>
        <translation>Camino guardado en memoria, primero su final: %1</translation>
    </message>
    <message>
        <source>The frontier is empty.</source>
        <translation>La frontera está vacía.</translation>
    </message>
    <message>
        <source>Frontier, the next node first: %1</source>
        <translation>Frontera, primero el siguiente nodo: %1</translation>
    </message>
    <message>
        <source>. Too many to list.</source>
        <translation>. Demasiados para mostrarlos.</translation>
    </message>
    <message>
        <source>. The first %1 are listed.</source>
        <translation>. Se muestran los primeros %1.</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Camino</translation>
    </message>
    <message>
        <source>%1 (goal side)</source>
        <translation>%1 (lado de la meta)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::CommandPalette</name>
    <message>
        <source>Find command</source>
        <translation>Buscar comando</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ComparePanel</name>
    <message>
        <source>Sh&amp;ow this row</source>
        <translation>M&amp;ostrar esta fila</translation>
    </message>
    <message>
        <source>Is &amp;another formula equivalent to the one on the left?</source>
        <translation>¿Otra fórmula es equivalente a la de la i&amp;zquierda?</translation>
    </message>
    <message>
        <source>The other formula</source>
        <translation>La otra fórmula</translation>
    </message>
    <message>
        <source>(x + y) * (y xor z)</source>
        <translation>(x + y) * (y xor z)</translation>
    </message>
    <message>
        <source>Show this row in the truth table</source>
        <translation>Muestra esta fila en la tabla de verdad</translation>
    </message>
    <message>
        <source>Any common notation works: x and not y, x ∧ ¬y, x -&gt; y.</source>
        <translation>Vale cualquier notación habitual: x and not y, x ∧ ¬y, x -&gt; y.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Correct the formula on the left first.</source>
        <translation>Corrige primero la fórmula de la izquierda.</translation>
    </message>
    <message>
        <source>Formula not understood</source>
        <translation>No se entiende la fórmula</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Sin comparar</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>The comparison was stopped before it had a result.</source>
        <translation>La comparación se detuvo antes de tener un resultado.</translation>
    </message>
    <message>
        <source>Equivalent</source>
        <translation>Equivalentes</translation>
    </message>
    <message>
        <source>The two formulas agree on every row.</source>
        <translation>Las dos fórmulas coinciden en todas las filas.</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>For example, if %1, the formula on the left is %2 and the other one is %3.</source>
        <translation>Por ejemplo, si %1, la fórmula de la izquierda vale %2 y la otra vale %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ComparisonPanel</name>
    <message>
        <source>Compare a&amp;ll</source>
        <translation>Comparar &amp;todos</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation>Copiar CSV</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>Copy the table as text, in its current order</source>
        <translation>Copia la tabla como texto, en su orden actual</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values, in its current order</source>
        <translation>Copia la tabla como valores separados por comas, en su orden actual</translation>
    </message>
    <message>
        <source>Copy the curves as comma-separated values</source>
        <translation>Copia las curvas como valores separados por comas</translation>
    </message>
    <message>
        <source>Copy the curves as CSV</source>
        <translation>Copia las curvas como CSV</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandidos</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Frontera</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generados</translation>
    </message>
    <message>
        <source>Double-click a row, or press Enter, to watch that algorithm</source>
        <translation>Haz doble clic en una fila, o pulsa Intro, para observar ese algoritmo</translation>
    </message>
    <message>
        <source>Of the path found</source>
        <translation>Del camino encontrado</translation>
    </message>
    <message>
        <source>Nodes expanded (repetitions count)</source>
        <translation>Nodos expandidos (las repeticiones cuentan)</translation>
    </message>
    <message>
        <source>Elapsed time, without recording</source>
        <translation>Tiempo transcurrido, sin registro</translation>
    </message>
    <message>
        <source>Peak memory: nodes, frontier and tables of the heuristic</source>
        <translation>Memoria máxima: nodos, frontera y tablas de la heurística</translation>
    </message>
    <message>
        <source>Largest size of the frontier</source>
        <translation>Tamaño máximo de la frontera</translation>
    </message>
    <message>
        <source>Nodes generated</source>
        <translation>Nodos generados</translation>
    </message>
    <message>
        <source>Nodes expanded by side length of the maze</source>
        <translation>Nodos expandidos según el lado del laberinto</translation>
    </message>
    <message>
        <source>On growing mazes</source>
        <translation>En laberintos cada vez mayores</translation>
    </message>
    <message>
        <source>Run all algorithms on this problem</source>
        <translation>Ejecuta todos los algoritmos en este problema</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>no es aplicable</translation>
    </message>
    <message>
        <source>No algorithm found a cheaper path</source>
        <translation>Ningún algoritmo encontró un camino más barato</translation>
    </message>
    <message>
        <source>Jump points; the jumps scanned %1 cell between them</source>
        <translation>Puntos de salto; entre ellos, los saltos examinaron %1 casilla</translation>
    </message>
    <message>
        <source>Jump points; the jumps scanned %1 cells between them</source>
        <translation>Puntos de salto; entre ellos, los saltos examinaron %1 casillas</translation>
    </message>
    <message>
        <source>side length of the maze</source>
        <translation>lado del laberinto</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandidos</translation>
    </message>
    <message>
        <source>Curves of the nodes expanded appear here (logarithmic scale).</source>
        <translation>Aquí aparecen las curvas de los nodos expandidos (escala logarítmica).</translation>
    </message>
    <message>
        <source>%1, side %2: %3 expanded</source>
        <translation>%1, lado %2: %3 expandidos</translation>
    </message>
    <message>
        <source>★ cheapest path. Press Enter to watch a row.</source>
        <translation>★ camino más barato. Pulsa Intro para observar una fila.</translation>
    </message>
    <message>
        <source>★ cheapest path. Does not apply here: %1 (point at the row for the reason).</source>
        <translation>★ camino más barato. No es aplicable aquí: %1 (señala la fila para ver por qué).</translation>
    </message>
    <message>
        <source>Costs, nodes and times of each algorithm appear here.</source>
        <translation>Aquí aparecen los costos, nodos y tiempos de cada algoritmo.</translation>
    </message>
    <message>
        <source>Other columns</source>
        <translation>Otras columnas</translation>
    </message>
    <message>
        <source>Show the columns that do not fit beside these</source>
        <translation>Muestra las columnas que no caben junto a estas</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Connect4Document</name>
    <message>
        <source>move in column %1</source>
        <translation>jugada en la columna %1</translation>
    </message>
    <message>
        <source>computer&apos;s move in column %1</source>
        <translation>jugada de la computadora en la columna %1</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>partida nueva</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>preparación de una posición</translation>
    </message>
    <message>
        <source>play from this position</source>
        <translation>juego desde esta posición</translation>
    </message>
    <message>
        <source>cancel the set-up</source>
        <translation>cancelación de la preparación</translation>
    </message>
    <message>
        <source>make a variation the main line</source>
        <translation>variante convertida en línea principal</translation>
    </message>
    <message>
        <source>delete a variation</source>
        <translation>variante eliminada</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Connect4Page</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Evaluate every column, now and after each move</source>
        <translation>Evalúa todas las columnas, ahora y después de cada jugada</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Encuentro</translation>
    </message>
    <message>
        <source>game %1 of the match</source>
        <translation>partida %1 del encuentro</translation>
    </message>
    <message>
        <source>Hint: column %1</source>
        <translation>Pista: columna %1</translation>
    </message>
    <message>
        <source>Blunder: %1’s move %2, column %3, gave away %4.</source>
        <translation>Error grave de %1 en su jugada %2, columna %3: regaló %4.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Max-Connect4 game with its moves</source>
        <translation>Partida de Max-Connect4 con sus jugadas</translation>
    </message>
    <message>
        <source>Max-Connect4 position</source>
        <translation>Posición de Max-Connect4</translation>
    </message>
    <message>
        <source>open a game</source>
        <translation>apertura de una partida</translation>
    </message>
    <message>
        <source>The position that you are setting up is not possible, so the file would hold the board as it was before.</source>
        <translation>La posición que estás preparando no es posible, así que el archivo contendría el tablero tal como estaba antes.</translation>
    </message>
    <message>
        <source>This format stores only the board. The move would be lost.</source>
        <translation>Este formato guarda solo el tablero. La jugada se perdería.</translation>
    </message>
    <message>
        <source>This format stores only the board. The %1 moves would be lost.</source>
        <translation>Este formato guarda solo el tablero. Las %1 jugadas se perderían.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>This format stores only the board. The moves and their variations would be lost.</source>
        <translation>Este formato guarda solo el tablero. Las jugadas y sus variantes se perderían.</translation>
    </message>
    <message>
        <source>paste a game</source>
        <translation>pegado de una partida</translation>
    </message>
    <message>
        <source>The board. Click a column, or press 1 to 7, to drop a stone. While the analysis is on, the value of each column stands below it.</source>
        <translation>El tablero. Haz clic en una columna o pulsa del 1 al 7 para soltar una ficha. Mientras el análisis está activado, debajo de cada columna está su valor.</translation>
    </message>
    <message>
        <source>Engine: Loggia&apos;s own, by far the strongest. Alpha-beta and Minimax: the algorithms of the textbook, to compare.</source>
        <translation>Motor: el de Loggia, con mucho el más fuerte. Alfa-beta y Minimax: los algoritmos del libro, para comparar.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ContestantEditor</name>
    <message>
        <source>%1: engine</source>
        <translation>%1: motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <translation>Nivel: %1</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Jugadas aleatorias</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Who plays as %1</source>
        <translation>Quién juega como %1</translation>
    </message>
    <message>
        <source>%1: command</source>
        <translation>%1: comando</translation>
    </message>
    <message>
        <source>Run for each move as COMMAND one-move IN OUT DEPTH, in a temporary folder. &quot;depth=5,timeout=60:&quot; may go before the command.</source>
        <translation>Se ejecuta en cada jugada como COMANDO one-move ENTRADA SALIDA PROFUNDIDAD, en una carpeta temporal. Delante del comando se puede poner «depth=5,timeout=60:».</translation>
    </message>
    <message>
        <source>random moves</source>
        <translation>jugadas aleatorias</translation>
    </message>
    <message>
        <source>Enter the command that starts the program, for example %1</source>
        <translation>Escribe el comando que inicia el programa, por ejemplo %1</translation>
    </message>
    <message>
        <source>%1, by score</source>
        <translation>%1, por puntos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DepthPanel</name>
    <message>
        <source>Engine to measure</source>
        <translation>Motor que se mide</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copiar como te&amp;xto</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Copiar como &amp;CSV</translation>
    </message>
    <message>
        <source>CPU time for one move on the empty board at depth 1, 2, 3 and so on, up to the first depth that exceeds the limit.</source>
        <translation>Tiempo de CPU para una jugada en el tablero vacío a profundidad 1, 2, 3, etc., hasta la primera profundidad que supere el límite.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Limit per move</source>
        <translation>Límite por jugada</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Depth table</source>
        <translation>Profundidades</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>CPU s</source>
        <translation>CPU (s)</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>CPU time against depth</source>
        <translation>Tiempo de CPU según la profundidad</translation>
    </message>
    <message>
        <source>Stop &amp;measuring</source>
        <translation>Detener la &amp;medición</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>These rows were measured with other settings.</source>
        <translation>Estas filas se midieron con otros ajustes.</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidad</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>segundos de CPU</translation>
    </message>
    <message>
        <source>The curve appears here (logarithmic time scale).</source>
        <translation>La curva aparece aquí (escala de tiempo logarítmica).</translation>
    </message>
    <message>
        <source>depth %1: %2 s</source>
        <translation>profundidad %1: %2 s</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DerivationPanel</name>
    <message>
        <source>Go to the equations</source>
        <translation>Ir a las ecuaciones</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Go to the solution</source>
        <translation>Ir a la solución</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Copiar como LaTeX</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Copy all steps, with reasons</source>
        <translation>Copia todos los pasos, con sus razones</translation>
    </message>
    <message>
        <source>Copy all steps as a LaTeX document</source>
        <translation>Copia todos los pasos como documento LaTeX</translation>
    </message>
    <message>
        <source>Each statement as an equation over GF(2): 1 is true, 0 is false, a product is &quot;and&quot;, and a sum is &quot;exclusive or&quot;. Addition and subtraction are the same, because 1 + 1 = 0.</source>
        <translation>Cada afirmación como una ecuación sobre GF(2): 1 es verdadero, 0 es falso, un producto es «y», y una suma es «o exclusivo». La suma y la resta son lo mismo, porque 1 + 1 = 0.</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>Stopped here.</source>
        <translation>Detenido aquí.</translation>
    </message>
    <message>
        <source>Solved: every atom has a value.</source>
        <translation>Resuelto: todos los átomos tienen un valor.</translation>
    </message>
    <message>
        <source>No further substitution is possible: more than one solution remains.</source>
        <translation>No es posible ninguna otra sustitución: queda más de una solución.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>There are no equations.</source>
        <translation>No hay ecuaciones.</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>The equations</source>
        <translation>Las ecuaciones</translation>
    </message>
    <message>
        <source>No values known yet.</source>
        <translation>Aún no se conoce ningún valor.</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>Se conocen: %1</translation>
    </message>
    <message>
        <source>Ever&amp;y small step</source>
        <translation>Cada paso pe&amp;queño</translation>
    </message>
    <message>
        <source>Stop after each single rule, not after a whole substitution</source>
        <translation>Se detiene tras cada regla, no tras toda una sustitución</translation>
    </message>
    <message>
        <source>The steps so far. Click one to see it again.</source>
        <translation>Los pasos hasta ahora. Haz clic en uno para verlo otra vez.</translation>
    </message>
    <message>
        <source>Steps so &amp;far</source>
        <translation>Pasos &amp;hasta ahora</translation>
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
        <translation>Otro programa cambió %1, así que se ha vuelto a leer. Con Deshacer recuperas tu versión.</translation>
    </message>
    <message>
        <source>%1 was changed by another program and cannot be read now. The document stays as it was.</source>
        <translation>Otro programa cambió %1 y ahora no se puede leer. El documento queda como estaba.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Conservar la mía</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <translation>Cargar la otra</translation>
    </message>
    <message>
        <source>Show the Difference</source>
        <translation>Mostrar la diferencia</translation>
    </message>
    <message>
        <source>The file was changed</source>
        <translation>El archivo ha cambiado</translation>
    </message>
    <message>
        <source>Another program changed %1, and you changed it here.</source>
        <translation>Otro programa cambió %1, y tú lo cambiaste aquí.</translation>
    </message>
    <message>
        <source>If you load theirs, Undo brings back yours.</source>
        <translation>Si cargas la otra versión, con Deshacer recuperas la tuya.</translation>
    </message>
    <message>
        <source>If you load theirs, Undo brings back yours. Below, lines with - are only in yours, and lines with + only in theirs.</source>
        <translation>Si cargas la otra versión, con Deshacer recuperas la tuya. Abajo, las líneas con - están solo en la tuya, y las líneas con + solo en la otra.</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>El texto es el mismo.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DiskNotice</name>
    <message>
        <source>Grade only what has changed (F5)</source>
        <translation>Califica solo lo que ha cambiado (F5)</translation>
    </message>
    <message>
        <source>The new hand-ins wait in the table until they are graded</source>
        <translation>Las nuevas entregas esperan en la tabla hasta que se califiquen</translation>
    </message>
    <message>
        <source>These files and folders are not offered again</source>
        <translation>Estos archivos y carpetas no se ofrecen de nuevo</translation>
    </message>
    <message>
        <source>%1 result is out of date: the hand-in or the problem has changed since.</source>
        <translation>%1 resultado está desactualizado: la entrega o el problema ha cambiado desde entonces.</translation>
    </message>
    <message>
        <source>%1 results are out of date: the hand-ins or the problem have changed since.</source>
        <translation>%1 resultados están desactualizados: las entregas o el problema han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>%1 hand-in is no longer on the disk.</source>
        <translation>%1 entrega ya no está en el disco.</translation>
    </message>
    <message>
        <source>%1 hand-ins are no longer on the disk.</source>
        <translation>%1 entregas ya no están en el disco.</translation>
    </message>
    <message>
        <source>%1 new hand-in is in the folder of the class: %2.</source>
        <translation>Hay %1 entrega nueva en la carpeta de la clase: %2.</translation>
    </message>
    <message>
        <source>%1 new hand-ins are in the folder of the class: %2.</source>
        <translation>Hay %1 entregas nuevas en la carpeta de la clase: %2.</translation>
    </message>
    <message>
        <source>Grade agai&amp;n</source>
        <translation>Califica&amp;r de nuevo</translation>
    </message>
    <message>
        <source>&amp;Add to the table</source>
        <translation>Añ&amp;adir a la tabla</translation>
    </message>
    <message>
        <source>Ignor&amp;e</source>
        <translation>I&amp;gnorar</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DistanceLegend</name>
    <message>
        <source>unreachable</source>
        <translation>inalcanzable</translation>
    </message>
    <message>
        <source>no distances</source>
        <translation>sin distancias</translation>
    </message>
    <message>
        <source>%1 from the start</source>
        <translation>%1 desde el inicio</translation>
    </message>
    <message>
        <source>%1 to the goal</source>
        <translation>%1 hasta la meta</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DocumentOpening</name>
    <message>
        <source>Stopped opening %1.</source>
        <translation>Se dejó de abrir %1.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Abrir: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2</source>
        <translation>Se abrió %1: %2</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Se abrió %1</translation>
    </message>
    <message>
        <source>Opened the example %1</source>
        <translation>Se abrió el ejemplo %1</translation>
    </message>
    <message>
        <source>Another program changed %1, so it was read again.</source>
        <translation>Otro programa cambió %1, así que se ha vuelto a leer.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DocumentSaving</name>
    <message>
        <source>Save: %1</source>
        <translation>Guardar: %1</translation>
    </message>
    <message>
        <source>The file is still being read.</source>
        <translation>El archivo aún se está leyendo.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>This format loses something</source>
        <translation>Este formato pierde algo</translation>
    </message>
    <message>
        <source>The open document still contains it until you close or replace it.</source>
        <translation>El documento abierto aún lo contiene hasta que lo cierres o lo sustituyas.</translation>
    </message>
    <message>
        <source>Choose Another Format...</source>
        <translation>Elegir otro formato...</translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation>Guardar igualmente</translation>
    </message>
    <message>
        <source>The file is newer</source>
        <translation>El archivo es más reciente</translation>
    </message>
    <message>
        <source>%1 has changed since this document was opened or saved here.</source>
        <translation>%1 ha cambiado desde que este documento se abrió o se guardó aquí.</translation>
    </message>
    <message>
        <source>If you replace it, those changes are lost.</source>
        <translation>Si lo sustituyes, esos cambios se pierden.</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagen</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>PDF picture</source>
        <translation>Imagen PDF</translation>
    </message>
    <message>
        <source>The file has comments</source>
        <translation>El archivo contiene comentarios</translation>
    </message>
    <message>
        <source>The comments in %1 are not part of the document.</source>
        <translation>Los comentarios de %1 no forman parte del documento.</translation>
    </message>
    <message>
        <source>If you replace the file, they are lost.</source>
        <translation>Si sustituyes el archivo, se pierden.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Documents</name>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawingBar</name>
    <message>
        <source>Add st&amp;ate</source>
        <translation>Añadir est&amp;ado</translation>
    </message>
    <message>
        <source>Arrow fr&amp;om here</source>
        <translation>&amp;Flecha desde aquí</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Sta&amp;rt here</source>
        <translation>Empe&amp;zar aquí</translation>
    </message>
    <message>
        <source>Add a state (Insert, or double-click the background)</source>
        <translation>Añade un estado (Ins, o doble clic en el fondo)</translation>
    </message>
    <message>
        <source>Draw an arrow from the selected state, or delete it: choose its target next (C, or right-drag)</source>
        <translation>Dibuja una flecha desde el estado seleccionado, o la elimina: elige después su destino (C, o arrastra con el botón derecho)</translation>
    </message>
    <message>
        <source>both players</source>
        <translation>ambos jugadores</translation>
    </message>
    <message>
        <source>player 1</source>
        <translation>jugador 1</translation>
    </message>
    <message>
        <source>player 2</source>
        <translation>jugador 2</translation>
    </message>
    <message>
        <source>Who may follow new arrows</source>
        <translation>Quién puede seguir las flechas nuevas</translation>
    </message>
    <message>
        <source>Who may follow new arrows (1, 2 or B in the drawing). Drawing over an arrow changes its owner.</source>
        <translation>Quién puede seguir las flechas nuevas (1, 2 o B en el dibujo). Al dibujar sobre una flecha cambia su dueño.</translation>
    </message>
    <message>
        <source>Delete the selected state and its arrows (Delete)</source>
        <translation>Elimina el estado seleccionado y sus flechas (Supr)</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>Nombre del estado</translation>
    </message>
    <message>
        <source>not final</source>
        <translation>no final</translation>
    </message>
    <message>
        <source>final: loss</source>
        <translation>final: derrota</translation>
    </message>
    <message>
        <source>final: draw</source>
        <translation>final: empate</translation>
    </message>
    <message>
        <source>final: win</source>
        <translation>final: victoria</translation>
    </message>
    <message>
        <source>Outcome of the selected state for the player to move</source>
        <translation>Resultado del estado seleccionado para quien tiene el turno</translation>
    </message>
    <message>
        <source>The outcome for the player to move there. A state without moves is always lost.</source>
        <translation>El resultado para quien tiene el turno en él. Un estado sin jugadas es siempre una derrota.</translation>
    </message>
    <message>
        <source>Start the game at the selected state (S)</source>
        <translation>Empieza la partida en el estado seleccionado (S)</translation>
    </message>
    <message>
        <source>The name of the selected state (F2, or double-click it)</source>
        <translation>El nombre del estado seleccionado (F2, o doble clic en él)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawingEditor</name>
    <message>
        <source>move a state</source>
        <translation>desplazamiento de un estado</translation>
    </message>
    <message>
        <source>New arrows belong to both players.</source>
        <translation>Las flechas nuevas son de ambos jugadores.</translation>
    </message>
    <message>
        <source>New arrows belong to player %1 only.</source>
        <translation>Las flechas nuevas son solo del jugador %1.</translation>
    </message>
    <message>
        <source>Click the target of the arrow, or choose it with the arrow keys and press Enter.</source>
        <translation>Haz clic en el destino de la flecha, o elígelo con las teclas de flecha y pulsa Intro.</translation>
    </message>
    <message>
        <source>change the start</source>
        <translation>cambio del inicio</translation>
    </message>
    <message>
        <source>change the outcome</source>
        <translation>cambio del resultado</translation>
    </message>
    <message>
        <source>The limit is %1 states.</source>
        <translation>El límite es de %1 estados.</translation>
    </message>
    <message>
        <source>add a state</source>
        <translation>estado añadido</translation>
    </message>
    <message>
        <source>delete an arrow</source>
        <translation>flecha eliminada</translation>
    </message>
    <message>
        <source>draw an arrow</source>
        <translation>flecha dibujada</translation>
    </message>
    <message>
        <source>change the owner of an arrow</source>
        <translation>cambio del dueño de una flecha</translation>
    </message>
    <message>
        <source>A game needs at least one state.</source>
        <translation>Un juego necesita al menos un estado.</translation>
    </message>
    <message>
        <source>delete a state</source>
        <translation>estado eliminado</translation>
    </message>
    <message>
        <source>name a state</source>
        <translation>nombre de un estado</translation>
    </message>
</context>
<context>
    <name>loggia::ui::DrawnGameView</name>
    <message>
        <source>Drawing of the game</source>
        <translation>Dibujo del juego</translation>
    </message>
    <message>
        <source>Double-click to add a state. Drag to move one. Right-drag to draw an arrow.</source>
        <translation>Doble clic: nuevo estado. Arrastrar: moverlo. Con botón derecho: flecha.</translation>
    </message>
    <message>
        <source>Release over the target state</source>
        <translation>Suelta sobre el estado de destino</translation>
    </message>
    <message>
        <source>Click the target of the arrow, or press Esc to cancel</source>
        <translation>Haz clic en el destino de la flecha, o pulsa Esc para cancelar</translation>
    </message>
    <message>
        <source>Deletes the arrow from %1 to %2</source>
        <translation>Elimina la flecha de %1 a %2</translation>
    </message>
    <message>
        <source>Draws an arrow from %1 to %2</source>
        <translation>Dibuja una flecha de %1 a %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::EngineEditor</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>%1: search</source>
        <translation>%1: búsqueda</translation>
    </message>
    <message>
        <source>Minimax looks at every move and is the slowest; the engine searches deepest in the same time</source>
        <translation>Minimax examina todas las jugadas y es el más lento; el motor es el que busca a más profundidad en el mismo tiempo</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patrones</translation>
    </message>
    <message>
        <source>Material score</source>
        <translation>Solo puntos</translation>
    </message>
    <message>
        <source>%1: evaluation</source>
        <translation>%1: evaluación</translation>
    </message>
    <message>
        <source>How positions at the search depth are evaluated. Patterns also count lines of four that can still be completed.</source>
        <translation>Cómo se evalúan las posiciones a la profundidad de búsqueda. Los patrones cuentan también las líneas de cuatro que aún se pueden completar.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ExampleBar</name>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ExportButton</name>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Save the results of the hand-ins that are graded (Ctrl+E)</source>
        <translation>Guarda los resultados de las entregas calificadas (Control+E)</translation>
    </message>
    <message>
        <source>&amp;Table for a Spreadsheet (CSV)...</source>
        <translation>&amp;Tabla para una hoja de cálculo (CSV)...</translation>
    </message>
    <message>
        <source>&amp;Pages for the Students (HTML)...</source>
        <translation>&amp;Páginas para los estudiantes (HTML)...</translation>
    </message>
    <message>
        <source>&amp;Gradescope...</source>
        <translation>&amp;Gradescope...</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>&amp;JSON...</translation>
    </message>
    <message>
        <source>J&amp;Unit XML...</source>
        <translation>J&amp;Unit XML...</translation>
    </message>
    <message>
        <source>Export All</source>
        <translation>Exportar todos</translation>
    </message>
    <message>
        <source>Grade Again</source>
        <translation>Calificar de nuevo</translation>
    </message>
    <message>
        <source>Leave Them Out</source>
        <translation>Omitirlos</translation>
    </message>
    <message>
        <source>Export results that are out of date?</source>
        <translation>¿Exportar resultados desactualizados?</translation>
    </message>
    <message>
        <source>%1 result does not match what is on the disk: the hand-in or the problem has changed or is gone.</source>
        <translation>%1 resultado no corresponde a lo que hay en el disco: la entrega o el problema ha cambiado o ya no está.</translation>
    </message>
    <message>
        <source>%1 results do not match what is on the disk: the hand-ins or the problem have changed or are gone.</source>
        <translation>%1 resultados no corresponden a lo que hay en el disco: las entregas o el problema han cambiado o ya no están.</translation>
    </message>
    <message>
        <source>If you grade again, export afterwards. Unchanged hand-ins are not run again.</source>
        <translation>Si calificas de nuevo, exporta después. Las entregas sin cambios no se ejecutan otra vez.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FeaturesBox</name>
    <message>
        <source>Record a proof</source>
        <translation>Registrar demostración</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>bounded</source>
        <translation>acotada</translation>
    </message>
    <message>
        <source>complete (1960)</source>
        <translation>completa (1960)</translation>
    </message>
    <message>
        <source>Eliminate atoms by resolution before the search</source>
        <translation>Elimina átomos por resolución antes de la búsqueda</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>lowest atom</source>
        <translation>átomo menor</translation>
    </message>
    <message>
        <source>most frequent literal</source>
        <translation>literal más frecuente</translation>
    </message>
    <message>
        <source>activity (VSIDS)</source>
        <translation>actividad (VSIDS)</translation>
    </message>
    <message>
        <source>most recent conflict (VMTF)</source>
        <translation>conflicto más reciente (VMTF)</translation>
    </message>
    <message>
        <source>alternating VSIDS and VMTF</source>
        <translation>VSIDS y VMTF alternados</translation>
    </message>
    <message>
        <source>How the next decision atom is chosen</source>
        <translation>Cómo se elige el átomo de la siguiente decisión</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramificación</translation>
    </message>
    <message>
        <source>Luby sequence</source>
        <translation>sucesión de Luby</translation>
    </message>
    <message>
        <source>dynamic (Glucose)</source>
        <translation>dinámico (Glucose)</translation>
    </message>
    <message>
        <source>alternating fast and slow</source>
        <translation>alternancia de rápido y lento</translation>
    </message>
    <message>
        <source>When the search restarts (it keeps the learned clauses)</source>
        <translation>Cuándo se reinicia la búsqueda (conserva las cláusulas aprendidas)</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Aprendizaje</translation>
    </message>
    <message>
        <source>Learn a clause from each conflict and backjump</source>
        <translation>Aprende una cláusula de cada conflicto y da un salto atrás</translation>
    </message>
    <message>
        <source>Minimisation</source>
        <translation>Minimización</translation>
    </message>
    <message>
        <source>Remove redundant literals from learned clauses</source>
        <translation>Quita los literales redundantes de las cláusulas aprendidas</translation>
    </message>
    <message>
        <source>Deletion</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>Delete learned clauses that are rarely used</source>
        <translation>Borra las cláusulas aprendidas que se usan poco</translation>
    </message>
    <message>
        <source>Phase saving</source>
        <translation>Guardar fases</translation>
    </message>
    <message>
        <source>Decide an atom with its most recent value first</source>
        <translation>Decide un átomo primero con su valor más reciente</translation>
    </message>
    <message>
        <source>True first</source>
        <translation>Verdadero primero</translation>
    </message>
    <message>
        <source>Decide true first</source>
        <translation>Decide primero verdadero</translation>
    </message>
    <message>
        <source>Pure literals</source>
        <translation>Literales puros</translation>
    </message>
    <message>
        <source>Set a literal to true if its negation occurs nowhere</source>
        <translation>Hace verdadero un literal si su negación no aparece en ninguna parte</translation>
    </message>
    <message>
        <source>Subsumption</source>
        <translation>Subsunción</translation>
    </message>
    <message>
        <source>Delete subsumed clauses during elimination</source>
        <translation>Borra las cláusulas subsumidas durante la eliminación</translation>
    </message>
    <message>
        <source>Needed to check unsatisfiable answers. Takes memory on long runs.</source>
        <translation>Hace falta para comprobar las respuestas insatisfacibles. Ocupa memoria en ejecuciones largas.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Files</name>
    <message>
        <source>Loggia does not recognise this kind of file.</source>
        <translation>Loggia no reconoce este tipo de archivo.</translation>
    </message>
    <message>
        <source>Loggia opens %1.</source>
        <translation>Loggia abre %1.</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>Some files cannot be opened</source>
        <translation>Algunos archivos no se pueden abrir</translation>
    </message>
    <message>
        <source>%1 files cannot be opened.</source>
        <translation>%1 archivos no se pueden abrir.</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>No se puede guardar %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Replace file</source>
        <translation>Sustituir archivo</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>If you replace it, its content is lost.</source>
        <translation>Si lo sustituyes, su contenido se pierde.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Stopped saving %1. What was in the file is still there.</source>
        <translation>Se dejó de guardar %1. Lo que había en el archivo sigue ahí.</translation>
    </message>
    <message>
        <source>Save As...</source>
        <translation>Guardar como...</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Sustituir archivos</translation>
    </message>
    <message>
        <source>%1 file of this name already exists in the folder.</source>
        <translation>%1 archivo con ese nombre ya existe en la carpeta.</translation>
    </message>
    <message>
        <source>%1 files of these names already exist in the folder.</source>
        <translation>%1 archivos con esos nombres ya existen en la carpeta.</translation>
    </message>
    <message>
        <source>If you replace them, their content is lost.</source>
        <translation>Si los sustituyes, su contenido se pierde.</translation>
    </message>
    <message>
        <source>Saved %1 file in %2</source>
        <translation>%1 archivo guardado en %2</translation>
    </message>
    <message>
        <source>Saved %1 files in %2</source>
        <translation>%1 archivos guardados en %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormsComparePanel</name>
    <message>
        <source>Sh&amp;ow this row</source>
        <translation>M&amp;ostrar esta fila</translation>
    </message>
    <message>
        <source>Is another function e&amp;quivalent? Type it in any notation, for example a student&apos;s answer.</source>
        <translation>¿Es e&amp;quivalente otra función? Escríbela en cualquier notación; puede ser, por ejemplo, la respuesta de un estudiante.</translation>
    </message>
    <message>
        <source>The other function</source>
        <translation>La otra función</translation>
    </message>
    <message>
        <source>a &amp; !b | c</source>
        <translation>a &amp; !b | c</translation>
    </message>
    <message>
        <source>Go to this row in the truth table</source>
        <translation>Va a esta fila de la tabla de verdad</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Aún no hay nada que comparar</translation>
    </message>
    <message>
        <source>The two functions may have different inputs.</source>
        <translation>Las dos funciones pueden tener entradas distintas.</translation>
    </message>
    <message>
        <source>The function on the left has too many inputs or outputs to compare here; &quot;loggia-cli minimize --check&quot; can compare it.</source>
        <translation>La función de la izquierda tiene demasiadas entradas o salidas para compararla aquí; «loggia-cli minimize --check» puede compararla.</translation>
    </message>
    <message>
        <source>Reading the function on the left.</source>
        <translation>Leyendo la función de la izquierda.</translation>
    </message>
    <message>
        <source>Correct the function on the left first.</source>
        <translation>Corrige primero la función de la izquierda.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Equivalent</source>
        <translation>Equivalentes</translation>
    </message>
    <message>
        <source>They agree on every row that is not a don&apos;t-care.</source>
        <translation>Coinciden en todas las filas que no son indiferentes.</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Distintas</translation>
    </message>
    <message>
        <source>For %1 the function on the left is %2 and this one is %3.</source>
        <translation>Para %1, la función de la izquierda vale %2 y esta vale %3.</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>No se pueden comparar</translation>
    </message>
    <message>
        <source>Equivalent with other letters</source>
        <translation>Equivalentes con otras letras</translation>
    </message>
    <message>
        <source>With other letters (%1) they agree on every row that is not a don&apos;t-care.</source>
        <translation>Con otras letras (%1) coinciden en todas las filas que no son indiferentes.</translation>
    </message>
    <message>
        <source>They agree on every row.</source>
        <translation>Coinciden en todas las filas.</translation>
    </message>
    <message>
        <source>With other letters (%1) they agree on every row.</source>
        <translation>Con otras letras (%1) coinciden en todas las filas.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaBar</name>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>&amp;Normalise</source>
        <translation>&amp;Normalizar</translation>
    </message>
    <message>
        <source>Order of the variables</source>
        <translation>Orden de las variables</translation>
    </message>
    <message>
        <source>Turns of E and A</source>
        <translation>Turnos de E y A</translation>
    </message>
    <message>
        <source>Type a formula: ((x+y)*-z)</source>
        <translation>Escribe una fórmula: ((x+y)*-z)</translation>
    </message>
    <message>
        <source>Who chooses in each turn: E (wants true) or A (wants false)</source>
        <translation>Quién elige en cada turno: E (quiere que sea verdadera) o A (quiere que sea falsa)</translation>
    </message>
    <message>
        <source>The order in which the variables are chosen</source>
        <translation>El orden en que se eligen las variables</translation>
    </message>
    <message>
        <source>Rewrite the formula in the game&apos;s syntax: * for and, + for or, - for not</source>
        <translation>Reescribe la fórmula en la sintaxis del juego: * para y, + para o, - para no</translation>
    </message>
    <message>
        <source>For&amp;mula</source>
        <translation>Fór&amp;mula</translation>
    </message>
    <message>
        <source>Tu&amp;rns</source>
        <translation>Tu&amp;rnos</translation>
    </message>
    <message>
        <source>Varia&amp;bles</source>
        <translation>Varia&amp;bles</translation>
    </message>
    <message>
        <source>move a turn</source>
        <translation>cambio de orden de un turno</translation>
    </message>
    <message>
        <source>move a variable</source>
        <translation>cambio de orden de una variable</translation>
    </message>
    <message>
        <source>normalise the formula</source>
        <translation>normalización de la fórmula</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <translation>Interpretada como %1</translation>
    </message>
    <message>
        <source>; %1 is written %2</source>
        <translation>; %1 se escribe %2</translation>
    </message>
    <message>
        <source>* is and, + is or, - is not. Each * and + needs its own brackets.</source>
        <translation>* es y, + es o, - es no. Cada * y cada + necesita sus propios paréntesis.</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>En el carácter %1: %2</translation>
    </message>
    <message>
        <source>Long in the game&apos;s syntax. Press Normalise to play it.</source>
        <translation>Larga en la sintaxis del juego. Pulsa Normalizar para jugarla.</translation>
    </message>
    <message>
        <source>%1 characters are too many to edit here. You can still play, save and copy the formula.</source>
        <translation>%1 caracteres son demasiados para editarlos aquí. Aun así puedes jugar, guardar y copiar la fórmula.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaDocument</name>
    <message>
        <source>type text</source>
        <translation>escritura de texto</translation>
    </message>
    <message>
        <source>turn %1 for %2</source>
        <translation>turno %1 para %2</translation>
    </message>
    <message>
        <source>new formula</source>
        <translation>fórmula nueva</translation>
    </message>
    <message>
        <source>play again</source>
        <translation>vuelta a empezar</translation>
    </message>
</context>
<context>
    <name>loggia::ui::FormulaGamePage</name>
    <message>
        <source>&amp;Who wins?</source>
        <translation>¿&amp;Quién gana?</translation>
    </message>
    <message>
        <source>Show who wins with perfect play, and why (spoiler)</source>
        <translation>Muestra quién gana con juego perfecto, y por qué (desvela la solución)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Truth table</source>
        <translation>Tabla de verdad</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Elecciones</translation>
    </message>
    <message>
        <source>%1 = %2, chosen by %3 in turn %4.</source>
        <translation>%1 = %2, elegido por %3 en el turno %4.</translation>
    </message>
    <message>
        <source>%1 chooses %2 in turn %3. %4 is chosen next.</source>
        <translation>%1 elige %2 en el turno %3. Ahora se elige %4.</translation>
    </message>
    <message>
        <source>%1 (computer) chooses %2.</source>
        <translation>%1 (computadora) elige %2.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>line of best play</source>
        <translation>variante de juego perfecto</translation>
    </message>
    <message>
        <source>A line of best play</source>
        <translation>Una variante de juego perfecto</translation>
    </message>
    <message>
        <source>%1
Step through it with Alt+Right and Alt+Left, or choose another value. Undo takes it away.</source>
        <translation>%1
Recórrela con Alt+Derecha y Alt+Izquierda, o elige otro valor. Con Deshacer desaparece.</translation>
    </message>
    <message>
        <source>random game %1</source>
        <translation>partida aleatoria %1</translation>
    </message>
    <message>
        <source>%1 can win this random game. Can you keep the win to the end?
Seed: %2</source>
        <translation>%1 puede ganar esta partida aleatoria. ¿Sabrás conservar la victoria hasta el final?
Semilla: %2</translation>
    </message>
    <message>
        <source>No tree yet</source>
        <translation>Aún no hay árbol</translation>
    </message>
    <message>
        <source>E wins: the formula is true.</source>
        <translation>Gana E: la fórmula es verdadera.</translation>
    </message>
    <message>
        <source>A wins: the formula is false.</source>
        <translation>Gana A: la fórmula es falsa.</translation>
    </message>
    <message>
        <source>Blunder by %1 in turn %2: %3 = %4 would have kept the win.</source>
        <translation>Error grave de %1 en el turno %2: %3 = %4 habría conservado la victoria.</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Aún no hay partida</translation>
    </message>
    <message>
        <source>Type or paste a formula. Other notations (&quot;x and not y&quot;) are converted automatically.</source>
        <translation>Escribe o pega una fórmula. Otras notaciones («x and not y») se convierten automáticamente.</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Errores graves</translation>
    </message>
    <message>
        <source>No blunders</source>
        <translation>Sin errores graves</translation>
    </message>
    <message>
        <source>E had a winning strategy from the start.</source>
        <translation>E tenía una estrategia ganadora desde el principio.</translation>
    </message>
    <message>
        <source>A had a winning strategy from the start.</source>
        <translation>A tenía una estrategia ganadora desde el principio.</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Looking for blunders…</source>
        <translation>Buscando errores graves…</translation>
    </message>
    <message>
        <source>The blunders of this game are not known.</source>
        <translation>No se conocen los errores graves de esta partida.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>¿Quién gana?</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Stopped before the winner was known.</source>
        <translation>Se detuvo antes de saber quién gana.</translation>
    </message>
    <message>
        <source>%1 wins with perfect play</source>
        <translation>Con juego perfecto gana %1</translation>
    </message>
    <message>
        <source>Turn %1: %2 chooses %3</source>
        <translation>Turno %1: %2 elige %3</translation>
    </message>
    <message>
        <source>Formula Game</source>
        <translation>Juego de fórmulas</translation>
    </message>
    <message>
        <source>Formula game configuration</source>
        <translation>Configuración del juego de fórmulas</translation>
    </message>
    <message>
        <source>open a configuration</source>
        <translation>apertura de una configuración</translation>
    </message>
    <message>
        <source>paste a configuration</source>
        <translation>pegado de una configuración</translation>
    </message>
    <message>
        <source>paste a formula</source>
        <translation>pegado de una fórmula</translation>
    </message>
    <message>
        <source>E wants the formula to be true, A wants it to be false. In the formula, * is and, + is or, and - is not.</source>
        <translation>E quiere que la fórmula sea verdadera y A que sea falsa. En la fórmula, * es «y», + es «o» y - es «no».</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>One blunder</source>
        <translation>Un error grave</translation>
    </message>
    <message>
        <source>Review goes back to it and shows what each value led to.</source>
        <translation>Revisar vuelve a él y muestra adónde llevaba cada valor.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameBar</name>
    <message>
        <source>Choose a game</source>
        <translation>Elige un juego</translation>
    </message>
    <message>
        <source>Choose a game, then change its parameters</source>
        <translation>Elige un juego y cambia después sus parámetros</translation>
    </message>
    <message>
        <source>Parameters of the game</source>
        <translation>Parámetros del juego</translation>
    </message>
    <message>
        <source>1-2-10</source>
        <translation>1-2-10</translation>
    </message>
    <message>
        <source>Type a game with its parameters, for example nim 3 4 5</source>
        <translation>Escribe un juego con sus parámetros, por ejemplo nim 3 4 5</translation>
    </message>
    <message>
        <source>Show each position once, equivalent positions merged, or the whole tree</source>
        <translation>Muestra cada posición una sola vez, con las posiciones equivalentes fusionadas, o el árbol completo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>M&amp;ostrar</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>elección de %1</translation>
    </message>
    <message>
        <source>Understood as %1. %2</source>
        <translation>Interpretado como %1. %2</translation>
    </message>
    <message>
        <source>At character %1: %2</source>
        <translation>En el carácter %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameGraphDocument</name>
    <message>
        <source>typing</source>
        <translation>escritura</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>vuelta a empezar</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>juego nuevo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameGraphPage</name>
    <message>
        <source>draw a game</source>
        <translation>dibujo de un juego</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>Val&amp;ores</translation>
    </message>
    <message>
        <source>Show who wins in each position, and the outcome of each move (spoiler)</source>
        <translation>Muestra quién gana en cada posición y el resultado de cada jugada (desvela la solución)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>Resolviendo…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Game (positions)</source>
        <translation>Juego (posiciones)</translation>
    </message>
    <message>
        <source>Cannot copy: %1.</source>
        <translation>No se puede copiar: %1.</translation>
    </message>
    <message>
        <source>open a game</source>
        <translation>apertura de un juego</translation>
    </message>
    <message>
        <source>paste a game</source>
        <translation>pegado de un juego</translation>
    </message>
    <message>
        <source>Cannot paste: %1.</source>
        <translation>No se puede pegar: %1.</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Pegado</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Player %1 (%2) is to move.</source>
        <translation>Juega el jugador %1 (%2).</translation>
    </message>
    <message>
        <source>Player %1 is to move.</source>
        <translation>Juega el jugador %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> Misère: winning and losing are exchanged.</source>
        <translation> Misère: se intercambian victoria y derrota.</translation>
    </message>
    <message>
        <source>You are looking at another position. Go back to the game to make a move.</source>
        <translation>Estás viendo otra posición. Vuelve a la partida para hacer una jugada.</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn.</source>
        <translation>Es el turno de la computadora.</translation>
    </message>
    <message>
        <source>This position cannot be reached from the start.</source>
        <translation>A esta posición no se puede llegar desde el inicio.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>1 win</source>
        <translation>1 victoria</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 victorias</translation>
    </message>
    <message>
        <source>1 loss</source>
        <translation>1 derrota</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 derrotas</translation>
    </message>
    <message>
        <source>1 draw</source>
        <translation>1 empate</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 empates</translation>
    </message>
    <message>
        <source>1 position:</source>
        <translation>1 posición:</translation>
    </message>
    <message>
        <source>%1 positions:</source>
        <translation>%1 posiciones:</translation>
    </message>
    <message>
        <source>1 position.</source>
        <translation>1 posición.</translation>
    </message>
    <message>
        <source>%1 positions.</source>
        <translation>%1 posiciones.</translation>
    </message>
    <message>
        <source>1 move.</source>
        <translation>1 jugada.</translation>
    </message>
    <message>
        <source>%1 moves.</source>
        <translation>%1 jugadas.</translation>
    </message>
    <message>
        <source>Tree: 1 position,</source>
        <translation>Árbol: 1 posición,</translation>
    </message>
    <message>
        <source>Tree: %1 positions,</source>
        <translation>Árbol: %1 posiciones,</translation>
    </message>
    <message>
        <source>1 leaf.</source>
        <translation>1 hoja.</translation>
    </message>
    <message>
        <source>%1 leaves.</source>
        <translation>%1 hojas.</translation>
    </message>
    <message>
        <source>Positions can repeat, so a game may never end.</source>
        <translation>Las posiciones se pueden repetir, así que una partida puede no acabar nunca.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Se muestran las primeras %1.</translation>
    </message>
    <message>
        <source>Hint: %1 leads to %2 and %3.</source>
        <translation>Pista: %1 lleva a %2 y %3.</translation>
    </message>
    <message>
        <source>Round: player 1 to move. Box: player 2.</source>
        <translation>Redondo: mueve el jugador 1. Rectángulo: el jugador 2.</translation>
    </message>
    <message>
        <source>W5, L4, D: the player to move wins in 5 moves, loses in 4, or draws.</source>
        <translation>W5, L4, D: quien mueve gana en 5 jugadas, pierde en 4 o empata.</translation>
    </message>
    <message>
        <source>?: not labelled yet.</source>
        <translation>?: aún sin etiqueta.</translation>
    </message>
    <message>
        <source>W5, L4, D: the move wins in 5 moves, loses in 4, or draws. Filled: a best move.</source>
        <translation>W5, L4, D: la jugada gana en 5 jugadas, pierde en 4 o empata. Relleno: una de las mejores jugadas.</translation>
    </message>
    <message>
        <source>The name of the game has an error. The file would hold the game as it was before the error.</source>
        <translation>El nombre del juego contiene un error. El archivo contendría el juego tal como estaba antes del error.</translation>
    </message>
    <message>
        <source>Values on the board</source>
        <translation>Valores en el tablero</translation>
    </message>
    <message>
        <source>Show in each cell what a move there leads to: a win, a loss or a draw</source>
        <translation>Muestra en cada casilla a qué lleva una jugada: ganar, perder o empatar</translation>
    </message>
    <message>
        <source>The game tree, with every position as often as it can be reached. Point at a position to see who wins there and why.</source>
        <translation>El árbol del juego, con cada posición tantas veces como se puede alcanzar. Señala una posición para ver quién gana allí y por qué.</translation>
    </message>
    <message>
        <source>The game that you draw. Double-click to add a state, and drag with the right button from one state to another to draw an arrow.</source>
        <translation>El juego que dibujas. Haz doble clic para añadir un estado y arrastra con el botón derecho de un estado a otro para dibujar una flecha.</translation>
    </message>
    <message>
        <source>The position of your game. Point at the board to see what a click would do.</source>
        <translation>La posición de tu partida. Señala el tablero para ver qué haría un clic.</translation>
    </message>
    <message>
        <source>No arrows yet: every state is final.</source>
        <translation>Aún no hay flechas: todo estado es final.</translation>
    </message>
    <message>
        <source>Close-up</source>
        <translation>Primer plano</translation>
    </message>
    <message>
        <source>Show one position with the moves to it and from it. Click a position to go there.</source>
        <translation>Muestra una posición con las jugadas que llevan a ella y las que salen de ella. Haz clic en una posición para ir allí.</translation>
    </message>
    <message>
        <source>Above: %1 of the %2 positions that lead here.</source>
        <translation>Arriba: %1 de las %2 posiciones con una jugada hasta aquí.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GameOverBar</name>
    <message>
        <source>Go to the blunder</source>
        <translation>Ir al error grave</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar de nuevo</translation>
    </message>
    <message>
        <source>Show the position in which the game was lost</source>
        <translation>Muestra la posición en la que se perdió la partida</translation>
    </message>
    <message>
        <source>Go through the game with the values of the moves</source>
        <translation>Recorre la partida con los valores de las jugadas</translation>
    </message>
    <message>
        <source>Start another game. Undo brings this one back.</source>
        <translation>Empieza otra partida. Con Deshacer recuperas esta.</translation>
    </message>
    <message>
        <source>Assisted: values were shown during the game.</source>
        <translation>Con ayuda: se mostraron valores durante la partida.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GamePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>Partida &amp;nueva</translation>
    </message>
    <message>
        <source>Show a strong move, with the reasons for it</source>
        <translation>Muestra una jugada fuerte y las razones para hacerla</translation>
    </message>
    <message>
        <source>Start from the empty board. Undo brings this game back.</source>
        <translation>Empieza con el tablero vacío. Con Deshacer recuperas esta partida.</translation>
    </message>
    <message>
        <source>Lines of four that scored</source>
        <translation>Líneas de cuatro que puntuaron</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>%1   +%2</source>
        <translation>%1   +%2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>column %1, 1 point</source>
        <translation>columna %1, 1 punto</translation>
    </message>
    <message>
        <source>column %1, %2 points</source>
        <translation>columna %1, %2 puntos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No four in a row yet</source>
        <translation>Aún no hay cuatro en línea</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hacer principal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>, the only good move</source>
        <translation>, la única jugada buena</translation>
    </message>
    <message>
        <source> (%1 more)</source>
        <translation> (%1 más)</translation>
    </message>
    <message>
        <source> (main line)</source>
        <translation> (línea principal)</translation>
    </message>
    <message>
        <source>%1. %2: %3%4</source>
        <translation>%1. %2: %3%4</translation>
    </message>
    <message>
        <source>variation at move %1, %2: columns %3%4</source>
        <translation>variante en la jugada %1, %2: columnas %3%4</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 variante</translation>
    </message>
    <message>
        <source>%1 variations</source>
        <translation>%1 variantes</translation>
    </message>
    <message>
        <source>Main line; %1</source>
        <translation>Línea principal; %1</translation>
    </message>
    <message>
        <source>A variation is shown (%1 in all)</source>
        <translation>Se muestra una variante (%1 en total)</translation>
    </message>
    <message>
        <source>&amp;Show this line</source>
        <translation>&amp;Mostrar esta línea</translation>
    </message>
    <message>
        <source>&amp;Make this the main line</source>
        <translation>&amp;Hacer de esta la línea principal</translation>
    </message>
    <message>
        <source>&amp;Delete this move and what follows</source>
        <translation>&amp;Eliminar esta jugada y las siguientes</translation>
    </message>
    <message>
        <source>The moves of the game. Click one to see the position after it. Another move there starts a variation.</source>
        <translation>Las jugadas de la partida. Haz clic en una para ver la posición que deja. Otra jugada allí empieza una variante.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GamePlayPanel</name>
    <message>
        <source>Play agai&amp;n</source>
        <translation>Jugar de &amp;nuevo</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>Go back to the start of the game. Undo brings the moves back.</source>
        <translation>Vuelve al principio de la partida. Con Deshacer recuperas las jugadas.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
    <message>
        <source>Perfect, plays for length</source>
        <translation>Perfecto, alarga la partida</translation>
    </message>
    <message>
        <source>Makes mistakes</source>
        <translation>Comete errores</translation>
    </message>
    <message>
        <source>Perfect wins as fast as it can. Playing for length also gives nothing away, but makes the game last.</source>
        <translation>El perfecto gana lo antes posible. El que alarga la partida tampoco regala nada, pero la hace durar.</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Jugador &amp;%1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Percentage of random moves of player %1</source>
        <translation>Porcentaje de jugadas aleatorias del jugador %1</translation>
    </message>
    <message>
        <source>How often it plays a random move</source>
        <translation>Con qué frecuencia hace una jugada aleatoria</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semilla </translation>
    </message>
    <message>
        <source>Seed of player %1</source>
        <translation>Semilla del jugador %1</translation>
    </message>
    <message>
        <source>The same seed always gives the same game</source>
        <translation>La misma semilla da siempre la misma partida</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Jugador 2</translation>
    </message>
    <message>
        <source>Values of the positions</source>
        <translation>Valores de las posiciones</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Values for player 1</source>
        <translation>Valores para el jugador 1</translation>
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
        <translation>%1, un error grave</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, un error</translation>
    </message>
    <message>
        <source>after move %1: %2</source>
        <translation>después de la jugada %1: %2</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Values are hidden or not computed yet.</source>
        <translation>Los valores están ocultos o aún no se han calculado.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GateView</name>
    <message>
        <source>Circuit</source>
        <translation>Circuito</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GeneratorPanel</name>
    <message>
        <source>Generate ne&amp;w</source>
        <translation>Generar &amp;otras</translation>
    </message>
    <message>
        <source>Use this seed</source>
        <translation>Usar esta semilla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Kind of clauses</source>
        <translation>Tipo de cláusulas</translation>
    </message>
    <message>
        <source>Which problem the clauses describe</source>
        <translation>Qué problema describen las cláusulas</translation>
    </message>
    <message>
        <source>The same numbers and seed always give the same clauses</source>
        <translation>Los mismos números y la misma semilla dan siempre las mismas cláusulas</translation>
    </message>
    <message>
        <source>Generate clauses with a new seed and open them in the editor</source>
        <translation>Genera cláusulas con una semilla nueva y las abre en el editor</translation>
    </message>
    <message>
        <source>Generate the clauses of this seed again</source>
        <translation>Vuelve a generar las cláusulas de esta semilla</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GradePanel</name>
    <message>
        <source>Comparing with the reference rules…</source>
        <translation>Comparando con las reglas de referencia…</translation>
    </message>
    <message>
        <source> %1 line was skipped because it can&apos;t be read.</source>
        <translation> Se omitió %1 línea porque no se puede leer.</translation>
    </message>
    <message>
        <source> %1 lines were skipped because they can&apos;t be read.</source>
        <translation> Se omitieron %1 líneas porque no se pueden leer.</translation>
    </message>
    <message>
        <source>%1 difference from the reference rules.</source>
        <translation>%1 diferencia con las reglas de referencia.</translation>
    </message>
    <message>
        <source>%1 differences from the reference rules.</source>
        <translation>%1 diferencias con las reglas de referencia.</translation>
    </message>
    <message>
        <source>Equivalent to the reference rules: 49,128 caves satisfy them.</source>
        <translation>Equivalentes a las reglas de referencia: las cumplen 49.128 cuevas.</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Se detuvo antes de tener un resultado.</translation>
    </message>
    <message>
        <source>Differences from the reference rules</source>
        <translation>Diferencias con las reglas de referencia</translation>
    </message>
    <message>
        <source>Your rules accept this cave; the reference rules forbid it:</source>
        <translation>Tus reglas aceptan esta cueva; las de referencia la prohíben:</translation>
    </message>
    <message>
        <source>Your rules forbid this cave; the reference rules allow it:</source>
        <translation>Tus reglas prohíben esta cueva; las de referencia la permiten:</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphBars</name>
    <message>
        <source>Scroll left and right</source>
        <translation>Desplazar a izquierda y derecha</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>Desplazar arriba y abajo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphPanel</name>
    <message>
        <source>Add node</source>
        <translation>Añadir nodo</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>Eliminar nodo</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Empezar aquí</translation>
    </message>
    <message>
        <source>Goal here</source>
        <translation>Meta aquí</translation>
    </message>
    <message>
        <source>Add edge</source>
        <translation>Añadir arista</translation>
    </message>
    <message>
        <source>Delete edge</source>
        <translation>Eliminar arista</translation>
    </message>
    <message>
        <source>add a node</source>
        <translation>nodo añadido</translation>
    </message>
    <message>
        <source>delete a node</source>
        <translation>nodo eliminado</translation>
    </message>
    <message>
        <source>set the start</source>
        <translation>elección del inicio</translation>
    </message>
    <message>
        <source>set the goal</source>
        <translation>elección de la meta</translation>
    </message>
    <message>
        <source>change an edge</source>
        <translation>cambio de una arista</translation>
    </message>
    <message>
        <source>delete an edge</source>
        <translation>arista eliminada</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>h (heuristic)</source>
        <translation>h (heurística)</translation>
    </message>
    <message>
        <source>Type the names and the heuristics of the nodes</source>
        <translation>Escribe los nombres y las heurísticas de los nodos</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Sentido único</translation>
    </message>
    <message>
        <source>Type the costs; check the edges that lead one way only</source>
        <translation>Escribe los costos; marca las aristas que solo llevan en un sentido</translation>
    </message>
    <message>
        <source>Add an edge between the two nodes, or delete the one that is there</source>
        <translation>Añade una arista entre los dos nodos, o elimina la que ya hay</translation>
    </message>
    <message>
        <source>New edge from</source>
        <translation>Arista nueva desde</translation>
    </message>
    <message>
        <source>Where the new edge begins</source>
        <translation>Dónde empieza la arista nueva</translation>
    </message>
    <message>
        <source>New edge to</source>
        <translation>Arista nueva hasta</translation>
    </message>
    <message>
        <source>Where the new edge ends</source>
        <translation>Dónde termina la arista nueva</translation>
    </message>
    <message>
        <source>rename a node</source>
        <translation>cambio de nombre de un nodo</translation>
    </message>
    <message>
        <source>change a heuristic</source>
        <translation>cambio de una heurística</translation>
    </message>
    <message>
        <source>change a cost</source>
        <translation>cambio de un costo</translation>
    </message>
    <message>
        <source>Select a node and press Start here.</source>
        <translation>Selecciona un nodo y pulsa Empezar aquí.</translation>
    </message>
    <message>
        <source>Select a node and press Goal here.</source>
        <translation>Selecciona un nodo y pulsa Meta aquí.</translation>
    </message>
    <message>
        <source>h of %1 is above the cheapest cost from there: the heuristic is not admissible, so A* may miss the cheapest path.</source>
        <translation>El valor h de %1 supera el costo más bajo desde ahí: la heurística no es admisible, así que A* puede no dar con el camino más barato.</translation>
    </message>
    <message>
        <source>Add a node (Insert, or double-click the background)</source>
        <translation>Añade un nodo (Ins, o doble clic en el fondo)</translation>
    </message>
    <message>
        <source>Delete the selected node and its edges (Delete)</source>
        <translation>Elimina el nodo seleccionado y sus aristas (Supr)</translation>
    </message>
    <message>
        <source>The search starts at the selected node (S)</source>
        <translation>La búsqueda empieza en el nodo seleccionado (S)</translation>
    </message>
    <message>
        <source>The path ends at the selected node (G)</source>
        <translation>El camino termina en el nodo seleccionado (G)</translation>
    </message>
    <message>
        <source>move a node</source>
        <translation>nodo movido</translation>
    </message>
    <message>
        <source>The limit is %1 nodes.</source>
        <translation>El límite es de %1 nodos.</translation>
    </message>
    <message>
        <source>An edge joins two different nodes.</source>
        <translation>Una arista une dos nodos distintos.</translation>
    </message>
    <message>
        <source>The limit is %1 edges.</source>
        <translation>El límite es de %1 aristas.</translation>
    </message>
    <message>
        <source>A name is one word of at most %1 characters, without #, that no other node has.</source>
        <translation>Un nombre es una palabra de %1 caracteres como máximo, sin #, que no tenga ningún otro nodo.</translation>
    </message>
    <message>
        <source>A heuristic is a whole number from 0 to %1.</source>
        <translation>Una heurística es un número entero de 0 a %1.</translation>
    </message>
    <message>
        <source>A cost is a whole number from 1 to %1.</source>
        <translation>Un costo es un número entero de 1 a %1.</translation>
    </message>
    <message>
        <source>Press Add node, or double-click the picture, to draw the first node.</source>
        <translation>Pulsa Añadir nodo, o haz doble clic en la imagen, para dibujar el primer nodo.</translation>
    </message>
    <message>
        <source>The heuristic is admissible: A* finds a cheapest path if there is one.</source>
        <translation>La heurística es admisible: A* encuentra un camino de costo mínimo si lo hay.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GraphView</name>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Control+-</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Control++</translation>
    </message>
    <message>
        <source>Fit to the window</source>
        <translation>Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Control+0</translation>
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
        <translation>Tablero con reinas</translation>
    </message>
    <message>
        <source>%1(row, column)</source>
        <translation>%1(fila, columna)</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>fila %1, columna %2: %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GuideView</name>
    <message>
        <source>Text of the guide</source>
        <translation>Texto de la guía</translation>
    </message>
</context>
<context>
    <name>loggia::ui::GuideWindow</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>Guide – Loggia</source>
        <translation>Guía – Loggia</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Buscar (Control+F)</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Busca en la guía</translation>
    </message>
    <message>
        <source>%1 – Guide – Loggia</source>
        <translation>%1 – Guía – Loggia</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandChartModel</name>
    <message>
        <source>row %1: not covered</source>
        <translation>fila %1: sin cubrir</translation>
    </message>
    <message>
        <source>row %1: the only cross</source>
        <translation>fila %1: la única cruz</translation>
    </message>
    <message>
        <source>row %1: covered</source>
        <translation>fila %1: cubierta</translation>
    </message>
    <message>
        <source>essential</source>
        <translation>esencial</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminado</translation>
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
        <translation>combinado</translation>
    </message>
    <message>
        <source>prime, don&apos;t-cares only</source>
        <translation>primo, solo indiferentes</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>primo</translation>
    </message>
    <message>
        <source>rows %1, pattern %2</source>
        <translation>filas %1, patrón %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Column 1: the rows, by their number of ones</source>
        <translation>Columna 1: las filas, por su número de unos</translation>
    </message>
    <message>
        <source>Column %1: entries of %2 rows</source>
        <translation>Columna %1: elementos de %2 filas</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Unos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandPanel</name>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Columns of implicants</source>
        <translation>Columnas de implicantes</translation>
    </message>
    <message>
        <source>Prime implicant chart</source>
        <translation>Tabla de implicantes primos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Reproduce automáticamente, o pausa</translation>
    </message>
    <message>
        <source>%1 per minute</source>
        <translation>%1 por minuto</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Steps per minute or second while playing</source>
        <translation>Pasos por minuto o por segundo durante la reproducción</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinAdder</name>
    <message>
        <source>A class or one hand-in?</source>
        <translation>¿Una clase o una entrega?</translation>
    </message>
    <message>
        <source>Is the folder %1 a class, with a hand-in in each file and folder, or is it one hand-in?</source>
        <translation>¿Es la carpeta %1 una clase, con una entrega en cada archivo y carpeta, o es una sola entrega?</translation>
    </message>
    <message>
        <source>A Class with %1 Hand-in</source>
        <translation>Una clase con %1 entrega</translation>
    </message>
    <message>
        <source>A Class with %1 Hand-ins</source>
        <translation>Una clase con %1 entregas</translation>
    </message>
    <message>
        <source>One Hand-in</source>
        <translation>Una entrega</translation>
    </message>
    <message>
        <source>Add hand-ins</source>
        <translation>Añadir entregas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add the folder of a class or of a hand-in</source>
        <translation>Añadir la carpeta de una clase o de una entrega</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinFields</name>
    <message>
        <source>Build command</source>
        <translation>Comando de compilación</translation>
    </message>
    <message>
        <source>A line for the shell, run once in a copy of each hand-in&apos;s folder. Empty: nothing is built.</source>
        <translation>Una línea para el shell, ejecutada una vez en una copia de la carpeta de cada entrega. Vacía: no se compila nada.</translation>
    </message>
    <message>
        <source>Run command</source>
        <translation>Comando de ejecución</translation>
    </message>
    <message>
        <source>A line for the shell; $HANDIN is the folder and &quot;$@&quot; the arguments. Empty: the program is found in the hand-in.</source>
        <translation>Una línea para el shell; $HANDIN es la carpeta y &quot;$@&quot; los argumentos. Vacía: el programa se busca en la entrega.</translation>
    </message>
    <message>
        <source>Folders that programs may read too</source>
        <translation>Carpetas que los programas también pueden leer</translation>
    </message>
    <message>
        <source>For languages that are not in /usr. Several are separated by colons.</source>
        <translation>Para lenguajes que no están en /usr. Varias se separan con dos puntos.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::HandinTable</name>
    <message>
        <source>Hand-ins</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>Drop a folder with the hand-ins here: one file or one folder for each student.</source>
        <translation>Suelta aquí una carpeta con las entregas: un archivo o una carpeta por estudiante.</translation>
    </message>
    <message>
        <source>A row for each hand-in: its points for each check, the sum, and the first thing that is wrong. Choose a cell to see its cases; click a heading to sort.</source>
        <translation>Una fila por entrega: sus puntos en cada prueba, la suma y lo primero que está mal. Elige una celda para ver sus casos; haz clic en un encabezado para ordenar.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LabellingPanel</name>
    <message>
        <source>Clear labels</source>
        <translation>Borrar las etiquetas</translation>
    </message>
    <message>
        <source>Previous label</source>
        <translation>Etiqueta anterior</translation>
    </message>
    <message>
        <source>Next label</source>
        <translation>Etiqueta siguiente</translation>
    </message>
    <message>
        <source>All labels</source>
        <translation>Todas las etiquetas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Reproduce automáticamente, o pausa</translation>
    </message>
    <message>
        <source>Number of labels</source>
        <translation>Número de etiquetas</translation>
    </message>
    <message>
        <source>Labels in order</source>
        <translation>Etiquetas en orden</translation>
    </message>
    <message>
        <source>Label it yourself</source>
        <translation>Poner tú las etiquetas</translation>
    </message>
    <message>
        <source>Clear the labels and give them yourself; wrong ones are corrected</source>
        <translation>Borra las etiquetas para que las pongas tú; las equivocadas se corrigen</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>For the player to move at the chosen position (%1 in the graph)</source>
        <translation>Para quien tiene el turno en la posición elegida (%1 en el grafo)</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Etiqueta: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Choose a position in the graph first.</source>
        <translation>Elige primero una posición en el grafo.</translation>
    </message>
    <message>
        <source>%1 has its label already.</source>
        <translation>%1 ya tiene su etiqueta.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Correcto. %1</translation>
    </message>
    <message>
        <source>%1 of %2 labelled, %3 corrected</source>
        <translation>%1 de %2 etiquetadas, %3 corregidas</translation>
    </message>
    <message>
        <source>All labels are right</source>
        <translation>Todas las etiquetas son correctas</translation>
    </message>
    <message>
        <source>All labelled</source>
        <translation>Todas etiquetadas</translation>
    </message>
    <message>
        <source>Final positions have their labels. Choose another position in the graph, then press W if the player to move wins, L if they lose or D for a draw.</source>
        <translation>Las posiciones finales ya tienen su etiqueta. Elige otra posición en el grafo y pulsa W si gana quien tiene el turno, L si pierde o D si es un empate.</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetado</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Aún sin resolver.</translation>
    </message>
    <message>
        <source>No labels yet</source>
        <translation>Aún no hay etiquetas</translation>
    </message>
    <message>
        <source>Final positions are labelled first. Then a position is a win if a move leads to a loss, a loss if every move leads to a win, and a draw otherwise.</source>
        <translation>Primero se etiquetan las posiciones finales. Después, una posición es una victoria si alguna jugada lleva a una derrota, una derrota si todas las jugadas llevan a una victoria y, si no, un empate.</translation>
    </message>
    <message>
        <source>Label %1: %2</source>
        <translation>Etiqueta %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not quite. %1</source>
        <translation>No del todo. %1</translation>
    </message>
    <message>
        <source>show the labels</source>
        <translation>todas las etiquetas</translation>
    </message>
    <message>
        <source>label it yourself</source>
        <translation>etiquetado propio</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>etiqueta de %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LaneView</name>
    <message>
        <source>Maze</source>
        <translation>Laberinto</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>The nodes, with the costs of the edges between them. Point at a node to see its g, h and f. A graph that you draw is searched again at each edit.</source>
        <translation>Los nodos, con los costes de las aristas entre ellos. Señala un nodo para ver su g, h y f. Un grafo que dibujas se vuelve a buscar con cada cambio.</translation>
    </message>
    <message>
        <source>The puzzle. Click a tile beside the gap, or press an arrow key, to slide it. Each order is searched at once.</source>
        <translation>El puzle. Haz clic en una ficha junto al hueco, o pulsa una tecla de flecha, para deslizarla. Cada disposición se busca al momento.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LanguageSwitch</name>
    <message>
        <source>Switch to %1 now?</source>
        <translation>¿Cambiar ahora a %1?</translation>
    </message>
    <message>
        <source>Switching rebuilds the window, and some unsaved work is too large to carry over.</source>
        <translation>Al cambiar, la ventana se vuelve a construir, y hay trabajo sin guardar demasiado grande para conservarlo.</translation>
    </message>
    <message>
        <source>If you switch now, you lose it on these pages: %1. If you cancel, the language changes at the next start.</source>
        <translation>Si cambias ahora, lo pierdes en estas páginas: %1. Si cancelas, el idioma cambia en el próximo inicio.</translation>
    </message>
    <message>
        <source>Switch and Lose It</source>
        <translation>Cambiar y perderlo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LargeTextModel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LegendButton</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>What the marks, colours and badges mean</source>
        <translation>Qué significan las marcas, los colores y los distintivos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LegendWindow</name>
    <message>
        <source>Legend – %1</source>
        <translation>Leyenda – %1</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LessonPanel</name>
    <message>
        <source>Show hint</source>
        <translation>Mostrar pista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Stop lesson</source>
        <translation>Dejar la lección</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>Go back to the step before and its document</source>
        <translation>Vuelve al paso anterior y a su documento</translation>
    </message>
    <message>
        <source>Shows the next hint for this step</source>
        <translation>Muestra la siguiente pista de este paso</translation>
    </message>
    <message>
        <source>Gives you back your own document; the lesson remembers this step</source>
        <translation>Te devuelve tu propio documento; la lección recuerda este paso</translation>
    </message>
    <message>
        <source>Not quite. Try again, or ask for a hint.</source>
        <translation>No del todo. Inténtalo otra vez, o pide una pista.</translation>
    </message>
    <message>
        <source>The document of this step cannot be opened: %1</source>
        <translation>No se puede abrir el documento de este paso: %1</translation>
    </message>
    <message>
        <source>✓ Done. This was the last step.</source>
        <translation>✓ Hecho. Este era el último paso.</translation>
    </message>
    <message>
        <source>✓ Done.</source>
        <translation>✓ Hecho.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Available once the task is done</source>
        <translation>Disponible cuando la tarea esté hecha</translation>
    </message>
    <message>
        <source>Your answer:</source>
        <translation>Tu respuesta:</translation>
    </message>
    <message>
        <source>The answer is right. Now do the rest of this step.</source>
        <translation>La respuesta es correcta. Ahora haz el resto de este paso.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LimitBox</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>%1: kind of limit</source>
        <translation>%1: tipo de límite</translation>
    </message>
    <message>
        <source>Limit each move by time or by search depth</source>
        <translation>Limita cada jugada por tiempo o por profundidad de búsqueda</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>%1: seconds</source>
        <translation>%1: segundos</translation>
    </message>
    <message>
        <source>Longest time for one move</source>
        <translation>Tiempo máximo para una jugada</translation>
    </message>
    <message>
        <source>Moves that the search looks ahead</source>
        <translation>Jugadas que la búsqueda mira hacia delante</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> jugadas</translation>
    </message>
    <message>
        <source>%1: search depth in moves</source>
        <translation>%1: profundidad de búsqueda en jugadas</translation>
    </message>
    <message>
        <source> move</source>
        <translation> jugada</translation>
    </message>
</context>
<context>
    <name>loggia::ui::LintPanel</name>
    <message>
        <source>cannot be read</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>unknown symbol</source>
        <translation>símbolo desconocido</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>demasiado larga</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>duplicada</translation>
    </message>
    <message>
        <source>redundant</source>
        <translation>redundante</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>Invalid, redundant and contradictory lines</source>
        <translation>Líneas no válidas, redundantes y contradictorias</translation>
    </message>
    <message>
        <source>%1 %2, %3: %4</source>
        <translation>%1 %2, %3: %4</translation>
    </message>
    <message>
        <source>Checking the lines…</source>
        <translation>Revisando las líneas…</translation>
    </message>
    <message>
        <source>%1 warning. Click it to go to the line.</source>
        <translation>%1 advertencia. Haz clic en ella para ir a la línea.</translation>
    </message>
    <message>
        <source>%1 warnings. Click one to go to its line.</source>
        <translation>%1 advertencias. Haz clic en una para ir a su línea.</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Se muestran las primeras %1.</translation>
    </message>
    <message>
        <source>No warnings: every line is valid and none is redundant.</source>
        <translation>Sin advertencias: todas las líneas son válidas y ninguna es redundante.</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Se detuvo antes de tener un resultado.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MainWindow</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>%1 (lesson) – %2 – Loggia</source>
        <translation>%1 (lección) – %2 – Loggia</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Loggia</source>
        <translation>%1[*] – %2 – Loggia</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>%1 is now tab %2 of %3</source>
        <translation>%1 es ahora la pestaña %2 de %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2 (missing)</source>
        <translation>%1 – %2 (no está)</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Aún no hay archivos</translation>
    </message>
    <message>
        <source>&amp;Clear List</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
        <source>The file is missing</source>
        <translation>El archivo no está</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ya no existe.</translation>
    </message>
    <message>
        <source>Remove from the List</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>No lessons for this page yet</source>
        <translation>Aún no hay lecciones para esta página</translation>
    </message>
    <message>
        <source>%1: error in line %2...</source>
        <translation>%1: error en la línea %2...</translation>
    </message>
    <message>
        <source>This lesson cannot be read</source>
        <translation>Esta lección no se puede leer</translation>
    </message>
    <message>
        <source>&amp;Stop the Lesson</source>
        <translation>&amp;Dejar la lección</translation>
    </message>
    <message>
        <source>Folder for &amp;Your Own Lessons</source>
        <translation>Carpeta para tus &amp;propias lecciones</translation>
    </message>
    <message>
        <source>You finished the lesson “%1”.</source>
        <translation>Has terminado la lección «%1».</translation>
    </message>
    <message>
        <source>Unsaved work cannot be stored: %1</source>
        <translation>No se puede conservar el trabajo sin guardar: %1</translation>
    </message>
    <message>
        <source>The last session could not be read</source>
        <translation>No se pudo leer la última sesión</translation>
    </message>
    <message>
        <source>The file with your last session is damaged, so its documents cannot be restored. The file was renamed, not deleted.</source>
        <translation>El archivo con tu última sesión está dañado, así que sus documentos no se pueden restaurar. El archivo se ha renombrado, no se ha eliminado.</translation>
    </message>
    <message>
        <source>The last session was saved by a newer version</source>
        <translation>La última sesión se guardó con una versión más reciente</translation>
    </message>
    <message>
        <source>A newer version of Loggia saved what was open last time. This version cannot read that file and leaves it as it is.</source>
        <translation>Una versión más reciente de Loggia guardó lo que estaba abierto la última vez. Esta versión no puede leer ese archivo y lo deja como está.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be stored: the folder is not writable</source>
        <translation>No se puede conservar el trabajo sin guardar: la carpeta no permite escritura</translation>
    </message>
    <message>
        <source>Open the other windows?</source>
        <translation>¿Abrir las otras ventanas?</translation>
    </message>
    <message>
        <source>Another window of Loggia was not closed properly last time.</source>
        <translation>Otra ventana de Loggia no se cerró correctamente la última vez.</translation>
    </message>
    <message>
        <source>%1 other windows of Loggia were not closed properly last time.</source>
        <translation>Otras %1 ventanas de Loggia no se cerraron correctamente la última vez.</translation>
    </message>
    <message>
        <source>Open It</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Open Them</source>
        <translation>Abrirlas</translation>
    </message>
    <message>
        <source>The window closes when the file is saved. Stop saving keeps it open.</source>
        <translation>La ventana se cerrará cuando se haya guardado el archivo. Con Dejar de guardar sigue abierta.</translation>
    </message>
    <message>
        <source>Close Loggia?</source>
        <translation>¿Cerrar Loggia?</translation>
    </message>
    <message>
        <source>Some work is not saved, and it is too large to restore at the next start.</source>
        <translation>Hay trabajo sin guardar, y es demasiado grande para restaurarlo en el próximo inicio.</translation>
    </message>
    <message>
        <source>Some work is not saved and cannot be restored at the next start.</source>
        <translation>Hay trabajo sin guardar que no se puede restaurar en el próximo inicio.</translation>
    </message>
    <message>
        <source>If you close now, you lose it on these pages: %1.</source>
        <translation>Si cierras ahora, lo pierdes en estas páginas: %1.</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>Cerrar y perderlo</translation>
    </message>
    <message>
        <source>Picture copied</source>
        <translation>Imagen copiada</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>&quot;Undo&quot;, and what is undone: &quot;move in column 3&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You finished the lesson “%1”. The next one in Help &gt; Learn is “%2”.</source>
        <translation>Has terminado la lección «%1». La siguiente en «Ayuda &gt; Aprender» es «%2».</translation>
    </message>
    <message>
        <source>The window closes when the results are exported.</source>
        <translation>La ventana se cierra cuando se hayan exportado los resultados.</translation>
    </message>
    <message>
        <source>All its documents can be restored. If you leave it closed, they come back when you start Loggia once more beside this window.</source>
        <translation>Todos sus documentos se pueden restaurar. Si la dejas cerrada, vuelven cuando inicies Loggia otra vez junto a esta ventana.</translation>
    </message>
    <message>
        <source>All their documents can be restored. If you leave them closed, they come back when you start Loggia once more beside this window.</source>
        <translation>Todos sus documentos se pueden restaurar. Si las dejas cerradas, vuelven cuando inicies Loggia otra vez junto a esta ventana.</translation>
    </message>
    <message>
        <source>Leave It Closed</source>
        <translation>Dejarla cerrada</translation>
    </message>
    <message>
        <source>Leave Them Closed</source>
        <translation>Dejarlas cerradas</translation>
    </message>
    <message>
        <source>This lesson cannot be taken to its end</source>
        <translation>Esta lección no se puede terminar</translation>
    </message>
    <message>
        <source>The step “%1” waits for the command %2, but there is no such command. The page has %3.</source>
        <translation>El paso «%1» espera la orden %2, pero no existe tal orden. La página tiene %3.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MapView</name>
    <message>
        <source>Karnaugh map</source>
        <translation>Mapa de Karnaugh</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MarkLegend</name>
    <message>
        <source>frontier</source>
        <translation>frontera</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>expandido</translation>
    </message>
    <message>
        <source>from the goal</source>
        <translation>desde la meta</translation>
    </message>
    <message>
        <source>backed up</source>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>beyond the limit</source>
        <translation>más allá del límite</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>examinado</translation>
    </message>
    <message>
        <source>current or path</source>
        <translation>actual o camino</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MatchGameView</name>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>&amp;Back to the match</source>
        <translation>V&amp;olver al encuentro</translation>
    </message>
    <message>
        <source>&amp;Open on the main board</source>
        <translation>Abrir e&amp;n el tablero principal</translation>
    </message>
    <message>
        <source>Replace your game with this one. Undo brings yours back.</source>
        <translation>Sustituye tu partida por esta. Con Deshacer recuperas la tuya.</translation>
    </message>
    <message>
        <source>Game of the match</source>
        <translation>Partida del encuentro</translation>
    </message>
    <message>
        <source>Board of the match</source>
        <translation>Tablero del encuentro</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3 %4, %5 %6.</source>
        <translation>Jugada %1 de %2. %3 %4, %5 %6.</translation>
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
        <translation>empate</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>Game %1: %2, %3 : %4, %5</source>
        <translation>Partida %1: %2, %3 : %4, %5</translation>
    </message>
    <message>
        <source>The openings are random. The same seed always gives the same openings.</source>
        <translation>Las aperturas son aleatorias. La misma semilla da siempre las mismas aperturas.</translation>
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
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Stop the &amp;match</source>
        <translation>Detener el &amp;encuentro</translation>
    </message>
    <message>
        <source>Continue the &amp;match</source>
        <translation>Continuar el &amp;encuentro</translation>
    </message>
    <message>
        <source>Start the &amp;match</source>
        <translation>Empezar el &amp;encuentro</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>El encuentro ha terminado.</translation>
    </message>
    <message>
        <source>Stopped after 1 game.</source>
        <translation>Detenido después de 1 partida.</translation>
    </message>
    <message>
        <source>Stopped after %1 games.</source>
        <translation>Detenido después de %1 partidas.</translation>
    </message>
    <message>
        <source>Stopped during the first game.</source>
        <translation>Detenido durante la primera partida.</translation>
    </message>
    <message>
        <source>Game %1 of %2, move %3</source>
        <translation>Partida %1 de %2, jugada %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Elo difference of %1: %2. With 95 % confidence it lies between %3 and %4; more games narrow it.</source>
        <translation>Diferencia de Elo de %1: %2. Con una confianza del 95 % está entre %3 y %4; más partidas estrechan el intervalo.</translation>
    </message>
    <message>
        <source>A and B play a match. Each opening is played twice, with the colours swapped.</source>
        <translation>A y B juegan un encuentro. Cada apertura se juega dos veces, con los colores intercambiados.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Wins, draws and losses as Orange, as Blue and in total; match score; Elo difference; points scored by each</source>
        <translation>Victorias, empates y derrotas como Naranja, como Azul y en total; marcador del encuentro; diferencia de Elo; puntos conseguidos por cada uno</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to replay it beside your own</source>
        <translation>Haz doble clic en una partida, o pulsa Intro, para reproducirla junto a la tuya</translation>
    </message>
    <message>
        <source>%1
Orange: %2. Blue: %3.</source>
        <translation>%1
Naranja: %2. Azul: %3.</translation>
    </message>
    <message>
        <source>How many games the match has</source>
        <translation>Cuántas partidas tiene el encuentro</translation>
    </message>
    <message>
        <source>Player A: %1</source>
        <translation>Jugador A: %1</translation>
    </message>
    <message>
        <source>Player B: %1</source>
        <translation>Jugador B: %1</translation>
    </message>
    <message>
        <source>Game %1: %2, %3 forfeits: %4</source>
        <translation>Partida %1: %2, %3 pierde por descalificación: %4</translation>
    </message>
    <message>
        <source>1 forfeited game counts neither as a win nor as a loss.</source>
        <translation>1 partida perdida por descalificación no cuenta ni como victoria ni como derrota.</translation>
    </message>
    <message>
        <source>%1 forfeited games count neither as wins nor as losses.</source>
        <translation>%1 partidas perdidas por descalificación no cuentan ni como victorias ni como derrotas.</translation>
    </message>
    <message>
        <source>These games were played with other settings. A new match replaces them.</source>
        <translation>Estas partidas se jugaron con otros ajustes. Un encuentro nuevo las sustituye.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeDocument</name>
    <message>
        <source>search the graph</source>
        <translation>búsqueda en el grafo</translation>
    </message>
    <message>
        <source>search the map</source>
        <translation>búsqueda en el mapa</translation>
    </message>
    <message>
        <source>search a puzzle</source>
        <translation>búsqueda en un puzle</translation>
    </message>
    <message>
        <source>search the maze</source>
        <translation>búsqueda en el laberinto</translation>
    </message>
    <message>
        <source>search for all the food</source>
        <translation>búsqueda de toda la comida</translation>
    </message>
    <message>
        <source>choose a problem</source>
        <translation>elección de un problema</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeEditor</name>
    <message>
        <source>draw walls</source>
        <translation>dibujo de muros</translation>
    </message>
    <message>
        <source>erase cells</source>
        <translation>borrado de casillas</translation>
    </message>
    <message>
        <source>draw costs</source>
        <translation>dibujo de costos</translation>
    </message>
    <message>
        <source>add food</source>
        <translation>comida añadida</translation>
    </message>
    <message>
        <source>remove food</source>
        <translation>comida quitada</translation>
    </message>
    <message>
        <source>move the start</source>
        <translation>desplazamiento del inicio</translation>
    </message>
    <message>
        <source>move the goal</source>
        <translation>desplazamiento de la meta</translation>
    </message>
    <message>
        <source>four neighbours</source>
        <translation>cuatro vecinos</translation>
    </message>
    <message>
        <source>eight neighbours</source>
        <translation>ocho vecinos</translation>
    </message>
    <message>
        <source>clear the maze</source>
        <translation>vaciado del laberinto</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazePanel</name>
    <message>
        <source>Different c&amp;osts</source>
        <translation>C&amp;ostos distintos</translation>
    </message>
    <message>
        <source>Gene&amp;rate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>Pró&amp;xima semilla</translation>
    </message>
    <message>
        <source>Resi&amp;ze</source>
        <translation>&amp;Redimensionar</translation>
    </message>
    <message>
        <source>Perfect: one path between any two cells</source>
        <translation>Perfecto: un solo camino entre dos casillas cualesquiera</translation>
    </message>
    <message>
        <source>Braided: several paths</source>
        <translation>Trenzado: varios caminos</translation>
    </message>
    <message>
        <source>Rooms and corridors</source>
        <translation>Salas y pasillos</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>Cuevas</translation>
    </message>
    <message>
        <source>Random obstacles</source>
        <translation>Obstáculos aleatorios</translation>
    </message>
    <message>
        <source>Open floor</source>
        <translation>Suelo abierto</translation>
    </message>
    <message>
        <source>Adjacent halls with doors</source>
        <translation>Salas contiguas con puertas</translation>
    </message>
    <message>
        <source>Avenues: a perfect maze with wide corridors</source>
        <translation>Avenidas: un laberinto perfecto con pasillos anchos</translation>
    </message>
    <message>
        <source>Lakes and rocks</source>
        <translation>Lagos y rocas</translation>
    </message>
    <message>
        <source>Pieces of food for the problem All the food</source>
        <translation>Raciones de comida para el problema Toda la comida</translation>
    </message>
    <message>
        <source>Fraction of cells that are walls</source>
        <translation>Fracción de las casillas que son muros</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same maze</source>
        <translation>Los mismos ajustes y la misma semilla dan siempre el mismo laberinto</translation>
    </message>
    <message>
        <source>Resize this maze: crop it, or add floor</source>
        <translation>Cambia el tamaño de este laberinto: lo recorta o le añade suelo</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Comida</translation>
    </message>
    <message>
        <source>Generate a maze</source>
        <translation>Generar un laberinto</translation>
    </message>
    <message>
        <source>generate a maze</source>
        <translation>generación de un laberinto</translation>
    </message>
    <message>
        <source>resize the maze</source>
        <translation>cambio de tamaño del laberinto</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeTools</name>
    <message>
        <source>&amp;Walls</source>
        <translation>&amp;Muros</translation>
    </message>
    <message>
        <source>&amp;Costs</source>
        <translation>&amp;Costos</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Comida</translation>
    </message>
    <message>
        <source>Drag to draw walls, or start on a wall to erase. Right-drag always erases.</source>
        <translation>Arrastra para dibujar muros, o empieza en un muro para borrar. Arrastrar con el botón derecho siempre borra.</translation>
    </message>
    <message>
        <source>Drag to set the cost of entering a cell</source>
        <translation>Arrastra para fijar el costo de entrar en una casilla</translation>
    </message>
    <message>
        <source>Click to place the start (you can always drag it)</source>
        <translation>Haz clic para colocar el inicio (siempre puedes arrastrarlo)</translation>
    </message>
    <message>
        <source>Click to place the goal (you can always drag it)</source>
        <translation>Haz clic para colocar la meta (siempre puedes arrastrarla)</translation>
    </message>
    <message>
        <source>Drag to add food, or start on food to erase</source>
        <translation>Arrastra para añadir comida, o empieza en una comida para borrar</translation>
    </message>
    <message>
        <source>Cost to draw</source>
        <translation>Costo que se dibuja</translation>
    </message>
    <message>
        <source>Cost of entering the cells you draw</source>
        <translation>Costo de entrar en las casillas que dibujas</translation>
    </message>
    <message>
        <source>8 neighbours</source>
        <translation>8 vecinos</translation>
    </message>
    <message>
        <source>Eight neighbours</source>
        <translation>Ocho vecinos</translation>
    </message>
    <message>
        <source>Allow diagonal moves. They cost 1.41 times as much and cannot cut corners.</source>
        <translation>Permite pasos en diagonal. Cuestan 1,41 veces lo normal y no pueden recortar esquinas.</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distancias</translation>
    </message>
    <message>
        <source>Colour each cell by the cost of its shortest path to the goal</source>
        <translation>Colorea cada casilla según el costo de su camino más corto a la meta</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MazeView</name>
    <message>
        <source>The map. Draw on it with the tools below: the search is repeated at once. Point at a cell to see its g, h and f.</source>
        <translation>El mapa. Dibuja en él con las herramientas de abajo: la búsqueda se repite enseguida. Señala una casilla para ver sus valores g, h y f.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModelTable</name>
    <message>
        <source>%1 is true</source>
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 está abierto</translation>
    </message>
    <message>
        <source>true</source>
        <translation>verdadero</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>Atom</source>
        <translation>Átomo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModelsTable</name>
    <message>
        <source>No atom has the same value in all models.</source>
        <translation>Ningún átomo tiene el mismo valor en todos los modelos.</translation>
    </message>
    <message>
        <source>The same in %1: %2.</source>
        <translation>Igual en %1: %2.</translation>
    </message>
    <message>
        <source>the only model</source>
        <translation>el único modelo</translation>
    </message>
    <message>
        <source>all %1 models</source>
        <translation>los %1 modelos</translation>
    </message>
    <message>
        <source>The table has the first %1 of %2 that differ.</source>
        <translation>La tabla contiene los primeros %1 de %2 que difieren.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 átomo</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 átomos</translation>
    </message>
    <message>
        <source>the model shown</source>
        <translation>el modelo mostrado</translation>
    </message>
    <message>
        <source>differs in %1</source>
        <translation>difiere en %1</translation>
    </message>
    <message>
        <source>T</source>
        <translation>V</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>%1 is false</source>
        <translation>%1 es falso</translation>
    </message>
    <message>
        <source>%1, differs</source>
        <translation>%1, difiere</translation>
    </message>
    <message>
        <source>In how many atoms the model differs from the one shown</source>
        <translation>En cuántos átomos difiere el modelo del que se muestra</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Difiere</translation>
    </message>
    <message>
        <source>the model listed (there may be others)</source>
        <translation>el modelo listado (puede haber otros)</translation>
    </message>
    <message>
        <source>the %1 models listed (there may be others)</source>
        <translation>los %1 modelos listados (puede haber otros)</translation>
    </message>
    <message>
        <source>both models</source>
        <translation>ambos modelos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ModuloPanel</name>
    <message>
        <source>&amp;Wrap in mod 2</source>
        <translation>&amp;Envolver en mod 2</translation>
    </message>
    <message>
        <source>Equations that Mace4 reads differently</source>
        <translation>Ecuaciones que Mace4 lee de otra manera</translation>
    </message>
    <message>
        <source>Add (...) mod 2 around both sides of these equations</source>
        <translation>Añade (...) mod 2 a los dos lados de estas ecuaciones</translation>
    </message>
    <message>
        <source>Line %1. %2</source>
        <translation>Línea %1. %2</translation>
    </message>
    <message>
        <source>In GF(2), 1 + 1 = 0. Mace4 computes with integers, where 1 + 1 = 2. A sum means the same in both only inside (...) mod 2, as in (a + b) mod 2.</source>
        <translation>En GF(2), 1 + 1 = 0. Mace4 calcula con enteros, donde 1 + 1 = 2. Una suma significa lo mismo en ambos solo dentro de (...) mod 2, como en (a + b) mod 2.</translation>
    </message>
    <message>
        <source>Mace4 would find different solutions</source>
        <translation>Mace4 encontraría otras soluciones</translation>
    </message>
    <message>
        <source>Mace4 finds the same solutions</source>
        <translation>Mace4 encuentra las mismas soluciones</translation>
    </message>
    <message>
        <source>Every equation already means the same in both.</source>
        <translation>Todas las ecuaciones significan lo mismo en ambos tal como están.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>jugada %1: %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NormalFormsPage</name>
    <message>
        <source>worked example</source>
        <translation>ejemplo resuelto</translation>
    </message>
    <message>
        <source>seven segments</source>
        <translation>siete segmentos</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>A formula, a truth table, a list of rows, equations, a PLA, BLIF or clauses</source>
        <translation>Una fórmula, una tabla de verdad, una lista de filas, ecuaciones, un PLA, BLIF o cláusulas</translation>
    </message>
    <message>
        <source>a &amp; !b | c     or     f(a, b, c) = m(1, 4, 5) + d(7)</source>
        <translation>a &amp; !b | c     o     f(a, b, c) = m(1, 4, 5) + d(7)</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuito</translation>
    </message>
    <message>
        <source>The Karnaugh map; click a cell to change it</source>
        <translation>El mapa de Karnaugh; haz clic en una casilla para cambiarla</translation>
    </message>
    <message>
        <source>The truth table; click a value to change it</source>
        <translation>La tabla de verdad; haz clic en un valor para cambiarlo</translation>
    </message>
    <message>
        <source>The Quine-McCluskey procedure</source>
        <translation>El método de Quine-McCluskey</translation>
    </message>
    <message>
        <source>Views of the function</source>
        <translation>Vistas de la función</translation>
    </message>
    <message>
        <source>M&amp;inimise</source>
        <translation>M&amp;inimizar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The minimum form, and why no other is smaller</source>
        <translation>La forma mínima, y por qué no hay otra menor</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Check whether another function is equivalent</source>
        <translation>Comprueba si otra función es equivalente</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Random problems with answer keys</source>
        <translation>Problemas aleatorios con soluciones</translation>
    </message>
    <message>
        <source>D&amp;NF</source>
        <translation>F&amp;ND</translation>
    </message>
    <message>
        <source>&amp;CNF</source>
        <translation>FN&amp;C</translation>
    </message>
    <message>
        <source>Minimum disjunction of terms</source>
        <translation>Disyunción mínima de términos</translation>
    </message>
    <message>
        <source>Minimum conjunction of clauses</source>
        <translation>Conjunción mínima de cláusulas</translation>
    </message>
    <message>
        <source>O&amp;utput</source>
        <translation>S&amp;alida</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Minimise one output, or all outputs with shared terms</source>
        <translation>Minimiza una salida, o todas las salidas con términos compartidos</translation>
    </message>
    <message>
        <source>Li&amp;mit</source>
        <translation>Lí&amp;mite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Limit in seconds</source>
        <translation>Límite en segundos</translation>
    </message>
    <message>
        <source>The search stops after this time and keeps the best form found</source>
        <translation>La búsqueda se detiene tras este tiempo y conserva la mejor forma encontrada</translation>
    </message>
    <message>
        <source>Click a value, or press 0, 1 or –, to change it</source>
        <translation>Haz clic en un valor, o pulsa 0, 1 o –, para cambiarlo</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Mapa vacío</translation>
    </message>
    <message>
        <source>Start with an empty Karnaugh map and click its cells</source>
        <translation>Empieza con un mapa de Karnaugh vacío; haz clic en sus casillas</translation>
    </message>
    <message>
        <source>&amp;%1 variables</source>
        <translation>&amp;%1 variables</translation>
    </message>
    <message>
        <source>new problem</source>
        <translation>problema nuevo</translation>
    </message>
    <message>
        <source>Normal Forms</source>
        <translation>Formas normales</translation>
    </message>
    <message>
        <source>Function: formula, table, minterms</source>
        <translation>Función: fórmula, tabla, mintérminos</translation>
    </message>
    <message>
        <source>PLA</source>
        <translation>PLA</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Ecuaciones</translation>
    </message>
    <message>
        <source>Circuit in BLIF</source>
        <translation>Circuito en BLIF</translation>
    </message>
    <message>
        <source>Truth table in CSV</source>
        <translation>Tabla de verdad en CSV</translation>
    </message>
    <message>
        <source>Function of clauses, DIMACS</source>
        <translation>Función de cláusulas, DIMACS</translation>
    </message>
    <message>
        <source>empty map</source>
        <translation>mapa vacío</translation>
    </message>
    <message>
        <source>new function</source>
        <translation>función nueva</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>apertura de un archivo</translation>
    </message>
    <message>
        <source>This format stores the function. Your text, with its comments and layout, would be lost.</source>
        <translation>Este formato guarda la función. Tu texto, con sus comentarios y su disposición, se perdería.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>pegado</translation>
    </message>
    <message>
        <source>result as text</source>
        <translation>resultado como texto</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation>Guardar el resultado</translation>
    </message>
    <message>
        <source>all outputs</source>
        <translation>todas las salidas</translation>
    </message>
    <message>
        <source>Too many inputs for a table: %1 (the limit is %2).</source>
        <translation>Demasiadas entradas para una tabla: %1 (el límite es %2).</translation>
    </message>
    <message>
        <source>The truth table</source>
        <translation>La tabla de verdad</translation>
    </message>
    <message>
        <source>correct the text before you edit its rows</source>
        <translation>corrige el texto antes de editar sus filas</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>Find the minimum form</source>
        <translation>Halla la forma mínima</translation>
    </message>
    <message>
        <source>Exact: goes on until the minimum is proven. Heuristic: quick, and proves little. Automatic: right for nearly everything.</source>
        <translation>Exacto: sigue hasta demostrar el mínimo. Heurístico: rápido, y demuestra poco. Automático: adecuado para casi todo.</translation>
    </message>
    <message>
        <source>The two-level circuit; click an input to light the wires</source>
        <translation>El circuito de dos niveles; haz clic en una entrada para iluminar los cables</translation>
    </message>
    <message>
        <source>Click the name of an input to give it a value</source>
        <translation>Haz clic en el nombre de una entrada para darle un valor</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NotesPanel</name>
    <message>
        <source>About the algorithms</source>
        <translation>Acerca de los algoritmos</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Errores frecuentes</translation>
    </message>
</context>
<context>
    <name>loggia::ui::NoticeDialog</name>
    <message>
        <source>Where the error is</source>
        <translation>Dónde está el error</translation>
    </message>
    <message>
        <source>The lines that it is about</source>
        <translation>Las líneas a las que se refiere</translation>
    </message>
</context>
<context>
    <name>loggia::ui::OpenDocuments</name>
    <message>
        <source>untitled</source>
        <translation>sin título</translation>
    </message>
    <message>
        <source>%1 (example)</source>
        <translation>%1 (ejemplo)</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (eliminado)</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>apertura de un archivo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::OpeningBar</name>
    <message>
        <source>Progress of reading the file</source>
        <translation>Progreso de la lectura del archivo</translation>
    </message>
    <message>
        <source>Progress of writing the file</source>
        <translation>Progreso de la escritura del archivo</translation>
    </message>
    <message>
        <source>Stop opening</source>
        <translation>Dejar de abrir</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>Dejar de guardar</translation>
    </message>
    <message>
        <source>Cancel opening this file</source>
        <translation>Cancela la apertura de este archivo</translation>
    </message>
    <message>
        <source>Cancel saving; the file stays as it was</source>
        <translation>Cancela el guardado; el archivo queda como estaba</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Page</name>
    <message>
        <source>Copied as text</source>
        <translation>Copiado como texto</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>No se puede pegar</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>portapapeles</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Pegado</translation>
    </message>
    <message>
        <source>There is nothing to copy.</source>
        <translation>No hay nada que copiar.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PathBar</name>
    <message>
        <source>Walk the path</source>
        <translation>Recorrer el camino</translation>
    </message>
    <message>
        <source>Start of the path</source>
        <translation>Inicio del camino</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>End of the path</source>
        <translation>Final del camino</translation>
    </message>
    <message>
        <source>Animate the walk along the path, or pause it</source>
        <translation>Anima el recorrido del camino, o lo pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PathfindingPage</name>
    <message>
        <source>open the example</source>
        <translation>apertura del ejemplo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Play or pause the search</source>
        <translation>Reproduce o pausa la búsqueda</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algoritmo</translation>
    </message>
    <message>
        <source>Values and limits</source>
        <translation>Valores y límites</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Statistics, the last step, and the race</source>
        <translation>Estadísticas, el último paso y la carrera</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>The search line by line, and its frontier in order</source>
        <translation>La búsqueda línea por línea, y su frontera en orden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>All algorithms on this problem and on growing mazes</source>
        <translation>Todos los algoritmos en este problema y en laberintos cada vez mayores</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>How the algorithms work, and common mistakes</source>
        <translation>Cómo funcionan los algoritmos, y errores frecuentes</translation>
    </message>
    <message>
        <source>Maze</source>
        <translation>Laberinto</translation>
    </message>
    <message>
        <source>Generate or resize a maze</source>
        <translation>Genera un laberinto o cambia su tamaño</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>The nodes, edges, costs and heuristics of your graph</source>
        <translation>Los nodos, las aristas, los costos y las heurísticas de tu grafo</translation>
    </message>
    <message>
        <source>f-limits</source>
        <translation>Límites de f</translation>
    </message>
    <message>
        <source>The tree of recursive best-first search with its f-limits</source>
        <translation>El árbol de la búsqueda recursiva primero el mejor, con sus límites de f</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzle</translation>
    </message>
    <message>
        <source>Type or shuffle the order of the tiles</source>
        <translation>Escribe o mezcla el orden de las fichas</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>slide a tile</source>
        <translation>desplazamiento de una ficha</translation>
    </message>
    <message>
        <source>%1 opened.</source>
        <translation>Se abrió %1.</translation>
    </message>
    <message>
        <source>%1: searching</source>
        <translation>%1: buscando</translation>
    </message>
    <message>
        <source>%1: not searched</source>
        <translation>%1: sin buscar</translation>
    </message>
    <message>
        <source>Search Lab</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Pacman layout</source>
        <translation>Laberinto de Pacman</translation>
    </message>
    <message>
        <source>MovingAI map</source>
        <translation>Mapa MovingAI</translation>
    </message>
    <message>
        <source>Sliding puzzle</source>
        <translation>Puzle deslizante</translation>
    </message>
    <message>
        <source>MovingAI scenario</source>
        <translation>Escenario MovingAI</translation>
    </message>
    <message>
        <source>new maze</source>
        <translation>laberinto nuevo</translation>
    </message>
    <message>
        <source>open a maze</source>
        <translation>apertura de un laberinto</translation>
    </message>
    <message>
        <source>open a sliding puzzle</source>
        <translation>apertura de un puzle deslizante</translation>
    </message>
    <message>
        <source>open a graph</source>
        <translation>apertura de un grafo</translation>
    </message>
    <message>
        <source>This file is a MovingAI scenario. Saving replaces it with the maze.</source>
        <translation>Este archivo es un escenario MovingAI. Al guardar se sustituye por el laberinto.</translation>
    </message>
    <message>
        <source>paste a maze</source>
        <translation>pegado de un laberinto</translation>
    </message>
    <message>
        <source>paste a sliding puzzle</source>
        <translation>pegado de un puzle deslizante</translation>
    </message>
    <message>
        <source>paste a graph</source>
        <translation>pegado de un grafo</translation>
    </message>
    <message>
        <source>Decides which node is expanded next. The About tab explains the algorithm that is chosen.</source>
        <translation>Decide qué nodo se expande a continuación. La pestaña «Acerca de» explica el algoritmo elegido.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegDocument</name>
    <message>
        <source>jump %1</source>
        <translation>salto %1</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>vuelta a empezar</translation>
    </message>
    <message>
        <source>new board</source>
        <translation>tablero nuevo</translation>
    </message>
    <message>
        <source>change the grid</source>
        <translation>cambio de la retícula</translation>
    </message>
    <message>
        <source>number of pegs left</source>
        <translation>número de clavijas al final</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegGamePanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Start &amp;again</source>
        <translation>Empezar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Ne&amp;xt reason</source>
        <translation>Razón &amp;siguiente</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One jump back</source>
        <translation>Un salto atrás</translation>
    </message>
    <message>
        <source>One jump forward</source>
        <translation>Un salto adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>Show a jump that leads to the goal, or how far to go back</source>
        <translation>Muestra un salto que lleva al objetivo, o hasta dónde hay que retroceder</translation>
    </message>
    <message>
        <source>Go back to the starting position</source>
        <translation>Vuelve a la posición inicial</translation>
    </message>
    <message>
        <source>Draw the next reason of the proof on the board</source>
        <translation>Dibuja en el tablero la razón siguiente de la demostración</translation>
    </message>
    <message>
        <source>Play the jumps</source>
        <translation>Reproducir los saltos</translation>
    </message>
    <message>
        <source>Position by number of jumps</source>
        <translation>Posición según el número de saltos</translation>
    </message>
    <message>
        <source>Jumps</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>No jumps yet. Jump on the board, or press Solve.</source>
        <translation>Aún no hay saltos. Salta en el tablero, o pulsa Resolver.</translation>
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
        <translation>después del salto %1 el objetivo queda fuera de alcance</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>Consecutive jumps of one peg count as one move</source>
        <translation>Los saltos seguidos de una misma clavija cuentan como una jugada</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the jumps one by one</source>
        <translation>Reproduce los saltos uno por uno</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegPage</name>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>Search for a solution from this position</source>
        <translation>Busca una solución desde esta posición</translation>
    </message>
    <message>
        <source>Direct search</source>
        <translation>Búsqueda directa</translation>
    </message>
    <message>
        <source>SAT encoding</source>
        <translation>Codificación SAT</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Mínimo de jugadas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Boards, hints and the list of jumps</source>
        <translation>Tableros, pistas y la lista de saltos</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>The puzzle as a SAT problem: axioms, solver, decoded jumps</source>
        <translation>El solitario en forma SAT: axiomas, resolutor, saltos decodificados</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Board and jumps in the assignment&apos;s formats</source>
        <translation>El tablero y los saltos en los formatos de la tarea</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>add a hole</source>
        <translation>hueco añadido</translation>
    </message>
    <message>
        <source>remove hole %1</source>
        <translation>hueco %1 quitado</translation>
    </message>
    <message>
        <source>move hole %1</source>
        <translation>desplazamiento del hueco %1</translation>
    </message>
    <message>
        <source>open another board</source>
        <translation>apertura de otro tablero</translation>
    </message>
    <message>
        <source>random board</source>
        <translation>tablero aleatorio</translation>
    </message>
    <message>
        <source>Over %1</source>
        <translation>Sobre %1</translation>
    </message>
    <message>
        <source>Peg %1 cannot jump to %2. Choose a marked hole, or another peg.</source>
        <translation>La clavija %1 no puede saltar a %2. Elige un hueco marcado, u otra clavija.</translation>
    </message>
    <message>
        <source>Hole %1 is empty. Click a peg first.</source>
        <translation>El hueco %1 está vacío. Haz clic primero en una clavija.</translation>
    </message>
    <message>
        <source>Peg %1 cannot jump: it needs a peg next to it and an empty hole behind that.</source>
        <translation>La clavija %1 no puede saltar: necesita una clavija al lado y un hueco vacío detrás de ella.</translation>
    </message>
    <message>
        <source>peg in hole %1</source>
        <translation>clavija en el hueco %1</translation>
    </message>
    <message>
        <source>goal in hole %1</source>
        <translation>objetivo en el hueco %1</translation>
    </message>
    <message>
        <source>remove a line</source>
        <translation>línea quitada</translation>
    </message>
    <message>
        <source>add a line</source>
        <translation>línea añadida</translation>
    </message>
    <message>
        <source>Reason %1 of %2: %3</source>
        <translation>Razón %1 de %2: %3</translation>
    </message>
    <message>
        <source>Draw a board</source>
        <translation>Dibuja un tablero</translation>
    </message>
    <message>
        <source>Click the empty field to add holes. Pegs jump along three neighbouring holes in a line. Or choose one of the boards above.</source>
        <translation>Haz clic en el campo vacío para añadir huecos. Las clavijas saltan por tres huecos vecinos en línea. O elige uno de los tableros de arriba.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Go through your jumps below. “Fewest moves” finds a shortest solution.</source>
        <translation>Recorre tus saltos abajo. «Mínimo de jugadas» encuentra una solución lo más corta posible.</translation>
    </message>
    <message>
        <source>The goal is reached: %1.</source>
        <translation>Objetivo alcanzado: %1.</translation>
    </message>
    <message>
        <source>No jump is possible</source>
        <translation>No hay saltos posibles</translation>
    </message>
    <message>
        <source>Goal: %1. Undo takes one jump back; Hint finds the last solvable position.</source>
        <translation>Objetivo: %1. Deshacer retira un salto; Pista encuentra la última posición resoluble.</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Bloqueado</translation>
    </message>
    <message>
        <source>No jump is possible: %1 left. Goal: %2. Undo goes back one jump; Hint finds the last solvable position.</source>
        <translation>No hay saltos posibles con %1 en el tablero. Objetivo: %2. Deshacer retira un salto; Pista encuentra la última posición resoluble.</translation>
    </message>
    <message>
        <source>Your jump</source>
        <translation>Te toca saltar</translation>
    </message>
    <message>
        <source>Goal: %1, in %2 from here. Drag a peg over its neighbour, or click the peg and then its target.
Hint shows a jump that leads to the goal. Still solvable? checks every position.</source>
        <translation>Objetivo: %1, a %2 de aquí. Arrastra una clavija sobre su vecina, o haz clic en la clavija y después en su destino.
Pista muestra un salto que lleva al objetivo. ¿Aún resoluble? comprueba todas las posiciones.</translation>
    </message>
    <message>
        <source>, the jump to %1 keeps the goal in reach</source>
        <translation>, el salto a %1 mantiene el objetivo alcanzable</translation>
    </message>
    <message>
        <source>, the jump to %1 loses it</source>
        <translation>, el salto a %1 lo pierde</translation>
    </message>
    <message>
        <source>Solved: %1, in %2.</source>
        <translation>Resuelto: %1, en %2.</translation>
    </message>
    <message>
        <source>Stuck: %1 left.</source>
        <translation>Bloqueado con %1.</translation>
    </message>
    <message>
        <source>Blunder: after jump %1, %2, the goal was out of reach.</source>
        <translation>Error grave: tras el salto %1, %2, el objetivo quedó fuera de alcance.</translation>
    </message>
    <message>
        <source>Click anywhere to add the first hole,
or choose a board on the right.</source>
        <translation>Haz clic en cualquier parte para añadir el primer hueco,
o elige un tablero a la derecha.</translation>
    </message>
    <message>
        <source>This board has no holes.
Choose “Holes” below to draw some, or choose a board on the right.</source>
        <translation>Este tablero no tiene huecos.
Elige «Huecos» abajo para dibujar algunos, o elige un tablero a la derecha.</translation>
    </message>
    <message>
        <source>Peg Board</source>
        <translation>Solitario</translation>
    </message>
    <message>
        <source>Jumps of a solution</source>
        <translation>Saltos de una solución</translation>
    </message>
    <message>
        <source>open a board</source>
        <translation>apertura de un tablero</translation>
    </message>
    <message>
        <source>This format stores only the jumps, not the board. Loggia cannot open it again.</source>
        <translation>Este formato solo guarda los saltos, no el tablero. Loggia no puede volver a abrirlo.</translation>
    </message>
    <message>
        <source>paste a board</source>
        <translation>pegado de un tablero</translation>
    </message>
    <message>
        <source>The clauses are unsatisfiable. An invariant shows why:</source>
        <translation>Las cláusulas son insatisfacibles. Un invariante muestra por qué:</translation>
    </message>
    <message>
        <source>Proven by an invariant:</source>
        <translation>Demostrado con un invariante:</translation>
    </message>
    <message>
        <source>Not solvable from here</source>
        <translation>No se puede resolver desde aquí</translation>
    </message>
    <message>
        <source>Hint finds the last solvable position.</source>
        <translation>Pista encuentra la última posición que se puede resolver.</translation>
    </message>
    <message>
        <source>The board. Click a peg and then the hole that it jumps to, or drag the peg.</source>
        <translation>El tablero. Haz clic en una clavija y luego en el hueco al que salta, o arrastra la clavija.</translation>
    </message>
    <message>
        <source>Direct search: any solution, at once. SAT encoding: by clauses, as in the assignment. Fewest moves: a shortest solution.</source>
        <translation>Búsqueda directa: una solución cualquiera, enseguida. Codificación SAT: mediante cláusulas, como en la tarea. Mínimo de jugadas: una solución lo más corta posible.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegRandomBar</name>
    <message>
        <source> holes</source>
        <translation> huecos</translation>
    </message>
    <message>
        <source>Holes of the random board</source>
        <translation>Huecos del tablero aleatorio</translation>
    </message>
    <message>
        <source>How many holes the next random board has</source>
        <translation>Cuántos huecos tiene el próximo tablero aleatorio</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Difficulty of the random board</source>
        <translation>Dificultad del tablero aleatorio</translation>
    </message>
    <message>
        <source>Easy: one random game in ten solves the board. Hard: almost none does.</source>
        <translation>Fácil: una de cada diez partidas aleatorias resuelve el tablero. Difícil: casi ninguna.</translation>
    </message>
    <message>
        <source>no. </source>
        <translation>n.º </translation>
    </message>
    <message>
        <source>Number of the random board</source>
        <translation>Número del tablero aleatorio</translation>
    </message>
    <message>
        <source>The same number always gives the same board</source>
        <translation>El mismo número da siempre el mismo tablero</translation>
    </message>
    <message>
        <source>&amp;Random board</source>
        <translation>&amp;Tablero aleatorio</translation>
    </message>
    <message>
        <source>Make a board that can be solved. Undo brings this one back.</source>
        <translation>Crea un tablero que se puede resolver. Con Deshacer recuperas este.</translation>
    </message>
    <message>
        <source>Random board: %1 holes, %2, no. %3</source>
        <translation>Tablero aleatorio: %1 huecos, %2, n.º %3</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegRun</name>
    <message>
        <source>solution</source>
        <translation>solución</translation>
    </message>
    <message>
        <source>Found in the table of all reachable positions.</source>
        <translation>Hallado en la tabla de todas las posiciones alcanzables.</translation>
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
        <translation>Al menos un salto en cada momento</translation>
    </message>
    <message>
        <source>6B</source>
        <translation>6B</translation>
    </message>
    <message>
        <source>At least one peg at the end</source>
        <translation>Al menos una clavija al final</translation>
    </message>
    <message>
        <source>Parities</source>
        <translation>Paridades</translation>
    </message>
    <message>
        <source>Position classes of the goal</source>
        <translation>Clases de posición del objetivo</translation>
    </message>
    <message>
        <source>Pagodas</source>
        <translation>Pagodas</translation>
    </message>
    <message>
        <source>Pagoda functions (goals with a single position)</source>
        <translation>Funciones pagoda (objetivos con una sola posición)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>One order only for jumps that can be swapped</source>
        <translation>Un único orden para los saltos que se pueden intercambiar</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>One jump back</source>
        <translation>Un salto atrás</translation>
    </message>
    <message>
        <source>One jump forward</source>
        <translation>Un salto adelante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>The assignment&apos;s axioms</source>
        <translation>Los axiomas de la tarea</translation>
    </message>
    <message>
        <source>Sequential, one jump a step (counter)</source>
        <translation>Secuencial, un salto por paso (contador)</translation>
    </message>
    <message>
        <source>Sequential, one jump a step (product)</source>
        <translation>Secuencial, un salto por paso (producto)</translation>
    </message>
    <message>
        <source>Parallel (rounds)</source>
        <translation>Paralela (rondas)</translation>
    </message>
    <message>
        <source>Parallel (sweeps)</source>
        <translation>Paralela (barridos)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>How jumps become clauses. Parallel encodings need fewer steps.</source>
        <translation>Cómo se convierten los saltos en cláusulas. Las codificaciones paralelas necesitan menos pasos.</translation>
    </message>
    <message>
        <source>Axioms by kind</source>
        <translation>Axiomas por tipo</translation>
    </message>
    <message>
        <source>Axioms</source>
        <translation>Axiomas</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Jumps decoded</source>
        <translation>Saltos decodificados</translation>
    </message>
    <message>
        <source>Click a jump to see the board after it</source>
        <translation>Haz clic en un salto para ver el tablero después de él</translation>
    </message>
    <message>
        <source>Play the jumps</source>
        <translation>Reproducir los saltos</translation>
    </message>
    <message>
        <source>1. Axioms</source>
        <translation>1. Axiomas</translation>
    </message>
    <message>
        <source>2. Solver</source>
        <translation>2. Resolutor</translation>
    </message>
    <message>
        <source>3. Jumps</source>
        <translation>3. Saltos</translation>
    </message>
    <message>
        <source>Choose “SAT encoding” below and press Solve. The puzzle is written as clauses, as in the assignment&apos;s front end.</source>
        <translation>Elige «Codificación SAT» abajo y pulsa Resolver. El solitario se escribe como cláusulas, igual que en el «front end» de la tarea.</translation>
    </message>
    <message>
        <source>CaDiCaL searches for an assignment that satisfies all clauses.</source>
        <translation>CaDiCaL busca una asignación que satisfaga todas las cláusulas.</translation>
    </message>
    <message>
        <source>The jumps that are true in the model, as the assignment&apos;s back end prints them.</source>
        <translation>Los saltos que son verdaderos en el modelo, tal como los escribe el «back end» de la tarea.</translation>
    </message>
    <message>
        <source>Writing clauses…</source>
        <translation>Escribiendo las cláusulas…</translation>
    </message>
    <message>
        <source>Waiting for the clauses.</source>
        <translation>Esperando las cláusulas.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1 atom</source>
        <translation>%1 átomo</translation>
    </message>
    <message>
        <source>%1 atoms</source>
        <translation>%1 átomos</translation>
    </message>
    <message>
        <source>%1 clause</source>
        <translation>%1 cláusula</translation>
    </message>
    <message>
        <source>%1 clauses</source>
        <translation>%1 cláusulas</translation>
    </message>
    <message>
        <source>CaDiCaL, attempt %1: %2.</source>
        <translation>CaDiCaL, intento %1: %2.</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1 ronda</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 rondas</translation>
    </message>
    <message>
        <source>CaDiCaL is searching for an assignment.</source>
        <translation>CaDiCaL está buscando una asignación.</translation>
    </message>
    <message>
        <source>Click a kind of axiom to see what it says.</source>
        <translation>Haz clic en un tipo de axioma para ver qué dice.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play the jumps one by one</source>
        <translation>Reproduce los saltos uno por uno</translation>
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
        <translation>No se puede leer la tabla de este tablero. %1</translation>
    </message>
    <message>
        <source>%1, %2 of them solvable</source>
        <translation>%1, de ellas %2 resolubles</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1 posición</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 posiciones</translation>
    </message>
    <message>
        <source>Table complete: %1. Saved in %2.</source>
        <translation>Tabla completa: %1. Guardada en %2.</translation>
    </message>
    <message>
        <source>Table complete: %1. It could not be saved: %2.</source>
        <translation>Tabla completa: %1. No se pudo guardar: %2.</translation>
    </message>
    <message>
        <source>There is no table of this board. %1</source>
        <translation>No hay tabla de este tablero. %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegTextPanel</name>
    <message>
        <source>Jumps (the assignment&apos;s back-end format)</source>
        <translation>Saltos (el formato «back end» de la tarea)</translation>
    </message>
    <message>
        <source>Copy the jumps</source>
        <translation>Copiar los saltos</translation>
    </message>
    <message>
        <source>Board (the assignment&apos;s front-end format)</source>
        <translation>Tablero (el formato «front end» de la tarea)</translation>
    </message>
    <message>
        <source>Copy the board</source>
        <translation>Copiar el tablero</translation>
    </message>
    <message>
        <source>The jumps made so far appear here.</source>
        <translation>Aquí aparecen los saltos hechos hasta ahora.</translation>
    </message>
    <message>
        <source>The board appears here.</source>
        <translation>Aquí aparece el tablero.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegTools</name>
    <message>
        <source>Reset lines to the grid</source>
        <translation>Restablecer las líneas</translation>
    </message>
    <message>
        <source>Pegs left:</source>
        <translation>Clavijas finales:</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Pe&amp;gs</source>
        <translation>&amp;Clavijas</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>H&amp;oles</source>
        <translation>&amp;Huecos</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Drag a peg over its neighbour, or click the peg and then its target</source>
        <translation>Arrastra una clavija sobre su vecina, o haz clic en la clavija y después en su destino</translation>
    </message>
    <message>
        <source>Click a hole to add or remove its peg</source>
        <translation>Haz clic en un hueco para poner o quitar su clavija</translation>
    </message>
    <message>
        <source>Click the holes that must have a peg at the end, and set the number of pegs left</source>
        <translation>Haz clic en los huecos que deben tener una clavija al final, y fija el número de clavijas que quedan</translation>
    </message>
    <message>
        <source>Click to add or remove a hole; drag to move one</source>
        <translation>Haz clic para añadir o quitar un hueco; arrastra un hueco para moverlo</translation>
    </message>
    <message>
        <source>Click three holes to add a line; click a line to remove it</source>
        <translation>Haz clic en tres huecos para añadir una línea; haz clic en una línea para quitarla</translation>
    </message>
    <message>
        <source>Square grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Square, with diagonals</source>
        <translation>Cuadrícula con diagonales</translation>
    </message>
    <message>
        <source>Triangular grid</source>
        <translation>Triangular</translation>
    </message>
    <message>
        <source>Free places</source>
        <translation>Lugares libres</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Retícula</translation>
    </message>
    <message>
        <source>The grid decides which three holes form a line</source>
        <translation>La retícula decide qué tres huecos forman una línea</translation>
    </message>
    <message>
        <source>Replace all lines with those of the grid</source>
        <translation>Sustituye todas las líneas por las de la retícula</translation>
    </message>
    <message>
        <source>Number of pegs left at the end</source>
        <translation>Número de clavijas que quedan al final</translation>
    </message>
    <message>
        <source>reset lines to the grid</source>
        <translation>restablecimiento de las líneas</translation>
    </message>
    <message>
        <source>There are no holes yet. Choose a board, or draw one.</source>
        <translation>Aún no hay huecos. Elige un tablero, o dibuja uno.</translation>
    </message>
    <message>
        <source>Solved: %1, in %2.</source>
        <translation>Resuelto: %1, en %2.</translation>
    </message>
    <message>
        <source>Stuck: %1 left and no jump possible. Goal: %2. Undo goes back.</source>
        <translation>Bloqueado con %1 y sin saltos posibles. Objetivo: %2. Deshacer vuelve atrás.</translation>
    </message>
    <message>
        <source>No hole is empty, so no peg can jump. Click a hole to remove its peg.</source>
        <translation>No hay ningún hueco vacío, así que ninguna clavija puede saltar. Haz clic en un hueco para quitar su clavija.</translation>
    </message>
    <message>
        <source>%1, fewer than the goal requires. Click a hole to add a peg.</source>
        <translation>%1, menos de las que exige el objetivo. Haz clic en un hueco para poner una clavija.</translation>
    </message>
    <message>
        <source>%1. Click a hole to add or remove its peg.</source>
        <translation>%1. Haz clic en un hueco para poner o quitar su clavija.</translation>
    </message>
    <message>
        <source>Goal: %1. Click the holes that must have a peg at the end.</source>
        <translation>Objetivo: %1. Haz clic en los huecos que deben tener una clavija al final.</translation>
    </message>
    <message>
        <source>%1 (at most %2). Click a free place to add a hole, or a hole to remove it. Drag a hole to move it.</source>
        <translation>%1 (como máximo %2). Haz clic en un lugar libre para añadir un hueco, o en un hueco para quitarlo. Arrastra un hueco para moverlo.</translation>
    </message>
    <message>
        <source>%1 hole</source>
        <translation>%1 hueco</translation>
    </message>
    <message>
        <source>%1 holes</source>
        <translation>%1 huecos</translation>
    </message>
    <message>
        <source>%1. To add a line, click its three holes, the middle one second. Click a line to remove it.</source>
        <translation>%1. Para añadir una línea, haz clic en sus tres huecos, el del medio en segundo lugar. Haz clic en una línea para quitarla.</translation>
    </message>
    <message>
        <source>%1 line of three holes</source>
        <translation>%1 línea de tres huecos</translation>
    </message>
    <message>
        <source>%1 lines of three holes</source>
        <translation>%1 líneas de tres huecos</translation>
    </message>
    <message>
        <source>%1, %2. Goal: %3.</source>
        <translation>%1, %2. Objetivo: %3.</translation>
    </message>
    <message>
        <source>%1 possible jump</source>
        <translation>%1 salto posible</translation>
    </message>
    <message>
        <source>%1 possible jumps</source>
        <translation>%1 saltos posibles</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PegView</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, elegida</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayPanel</name>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Jugar de nue&amp;vo</translation>
    </message>
    <message>
        <source>Bes&amp;t line</source>
        <translation>Me&amp;jor variante</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>After the last turn</source>
        <translation>Después del último turno</translation>
    </message>
    <message>
        <source>Show the better value, with the reasons for it</source>
        <translation>Muestra el mejor valor y las razones para elegirlo</translation>
    </message>
    <message>
        <source>Start again without any values. Undo brings them back.</source>
        <translation>Empieza otra vez sin ningún valor. Con Deshacer los recuperas.</translation>
    </message>
    <message>
        <source>Add the moves of perfect players from here on, so that you can step through them</source>
        <translation>Añade los valores con los que seguirían dos jugadores perfectos, para recorrerlos paso a paso</translation>
    </message>
    <message>
        <source>E (wants true)</source>
        <translation>E (quiere verdadera)</translation>
    </message>
    <message>
        <source>A (wants false)</source>
        <translation>A (quiere falsa)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>Values chosen</source>
        <translation>Valores elegidos</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>%1.  %2:  %3 = %4</source>
        <translation>%1.  %2:  %3 = %4</translation>
    </message>
    <message>
        <source>%1   ??  blunder: gives the win away</source>
        <translation>%1   ??  error grave: regala la victoria</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayedDocumentBase</name>
    <message>
        <source>continue from an earlier move</source>
        <translation>continuación desde una jugada anterior</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PlayerEditor</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>%1 player</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <translation>Quién juega con %1</translation>
    </message>
    <message>
        <source>Engine (strongest)</source>
        <translation>Motor (el más fuerte)</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alfa-beta</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>%1: search</source>
        <translation>%1: búsqueda</translation>
    </message>
    <message>
        <source>Minimax looks at every move and is the slowest; the engine searches deepest in the same time</source>
        <translation>Minimax examina todas las jugadas y es el más lento; el motor es el que busca a más profundidad en el mismo tiempo</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Patrones</translation>
    </message>
    <message>
        <source>Material score</source>
        <translation>Solo puntos</translation>
    </message>
    <message>
        <source>%1: evaluation</source>
        <translation>%1: evaluación</translation>
    </message>
    <message>
        <source>How positions at the search depth are evaluated. Patterns also count lines of four that can still be completed.</source>
        <translation>Cómo se evalúan las posiciones a la profundidad de búsqueda. Los patrones cuentan también las líneas de cuatro que aún se pueden completar.</translation>
    </message>
    <message>
        <source>%1: threads</source>
        <translation>%1: hilos</translation>
    </message>
    <message>
        <source>Number of threads that search in parallel</source>
        <translation>Número de hilos que buscan en paralelo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>%1: advanced</source>
        <translation>%1: avanzado</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: nivel</translation>
    </message>
    <message>
        <source>Beginner to Advanced make mistakes, ever fewer. Expert thinks for a second. Perfect proves its moves: it never gives a point away.</source>
        <translation>Los niveles de Principiante a Avanzado cometen errores, cada vez menos. Experto piensa un segundo. Perfecto demuestra sus jugadas: nunca regala un punto.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionBoardView</name>
    <message>
        <source>Player 1: %1. Player 2: %2</source>
        <translation>Jugador 1: %1. Jugador 2: %2</translation>
    </message>
    <message>
        <source>, chosen</source>
        <translation>, elegida</translation>
    </message>
    <message>
        <source>, in the completed line</source>
        <translation>, en la línea completada</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionField</name>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>Six rows from the top, 0 for an empty cell, then the player to move. Type another position, or moves such as 4443, and press Enter.</source>
        <translation>Seis filas desde arriba, con 0 para una casilla vacía, y después el jugador que tiene el turno. Escribe otra posición, o jugadas como 4443, y pulsa Intro.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Copia esta línea de texto</translation>
    </message>
    <message>
        <source>type a position</source>
        <translation>escritura de una posición</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PositionPanel</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Suma nim</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Show a best move, with the reason for it</source>
        <translation>Muestra una de las mejores jugadas, y por qué lo es</translation>
    </message>
    <message>
        <source>Play the move that leads to this position</source>
        <translation>Hace la jugada que lleva a esta posición</translation>
    </message>
    <message>
        <source>Return to the current position of the game</source>
        <translation>Vuelve a la posición actual de la partida</translation>
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
        <translation>Valores ocultos</translation>
    </message>
    <message>
        <source>Values (F5) shows who wins here and the outcome of each move.</source>
        <translation>Valores (F5) muestra quién gana aquí y el resultado de cada jugada.</translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Sin valor</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tablero %1</translation>
    </message>
    <message>
        <source>Play %1 (leads here)</source>
        <translation>Jugar %1 (lleva aquí)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>V&amp;er esa posición</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Jugar &amp;ya</translation>
    </message>
    <message>
        <source>&amp;Play this move</source>
        <translation>&amp;Hacer esta jugada</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>%1, a best move</source>
        <translation>%1, una de las mejores jugadas</translation>
    </message>
    <message>
        <source>The nim-sum (xor) is 0: a loss. Every move changes it.</source>
        <translation>La suma nim (xor) es 0: derrota. Toda jugada la cambia.</translation>
    </message>
    <message>
        <source>The nim-sum (xor) is not 0: a win. Make it 0.</source>
        <translation>La suma nim (xor) no es 0: victoria. Haz que sea 0.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>xor</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>valor %1</translation>
    </message>
    <message>
        <source>Parameters:</source>
        <translation>Parámetros:</translation>
    </message>
    <message>
        <source>Parameters (defaults in parentheses):</source>
        <translation>Parámetros (valores predeterminados entre paréntesis):</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProbabilitiesPanel</name>
    <message>
        <source>%1  (%2 of %3)</source>
        <translation>%1  (%2 de %3)</translation>
    </message>
    <message>
        <source>Counting the models…</source>
        <translation>Contando los modelos…</translation>
    </message>
    <message>
        <source>No model: the lines contradict each other.</source>
        <translation>Ningún modelo: las líneas se contradicen entre sí.</translation>
    </message>
    <message>
        <source>Models: %1. There are too many to count, so there are no probabilities.</source>
        <translation>Modelos: %1. Son demasiados para contarlos, así que no hay probabilidades.</translation>
    </message>
    <message>
        <source>Models: %1, all equally likely.</source>
        <translation>Modelos: %1, todos igual de probables.</translation>
    </message>
    <message>
        <source>Probabilities of monster and pit by square</source>
        <translation>Probabilidades de monstruo y hoyo por casilla</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstruo</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Hoyo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProblemBar</name>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>A path to the goal</source>
        <translation>Un camino a la meta</translation>
    </message>
    <message>
        <source>All four corners</source>
        <translation>Las cuatro esquinas</translation>
    </message>
    <message>
        <source>All the food</source>
        <translation>Toda la comida</translation>
    </message>
    <message>
        <source>The map of Romania</source>
        <translation>El mapa de Rumania</translation>
    </message>
    <message>
        <source>A graph you draw</source>
        <translation>Un grafo que dibujas</translation>
    </message>
    <message>
        <source>The 8-puzzle</source>
        <translation>El puzle de 8</translation>
    </message>
    <message>
        <source>The 15-puzzle</source>
        <translation>El puzle de 15</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>What to search for</source>
        <translation>Qué se busca</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>The town where the search starts</source>
        <translation>La ciudad donde empieza la búsqueda</translation>
    </message>
    <message>
        <source>The town where the path ends</source>
        <translation>La ciudad donde termina el camino</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Pro&amp;blem</source>
        <translation>Pro&amp;blema</translation>
    </message>
    <message>
        <source>New maze</source>
        <translation>Laberinto nuevo</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Generate a maze with the settings of the Maze tab and the next seed</source>
        <translation>Genera un laberinto con los ajustes de la pestaña Laberinto y la semilla siguiente</translation>
    </message>
    <message>
        <source>Shuffle the tiles with the settings of the Puzzle tab and the next seed</source>
        <translation>Mezcla las fichas con los ajustes de la pestaña Puzle y la semilla siguiente</translation>
    </message>
    <message>
        <source>S&amp;cenario</source>
        <translation>&amp;Escenario</translation>
    </message>
    <message>
        <source>Which problem of the scenario file to solve</source>
        <translation>Qué problema del archivo de escenario se resuelve</translation>
    </message>
    <message>
        <source>of %L1</source>
        <translation>de %L1</translation>
    </message>
    <message>
        <source>%1, shortest path %L2 (from the file)</source>
        <translation>%1, camino más corto %L2 (según el archivo)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ProblemPanel</name>
    <message>
        <source>DNF to minimum CNF</source>
        <translation>De FND a FNC mínima</translation>
    </message>
    <message>
        <source>Simplify a formula</source>
        <translation>Simplificar una fórmula</translation>
    </message>
    <message>
        <source>Karnaugh map to DNF</source>
        <translation>De mapa de Karnaugh a FND</translation>
    </message>
    <message>
        <source>Minterms with don&apos;t-cares</source>
        <translation>Mintérminos con indiferentes</translation>
    </message>
    <message>
        <source>Circuit of NAND gates</source>
        <translation>Circuito de puertas NAND</translation>
    </message>
    <message>
        <source>Ne&amp;w problem</source>
        <translation>Problema nue&amp;vo</translation>
    </message>
    <message>
        <source>Ma&amp;ke this one</source>
        <translation>Crear &amp;este</translation>
    </message>
    <message>
        <source>Save shee&amp;t...</source>
        <translation>Guardar &amp;hoja...</translation>
    </message>
    <message>
        <source>Save answer ke&amp;y...</source>
        <translation>Guardar so&amp;luciones...</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>More prime implicates make the problem harder</source>
        <translation>Cuantos más implicados primos, más difícil es el problema</translation>
    </message>
    <message>
        <source>Fewest prime implicates</source>
        <translation>Mínimo de implicados primos</translation>
    </message>
    <message>
        <source>Most prime implicates</source>
        <translation>Máximo de implicados primos</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Varia&amp;bles</source>
        <translation>Varia&amp;bles</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>&amp;Literals per term</source>
        <translation>Li&amp;terales por término</translation>
    </message>
    <message>
        <source>Prime implicates</source>
        <translation>Implicados primos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Va&amp;riants</source>
        <translation>Va&amp;riantes</translation>
    </message>
    <message>
        <source>Problems with a sheet and an answer key. The same settings and seed always give the same problem.</source>
        <translation>Problemas con una hoja y sus soluciones. Los mismos ajustes y la misma semilla dan siempre el mismo problema.</translation>
    </message>
    <message>
        <source>Kind of problem</source>
        <translation>Tipo de problema</translation>
    </message>
    <message>
        <source>What the sheet gives and asks for</source>
        <translation>Qué da y qué pide la hoja</translation>
    </message>
    <message>
        <source>Average number of literals per term</source>
        <translation>Número medio de literales por término</translation>
    </message>
    <message>
        <source>Number of different problems, each on its own sheet</source>
        <translation>Número de problemas distintos, cada uno en su propia hoja</translation>
    </message>
    <message>
        <source>Make a problem with a new seed and open it in the editor</source>
        <translation>Crea un problema con una semilla nueva y lo abre en el editor</translation>
    </message>
    <message>
        <source>Make the problem of this seed and open it in the editor</source>
        <translation>Crea el problema de esta semilla y lo abre en el editor</translation>
    </message>
    <message>
        <source>Save the sheet for students as Markdown, LaTeX or PDF</source>
        <translation>Guarda la hoja para estudiantes como Markdown, LaTeX o PDF</translation>
    </message>
    <message>
        <source>Save the minimum forms as Markdown, LaTeX or PDF</source>
        <translation>Guarda las formas mínimas como Markdown, LaTeX o PDF</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Generando…</translation>
    </message>
    <message>
        <source>New problem: its minimum CNF has %1. Prime implicates: %2.</source>
        <translation>Problema nuevo: su FNC mínima tiene %1. Implicados primos: %2.</translation>
    </message>
    <message>
        <source>New problem: its minimum DNF has %1. Prime implicants: %2.</source>
        <translation>Problema nuevo: su FND mínima tiene %1. Implicantes primos: %2.</translation>
    </message>
    <message>
        <source>%1 problems generated. The first one is in the editor.</source>
        <translation>Se generaron %1 problemas. El primero está en el editor.</translation>
    </message>
    <message>
        <source>All answers are proven minimum.</source>
        <translation>Está demostrado que todas las respuestas son mínimas.</translation>
    </message>
    <message>
        <source>Some answers are not proven minimum.</source>
        <translation>No está demostrado que todas las respuestas sean mínimas.</translation>
    </message>
    <message>
        <source>Save the answer key</source>
        <translation>Guardar las soluciones</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Guardar la hoja</translation>
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
        <translation>Número de variables de la función</translation>
    </message>
    <message>
        <source>Number of terms of the function; a formula to simplify has more</source>
        <translation>Número de términos de la función; una fórmula por simplificar tiene más</translation>
    </message>
    <message>
        <source>Another seed gives another problem of the same kind</source>
        <translation>Otra semilla da otro problema del mismo tipo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzleMaker</name>
    <message>
        <source>Ne&amp;w puzzle</source>
        <translation>Acertijo &amp;nuevo</translation>
    </message>
    <message>
        <source>Ma&amp;ke this puzzle</source>
        <translation>C&amp;rear este acertijo</translation>
    </message>
    <message>
        <source>Knights and knaves</source>
        <translation>Caballeros y bribones</translation>
    </message>
    <message>
        <source>Ladies and tigers</source>
        <translation>Damas y tigres</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Easy: one deduction after another. Medium: one or two case splits. Hard: more.</source>
        <translation>Fácil: una deducción tras otra. Medio: una o dos distinciones de casos. Difícil: más.</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same puzzle</source>
        <translation>Los mismos ajustes y la misma semilla dan siempre el mismo acertijo</translation>
    </message>
    <message>
        <source>Make a puzzle with a new seed and try it</source>
        <translation>Crea un acertijo con una semilla nueva para que lo intentes</translation>
    </message>
    <message>
        <source>Make the puzzle of this seed and try it</source>
        <translation>Crea el acertijo de esta semilla para que lo intentes</translation>
    </message>
    <message>
        <source>K&amp;ind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;maño</translation>
    </message>
    <message>
        <source>Difficult&amp;y</source>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Semilla</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlePanel</name>
    <message>
        <source>Shuffle</source>
        <translation>Mezclar</translation>
    </message>
    <message>
        <source>Ne&amp;xt seed</source>
        <translation>Pró&amp;xima semilla</translation>
    </message>
    <message>
        <source>Type the tiles row by row, with 0 for the gap, then press Enter</source>
        <translation>Escribe las fichas fila por fila, con 0 para el hueco, y pulsa Intro</translation>
    </message>
    <message>
        <source>Number of random moves from the goal. With many moves the search of a 15-puzzle may take too long.</source>
        <translation>Número de movimientos aleatorios desde la meta. Con muchos movimientos, la búsqueda en un puzle de 15 puede tardar demasiado.</translation>
    </message>
    <message>
        <source>The same settings and seed always give the same order</source>
        <translation>Los mismos ajustes y la misma semilla dan siempre el mismo orden</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Goal: the gap in the upper left corner, then the tiles in order. Click a tile next to the gap to slide it, or use the arrow keys. The search starts from this order.</source>
        <translation>Meta: el hueco en la esquina superior izquierda y después las fichas en orden. Haz clic en una ficha junto al hueco para deslizarla, o usa las teclas de flecha. La búsqueda parte de este orden.</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>El puzle</translation>
    </message>
    <message>
        <source>Expected 9 or 16 tiles.</source>
        <translation>Se esperaban 9 o 16 fichas.</translation>
    </message>
    <message>
        <source>type an order</source>
        <translation>escritura de un orden</translation>
    </message>
    <message>
        <source>shuffle the tiles</source>
        <translation>mezcla de las fichas</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlePicture</name>
    <message>
        <source>Puzzle</source>
        <translation>Acertijo</translation>
    </message>
    <message>
        <source>The puzzle as a picture. Click what somebody says to see it as a formula and as an equation. Click a door or a person to guess.</source>
        <translation>El acertijo como dibujo. Haz clic en lo que alguien dice para verlo como fórmula y como ecuación. Haz clic en una puerta o en una persona para adivinar.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::PuzzlesPage</name>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>The number of solutions, and all of them</source>
        <translation>El número de soluciones, y todas ellas</translation>
    </message>
    <message>
        <source>Algebra</source>
        <translation>Álgebra</translation>
    </message>
    <message>
        <source>The equations solved step by step</source>
        <translation>Las ecuaciones resueltas paso a paso</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Solve the puzzle yourself, or make a new one</source>
        <translation>Resuelve tú el acertijo, o crea uno nuevo</translation>
    </message>
    <message>
        <source>Mod 2</source>
        <translation>Mod 2</translation>
    </message>
    <message>
        <source>Equations that Mace4 reads differently</source>
        <translation>Ecuaciones que Mace4 lee de otra manera</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>Open an example with ladies, tigers or islanders</source>
        <translation>Abre un ejemplo con damas, tigres o isleños</translation>
    </message>
    <message>
        <source>Click a sign or a line to highlight it in all three texts</source>
        <translation>Haz clic en un cartel o en una línea para resaltarlos en los tres textos</translation>
    </message>
    <message>
        <source>new problem</source>
        <translation>problema nuevo</translation>
    </message>
    <message>
        <source>wrap in mod 2</source>
        <translation>envoltura en mod 2</translation>
    </message>
    <message>
        <source>example</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>Logic Puzzles</source>
        <translation>Acertijos lógicos</translation>
    </message>
    <message>
        <source>Puzzle in words</source>
        <translation>Acertijo en palabras</translation>
    </message>
    <message>
        <source>Equations for Mace4</source>
        <translation>Ecuaciones para Mace4</translation>
    </message>
    <message>
        <source>Propositions for Mace4</source>
        <translation>Proposiciones para Mace4</translation>
    </message>
    <message>
        <source>new puzzle</source>
        <translation>acertijo nuevo</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>apertura de un archivo</translation>
    </message>
    <message>
        <source>The puzzle has no text in this format, so the file would be empty.</source>
        <translation>El acertijo no tiene texto en este formato, así que el archivo quedaría vacío.</translation>
    </message>
    <message>
        <source>The edited text has an error. This format would store the puzzle as it was before the error.</source>
        <translation>El texto editado tiene un error. Este formato guardaría el acertijo tal como estaba antes del error.</translation>
    </message>
    <message>
        <source>The puzzle cannot be stored completely in words: %1.</source>
        <translation>El acertijo no se puede guardar por completo en palabras: %1.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>pegado</translation>
    </message>
    <message>
        <source>Export the puzzle</source>
        <translation>Exportar el acertijo</translation>
    </message>
    <message>
        <source>Mod 2 (%1)</source>
        <translation>Mod 2 (%1)</translation>
    </message>
    <message>
        <source>out of date</source>
        <translation>desactualizado</translation>
    </message>
    <message>
        <source>Will be updated when %1 has no errors</source>
        <translation>Se actualizará cuando no haya errores en %1</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>1 line needs mod 2</source>
        <translation>1 línea necesita mod 2</translation>
    </message>
    <message>
        <source>%1 lines need mod 2</source>
        <translation>%1 líneas necesitan mod 2</translation>
    </message>
    <message>
        <source>Mace4 reads these equations differently. See the Mod 2 tab.</source>
        <translation>Mace4 lee estas ecuaciones de otra manera. Mira la pestaña Mod 2.</translation>
    </message>
    <message>
        <source>1 line not understood</source>
        <translation>1 línea no se entiende</translation>
    </message>
    <message>
        <source>%1 lines not understood</source>
        <translation>%1 líneas no se entienden</translation>
    </message>
    <message>
        <source>The other lines count.</source>
        <translation>Las demás líneas cuentan.</translation>
    </message>
    <message>
        <source>1 comment (grey)</source>
        <translation>1 comentario (gris)</translation>
    </message>
    <message>
        <source>%1 comments (grey)</source>
        <translation>%1 comentarios (gris)</translation>
    </message>
    <message>
        <source>Grey lines are comments without meaning; only the formulas next to them count. Replace a comment with a sentence to make it count.</source>
        <translation>Las líneas grises son comentarios sin significado; solo cuentan las fórmulas que están junto a ellas. Sustituye un comentario por una frase para que cuente.</translation>
    </message>
    <message>
        <source>Click a door, or press G, to guess what is behind it</source>
        <translation>Haz clic en una puerta, o pulsa G, para conjeturar qué hay detrás</translation>
    </message>
    <message>
        <source>Click a person, or press G, to guess what they are</source>
        <translation>Haz clic en una persona, o pulsa G, para conjeturar qué es</translation>
    </message>
    <message>
        <source>The picture shows solution %1.</source>
        <translation>La imagen muestra la solución %1.</translation>
    </message>
    <message>
        <source>A comment without meaning: only the formula counts.</source>
        <translation>Un comentario sin significado: solo cuenta la fórmula.</translation>
    </message>
    <message>
        <source>Find all solutions of the puzzle</source>
        <translation>Encuentra todas las soluciones del acertijo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RaceBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Ir al inicio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Whole run in 6 s</source>
        <translation>Todo en 6 s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Expansions per second</source>
        <translation>Expansiones por segundo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Drag to any step of the search</source>
        <translation>Arrastra hasta cualquier paso de la búsqueda</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RacePanel</name>
    <message>
        <source>&amp;Depth limit</source>
        <translation>&amp;Profundidad máxima</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <translation>Corredor %1</translation>
    </message>
    <message>
        <source>Another algorithm that searches at the same time</source>
        <translation>Otro algoritmo que busca al mismo tiempo</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Rival</translation>
    </message>
    <message>
        <source>and</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Heur&amp;istic</source>
        <translation>&amp;Heurística</translation>
    </message>
    <message>
        <source>Depth limit of depth-limited search</source>
        <translation>Límite de la búsqueda con profundidad limitada</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>Expandidos</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generados</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>Frontera</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>g here</source>
        <translation>g aquí</translation>
    </message>
    <message>
        <source>h here</source>
        <translation>h aquí</translation>
    </message>
    <message>
        <source>f here</source>
        <translation>f aquí</translation>
    </message>
    <message>
        <source>Nodes expanded</source>
        <translation>Nodos expandidos</translation>
    </message>
    <message>
        <source>Nodes generated (put on the frontier)</source>
        <translation>Nodos generados (puestos en la frontera)</translation>
    </message>
    <message>
        <source>Nodes on the frontier</source>
        <translation>Nodos en la frontera</translation>
    </message>
    <message>
        <source>Cost of the path shown</source>
        <translation>Costo del camino mostrado</translation>
    </message>
    <message>
        <source>Path cost from the start to the cell under the pointer</source>
        <translation>Costo del camino desde el inicio hasta la casilla bajo el puntero</translation>
    </message>
    <message>
        <source>Heuristic value: estimated cost from there to the goal</source>
        <translation>Valor de la heurística: costo estimado desde ahí hasta la meta</translation>
    </message>
    <message>
        <source>g + h: estimated cost of a path through this cell</source>
        <translation>g + h: costo estimado de un camino que pasa por esta casilla</translation>
    </message>
    <message>
        <source>the h of your graph</source>
        <translation>los valores h de tu grafo</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>línea recta</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>misplaced tiles</source>
        <translation>fichas mal colocadas</translation>
    </message>
    <message>
        <source>linear conflict</source>
        <translation>conflicto lineal</translation>
    </message>
    <message>
        <source>pattern database</source>
        <translation>base de datos de patrones</translation>
    </message>
    <message>
        <source>none (0)</source>
        <translation>ninguna (0)</translation>
    </message>
    <message>
        <source>spanning tree</source>
        <translation>árbol generador</translation>
    </message>
    <message>
        <source>maze distance to the farthest</source>
        <translation>distancia en el laberinto a la más lejana</translation>
    </message>
    <message>
        <source>Manhattan to the farthest</source>
        <translation>Manhattan a la más lejana</translation>
    </message>
    <message>
        <source>best admissible</source>
        <translation>la mejor admisible</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>euclídea</translation>
    </message>
    <message>
        <source>octile</source>
        <translation>octil</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>Chebyshev</translation>
    </message>
    <message>
        <source>Here: %1</source>
        <translation>Aquí: %1</translation>
    </message>
    <message>
        <source>g, h and f are for the board shown.</source>
        <translation>g, h y f se refieren al tablero que se muestra.</translation>
    </message>
    <message>
        <source>Point at a town to see its g, h and f.</source>
        <translation>Señala una ciudad para ver sus valores g, h y f.</translation>
    </message>
    <message>
        <source>Point at a cell to see its g, h and f.</source>
        <translation>Señala una casilla para ver sus valores g, h y f.</translation>
    </message>
    <message>
        <source>Not searched</source>
        <translation>Sin buscar</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>This algorithm does not apply</source>
        <translation>Este algoritmo no es aplicable</translation>
    </message>
    <message>
        <source>Nothing to search</source>
        <translation>Nada que buscar</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Path found</source>
        <translation>Camino encontrado</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Sin decidir</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>%1 of %2 found a path</source>
        <translation>%1 de %2 encontraron un camino</translation>
    </message>
    <message>
        <source>No path found</source>
        <translation>Ningún camino encontrado</translation>
    </message>
    <message>
        <source>; %1 does not apply</source>
        <translation>; no aplicable: %1</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Camino</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>With diagonal moves the Manhattan distance is not admissible: informed searches may miss the cheapest path.</source>
        <translation>Con pasos en diagonal la distancia de Manhattan no es admisible: las búsquedas informadas pueden no dar con el camino más barato.</translation>
    </message>
    <message>
        <source>Point at a node to see its g, h and f.</source>
        <translation>Señala un nodo para ver sus valores g, h y f.</translation>
    </message>
    <message>
        <source>%1 of %2 solved it</source>
        <translation>%1 de %2 lo resolvieron</translation>
    </message>
    <message>
        <source>How A*, greedy search, IDA* and RBFS estimate the cost from a node to the goal</source>
        <translation>Cómo estiman A*, la búsqueda voraz, IDA* y RBFS el costo de un nodo a la meta</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RandomPanel</name>
    <message>
        <source>Ma&amp;ke this game</source>
        <translation>C&amp;rear esta partida</translation>
    </message>
    <message>
        <source>Choose the size, the winner and the difficulty. The same seed always gives the same game.</source>
        <translation>Elige el tamaño, el ganador y la dificultad. La misma semilla da siempre la misma partida.</translation>
    </message>
    <message>
        <source>How often variables occur in the formula, in total</source>
        <translation>Cuántas veces aparecen variables en la fórmula, en total</translation>
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
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Hard: often only one of the two values keeps the win</source>
        <translation>Difícil: a menudo solo uno de los dos valores conserva la victoria</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>&amp;Number of variables</source>
        <translation>&amp;Número de variables</translation>
    </message>
    <message>
        <source>&amp;Leaves</source>
        <translation>&amp;Hojas</translation>
    </message>
    <message>
        <source>W&amp;inner</source>
        <translation>&amp;Ganador</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificultad</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>&amp;Otra partida</translation>
    </message>
    <message>
        <source>Make a game with these settings and a new seed</source>
        <translation>Crea una partida con estos ajustes y una semilla nueva</translation>
    </message>
    <message>
        <source>Make the game of this seed</source>
        <translation>Crea la partida de esta semilla</translation>
    </message>
    <message>
        <source>&amp;Copy seed</source>
        <translation>&amp;Copiar semilla</translation>
    </message>
    <message>
        <source>Searching for a game with these properties…</source>
        <translation>Buscando una partida con estas propiedades…</translation>
    </message>
    <message>
        <source>New game made. %1 can win.</source>
        <translation>Partida nueva creada. Puede ganar %1.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ResultPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Guardar...</translation>
    </message>
    <message>
        <source>Minimum forms</source>
        <translation>Formas mínimas</translation>
    </message>
    <message>
        <source>All minimum forms (Petrick&apos;s method)</source>
        <translation>Todas las formas mínimas (método de Petrick)</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>&amp;Términos</translation>
    </message>
    <message>
        <source>Format of the text</source>
        <translation>Formato del texto</translation>
    </message>
    <message>
        <source>Notation or file format of the result</source>
        <translation>Notación o formato de archivo del resultado</translation>
    </message>
    <message>
        <source>Result as text</source>
        <translation>Resultado como texto</translation>
    </message>
    <message>
        <source>Copy the result in this format</source>
        <translation>Copia el resultado en este formato</translation>
    </message>
    <message>
        <source>Save the result in this format, or another one</source>
        <translation>Guarda el resultado en este formato o en otro</translation>
    </message>
    <message>
        <source>The text or its settings have changed. Press Minimise for a new result.</source>
        <translation>El texto o sus ajustes han cambiado. Pulsa Minimizar para obtener un resultado nuevo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 minimum forms:</source>
        <translation>%1 formas mínimas:</translation>
    </message>
    <message>
        <source>The first %1 minimum forms:</source>
        <translation>Las primeras %1 formas mínimas:</translation>
    </message>
    <message>
        <source>C&amp;lauses</source>
        <translation>C&amp;láusulas</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>  of %1</source>
        <translation>  de %1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… y %1 más</translation>
    </message>
    <message>
        <source>Finding all prime implicants…</source>
        <translation>Hallando todos los implicantes primos…</translation>
    </message>
    <message>
        <source>Too long to show here. Copy or save it.</source>
        <translation>Demasiado largo para mostrarlo aquí. Cópialo o guárdalo.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ReviewPanel</name>
    <message>
        <source>&amp;Review this game</source>
        <translation>&amp;Revisar esta partida</translation>
    </message>
    <message>
        <source>F&amp;ind the better move</source>
        <translation>&amp;Buscar una jugada mejor</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidos</translation>
    </message>
    <message>
        <source>Accuracy: a move that gives nothing away counts 100 %, and each point given away halves it. Lost: points given away in all.</source>
        <translation>Precisión: una jugada que no regala nada cuenta 100 %, y cada punto regalado la reduce a la mitad. Perdidos: puntos regalados en total.</translation>
    </message>
    <message>
        <source>Marked moves</source>
        <translation>Jugadas señaladas</translation>
    </message>
    <message>
        <source>Click a move to see the position before it</source>
        <translation>Haz clic en una jugada para ver la posición anterior a ella</translation>
    </message>
    <message>
        <source>Look for a move that gives nothing away. Nothing is played; each try is judged.</source>
        <translation>Busca una jugada que no regale nada. La partida no cambia; cada intento se valora.</translation>
    </message>
    <message>
        <source>&amp;Next mistake</source>
        <translation>Error &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>Error an&amp;terior</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>There are no moves to review yet.</source>
        <translation>Aún no hay jugadas que revisar.</translation>
    </message>
    <message>
        <source>A review evaluates each position of this game, marks the moves that gave points away and lets you look for better ones.</source>
        <translation>La revisión evalúa cada posición de esta partida, señala las jugadas que regalaron puntos y te permite buscar otras mejores.</translation>
    </message>
    <message>
        <source>The only move is reviewed.</source>
        <translation>La única jugada está revisada.</translation>
    </message>
    <message>
        <source>All %1 moves are reviewed.</source>
        <translation>Las %1 jugadas están revisadas.</translation>
    </message>
    <message>
        <source>the only good move</source>
        <translation>la única jugada buena</translation>
    </message>
    <message>
        <source>%1. %2: column %3 %4, %5</source>
        <translation>%1. %2: columna %3 %4, %5</translation>
    </message>
    <message>
        <source>No move gave a point away.</source>
        <translation>Ninguna jugada regaló puntos.</translation>
    </message>
    <message>
        <source>The next move of the game was a mistake. Can you do better?</source>
        <translation>La siguiente jugada de la partida fue un error. ¿Puedes hacerlo mejor?</translation>
    </message>
    <message>
        <source>Go to a mistake: the board shows the position before it, and you try moves there.</source>
        <translation>Ve a un error: el tablero muestra la posición anterior, y ahí pruebas jugadas.</translation>
    </message>
    <message>
        <source>Each try is judged below the board.</source>
        <translation>Cada intento se valora debajo del tablero.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Reviewed so far: %1 of %2 moves.</source>
        <translation>Revisadas hasta ahora: %1 de %2 jugadas.</translation>
    </message>
    <message>
        <source>The columns marked on the board give away less than a point.</source>
        <translation>Las columnas marcadas en el tablero regalan menos de un punto.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RiddlePanel</name>
    <message>
        <source>&amp;Check my answer</source>
        <translation>&amp;Comprobar mi respuesta</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Check your answer, and see which statements it contradicts</source>
        <translation>Comprueba tu respuesta, y mira qué afirmaciones contradice</translation>
    </message>
    <message>
        <source>See where to look next. Ask again for the reasoning, one step at a time.</source>
        <translation>Mira dónde seguir. Vuelve a pedir una pista para ver el razonamiento, paso a paso.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Inténtalo tú</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Acertijo nuevo</translation>
    </message>
    <message>
        <source>This puzzle has no rooms or people to find out about. Make a new one below, or open one with doors or islanders.</source>
        <translation>Este acertijo no tiene habitaciones ni personas sobre las que averiguar algo. Crea uno nuevo abajo, o abre uno con puertas o isleños.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Este acertijo no tiene solución.</translation>
    </message>
    <message>
        <source>Which doors have a lady behind them, and which a tiger?</source>
        <translation>¿Detrás de qué puertas hay una dama, y detrás de cuáles un tigre?</translation>
    </message>
    <message>
        <source>Knights always tell the truth, knaves always lie. Who is what?</source>
        <translation>Los caballeros siempre dicen la verdad, los bribones siempre mienten. ¿Quién es qué?</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>In&amp;tentarlo</translation>
    </message>
    <message>
        <source>Show the solution and end your attempt</source>
        <translation>Muestra la solución y termina tu intento</translation>
    </message>
    <message>
        <source>Hide the solution and try the puzzle</source>
        <translation>Oculta la solución para que intentes el acertijo</translation>
    </message>
    <message>
        <source>1 hint used</source>
        <translation>1 pista usada</translation>
    </message>
    <message>
        <source>%1 hints used</source>
        <translation>%1 pistas usadas</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>There are other solutions, too.</source>
        <translation>También hay otras soluciones.</translation>
    </message>
    <message>
        <source>And without any hints!</source>
        <translation>¡Y sin ninguna pista!</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>So far, so good</source>
        <translation>Por ahora, bien</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>No del todo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sin pista</translation>
    </message>
    <message>
        <source>Nothing more can be deduced: there is more than one solution, or the search was stopped.</source>
        <translation>No se puede deducir nada más: hay más de una solución, o la búsqueda se detuvo.</translation>
    </message>
    <message>
        <source>Everything has an answer. Press Check my answer.</source>
        <translation>Todo tiene una respuesta. Pulsa Comprobar mi respuesta.</translation>
    </message>
    <message>
        <source>The solution stays hidden until you finish.</source>
        <translation>La solución queda oculta hasta que termines.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>conjetura</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RoadMapView</name>
    <message>
        <source>Double-click to add a node. Drag to move one. Right-drag to join two.</source>
        <translation>Doble clic: nuevo nodo. Arrastrar: moverlo. Con botón derecho: unir dos.</translation>
    </message>
    <message>
        <source>Release over the other end</source>
        <translation>Suelta sobre el otro extremo</translation>
    </message>
    <message>
        <source>Click the other end of the edge, or press Esc to cancel</source>
        <translation>Haz clic en el otro extremo de la arista, o pulsa Esc para cancelar</translation>
    </message>
    <message>
        <source>Joins %1 and %2</source>
        <translation>Une %1 y %2</translation>
    </message>
    <message>
        <source>Deletes the edge between %1 and %2</source>
        <translation>Elimina la arista entre %1 y %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RowWindowView</name>
    <message>
        <source>%1: rows</source>
        <translation>%1: filas</translation>
    </message>
</context>
<context>
    <name>loggia::ui::RunBar</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Stop the computation</source>
        <translation>Detiene el cálculo</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SandboxNotice</name>
    <message>
        <source>Run hand-ins &amp;without protection</source>
        <translation>E&amp;jecutar las entregas sin protección</translation>
    </message>
    <message>
        <source>They can then read and change your files and use the network. It is off again when you next open the window.</source>
        <translation>Entonces pueden leer y cambiar tus archivos y usar la red. Se desactiva la próxima vez que abras la ventana.</translation>
    </message>
    <message>
        <source>%1 Without a sandbox, nothing is run unless you agree to run it without protection.</source>
        <translation>%1 Sin entorno aislado no se ejecuta nada, salvo que aceptes ejecutarlo sin protección.</translation>
    </message>
    <message>
        <source>Run hand-ins without protection?</source>
        <translation>¿Ejecutar las entregas sin protección?</translation>
    </message>
    <message>
        <source>Hand-ins are programs by strangers. Without a sandbox they can read and change your files and use the network.</source>
        <translation>Las entregas son programas de desconocidos. Sin entorno aislado pueden leer y cambiar tus archivos y usar la red.</translation>
    </message>
    <message>
        <source>Only the limits on time, memory and output remain. Use this for your own programs, or on a machine that is thrown away afterwards.</source>
        <translation>Solo quedan los límites de tiempo, memoria y salida. Úsalo para tus propios programas o en una máquina que se desecha después.</translation>
    </message>
    <message>
        <source>Run Without Protection</source>
        <translation>Ejecutar sin protección</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SatPage</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>The answer, with models, core and proof</source>
        <translation>La respuesta, con modelos, núcleo y demostración</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Statistics of the run</source>
        <translation>Estadísticas de la ejecución</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Random and classical sets of clauses</source>
        <translation>Conjuntos de cláusulas aleatorios y clásicos</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>Edit and solve the clauses</source>
        <translation>Edita y resuelve las cláusulas</translation>
    </message>
    <message>
        <source>Follow the engine step by step</source>
        <translation>Sigue al motor paso a paso</translation>
    </message>
    <message>
        <source>Solve or watch</source>
        <translation>Resolver u observar</translation>
    </message>
    <message>
        <source>S&amp;olve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>Solve the clauses</source>
        <translation>Resuelve las cláusulas</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>generate %1</source>
        <translation>generación de %1</translation>
    </message>
    <message>
        <source>example: %1</source>
        <translation>ejemplo: %1</translation>
    </message>
    <message>
        <source>SAT</source>
        <translation>SAT</translation>
    </message>
    <message>
        <source>Clauses, DIMACS</source>
        <translation>Cláusulas, DIMACS</translation>
    </message>
    <message>
        <source>Clauses, assignment format</source>
        <translation>Cláusulas, formato de la tarea</translation>
    </message>
    <message>
        <source>Clauses, compressed</source>
        <translation>Cláusulas, comprimidas</translation>
    </message>
    <message>
        <source>new clauses</source>
        <translation>cláusulas nuevas</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>apertura de un archivo</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>apertura de %1</translation>
    </message>
    <message>
        <source>This format stores the clauses and the names of atoms. Other comments would be lost.</source>
        <translation>Este formato guarda las cláusulas y los nombres de los átomos. Los demás comentarios se perderían.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>pegado</translation>
    </message>
    <message>
        <source>Save the proof</source>
        <translation>Guardar la demostración</translation>
    </message>
    <message>
        <source>DRAT proof, text</source>
        <translation>Demostración DRAT, texto</translation>
    </message>
    <message>
        <source>DRAT proof, binary</source>
        <translation>Demostración DRAT, binaria</translation>
    </message>
    <message>
        <source>Save the core</source>
        <translation>Guardar el núcleo</translation>
    </message>
    <message>
        <source>Save the answer</source>
        <translation>Guardar la respuesta</translation>
    </message>
    <message>
        <source>Answer, assignment format</source>
        <translation>Respuesta, formato de la tarea</translation>
    </message>
    <message>
        <source>Answer, SAT Competition format</source>
        <translation>Respuesta, formato de la SAT Competition</translation>
    </message>
    <message>
        <source>Answer by names</source>
        <translation>Respuesta con nombres</translation>
    </message>
    <message>
        <source>Automatic: chosen by the clauses. Lookahead: for small hard sets. Davis-Putnam 1960: by resolution. DPLL 1962: by cases. Clause learning and CaDiCaL: for large sets. Two in parallel: Automatic and CaDiCaL.</source>
        <translation>Automático: según las cláusulas. Lookahead: para conjuntos pequeños y difíciles. Davis-Putnam 1960: por resolución. DPLL 1962: por casos. Aprendizaje de cláusulas y CaDiCaL: para conjuntos grandes. Dos en paralelo: Automático y CaDiCaL.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ScoreButton</name>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>, to move</source>
        <translation>, tiene el turno</translation>
    </message>
    <message>
        <source>Show the lines of four behind these points</source>
        <translation>Muestra las líneas de cuatro que dieron estos puntos</translation>
    </message>
    <message>
        <source>, %1 by the last move</source>
        <translation>, %1 con la última jugada</translation>
    </message>
</context>
<context>
    <name>loggia::ui::Sentence</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Cached tables</source>
        <translation>Tablas en caché</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Restablecer ajustes</translation>
    </message>
    <message>
        <source>Set everything in this window to its default</source>
        <translation>Devuelve todo lo de esta ventana a su valor predeterminado</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light or dark colours, in all windows</source>
        <translation>Colores claros u oscuros, en todas las ventanas</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducida</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>Whether pieces fall and views glide, or everything is in its place at once</source>
        <translation>Si las piezas caen y las vistas se deslizan, o si todo aparece de inmediato en su sitio</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>Text in &amp;editors</source>
        <translation>Texto en los &amp;editores</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of formulas, clauses, rules and other text that you type</source>
        <translation>Tamaño de las fórmulas, cláusulas, reglas y demás texto que escribes</translation>
    </message>
    <message>
        <source>Text on &amp;boards</source>
        <translation>Texto en los ta&amp;bleros</translation>
    </message>
    <message>
        <source>Size of numbers and names on boards, trees and graphs</source>
        <translation>Tamaño de los números y nombres en tableros, árboles y grafos</translation>
    </message>
    <message>
        <source>Thinking t&amp;ime</source>
        <translation>T&amp;iempo para pensar</translation>
    </message>
    <message>
        <source>How long an engine thinks about a move. Applies at once to every player and to the analysis of Max-Connect4.</source>
        <translation>Cuánto tiempo piensa un motor una jugada. Se aplica enseguida a todos los jugadores y al análisis de Max-Connect4.</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>How many processor cores an engine uses, where it can use several. This machine has %1.</source>
        <translation>Cuántos núcleos del procesador usa un motor, si puede usar varios. Este equipo tiene %1.</translation>
    </message>
    <message>
        <source>Minimi&amp;sation limit</source>
        <translation>&amp;Límite para minimizar</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>After this time the best normal form found so far counts</source>
        <translation>Pasado este tiempo vale la mejor forma normal encontrada hasta entonces</translation>
    </message>
    <message>
        <source>&amp;Values and hints</source>
        <translation>&amp;Valores y pistas</translation>
    </message>
    <message>
        <source>As you left them</source>
        <translation>Como los dejaste</translation>
    </message>
    <message>
        <source>Shown at once</source>
        <translation>A la vista enseguida</translation>
    </message>
    <message>
        <source>Hidden until asked for</source>
        <translation>Ocultos hasta que los pidas</translation>
    </message>
    <message>
        <source>Whether a page shows who wins, what is solvable and what the solution is as soon as it opens</source>
        <translation>Si una página muestra, nada más abrirse, quién gana, qué se puede resolver y cuál es la solución</translation>
    </message>
    <message>
        <source>&amp;Keep at exit</source>
        <translation>&amp;Conservar al salir</translation>
    </message>
    <message>
        <source>Documents and undo</source>
        <translation>Documentos y deshacer</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>What is restored at the next start. Loggia asks before it closes when unsaved work would be lost.</source>
        <translation>Qué se restaura en el próximo inicio. Loggia pregunta antes de cerrarse cuando se perdería trabajo sin guardar.</translation>
    </message>
    <message>
        <source>Memory for &amp;undo</source>
        <translation>Memoria para &amp;deshacer</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>For each page. When it is full, the oldest steps are forgotten.</source>
        <translation>Para cada página. Cuando está llena, se olvidan los pasos más antiguos.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>&amp;Clear Tables</source>
        <translation>B&amp;orrar tablas</translation>
    </message>
    <message>
        <source>Solvers compute a table again when they need it</source>
        <translation>Los resolutores vuelven a calcular una tabla cuando la necesitan</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>none: neither XDG_CACHE_HOME nor HOME is set</source>
        <translation>ninguna: no están definidas ni XDG_CACHE_HOME ni HOME</translation>
    </message>
    <message>
        <source>no tables</source>
        <translation>sin tablas</translation>
    </message>
    <message>
        <source>1 table, %1</source>
        <translation>1 tabla, %1</translation>
    </message>
    <message>
        <source>%1 tables, %2</source>
        <translation>%1 tablas, %2</translation>
    </message>
    <message>
        <source>Language of the window. Open documents stay open.</source>
        <translation>Idioma de la ventana. Los documentos abiertos siguen abiertos.</translation>
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
        <translation>Elegir el archivo: %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SetupPanel</name>
    <message>
        <source>&amp;Play from here</source>
        <translation>Ju&amp;gar desde aquí</translation>
    </message>
    <message>
        <source>In &amp;turn</source>
        <translation>Por &amp;turnos</translation>
    </message>
    <message>
        <source>&amp;Orange</source>
        <translation>&amp;Naranja</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <translation>A&amp;zul</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Click a column to drop a stone of the player to move</source>
        <translation>Haz clic en una columna para soltar una ficha de quien tiene el turno</translation>
    </message>
    <message>
        <source>Click to drop an orange stone, or to recolour a stone</source>
        <translation>Haz clic para soltar una ficha naranja o para cambiar el color de una ficha</translation>
    </message>
    <message>
        <source>Click to drop a blue stone, or to recolour a stone</source>
        <translation>Haz clic para soltar una ficha azul o para cambiar el color de una ficha</translation>
    </message>
    <message>
        <source>Click a stone to remove it; the stones above it fall</source>
        <translation>Haz clic en una ficha para quitarla; las fichas de encima caen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove all stones</source>
        <translation>Quita todas las fichas</translation>
    </message>
    <message>
        <source>Return to the game without changes</source>
        <translation>Vuelve a la partida sin cambios</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Empieza una partida desde esta posición</translation>
    </message>
    <message>
        <source>Click a column to drop a stone. Right-click a stone to remove it; the stones above it fall. With the keyboard, use the arrows, Enter and Delete.</source>
        <translation>Haz clic en una columna para soltar una ficha. Haz clic derecho en una ficha para quitarla; las fichas de encima caen. Con el teclado, usa las flechas, Intro y Supr.</translation>
    </message>
    <message>
        <source>A click places</source>
        <translation>Al hacer clic</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Posición como texto</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>vaciado del tablero</translation>
    </message>
    <message>
        <source>remove a stone</source>
        <translation>retirada de una ficha</translation>
    </message>
    <message>
        <source>change a stone</source>
        <translation>cambio de una ficha</translation>
    </message>
    <message>
        <source>drop a stone</source>
        <translation>ficha soltada</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4.</source>
        <translation>%1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>%1 Impossible position: %2.</source>
        <translation>%1 Posición imposible: %2.</translation>
    </message>
    <message>
        <source>%1 The board is full.</source>
        <translation>%1 El tablero está lleno.</translation>
    </message>
    <message>
        <source>%1 %2 to move.</source>
        <translation>%1 Juega %2.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SheetPane</name>
    <message>
        <source>The puzzle in words, one sentence a line. Grey lines are comments.</source>
        <translation>El acertijo en palabras, una frase por línea. Las líneas grises son comentarios.</translation>
    </message>
    <message>
        <source>The same statements as propositional formulas in Mace4&apos;s syntax</source>
        <translation>Las mismas afirmaciones como fórmulas proposicionales en la sintaxis de Mace4</translation>
    </message>
    <message>
        <source>The same statements as equations over GF(2): a product is &quot;and&quot;, a sum is &quot;exclusive or&quot;</source>
        <translation>Las mismas afirmaciones como ecuaciones sobre GF(2): un producto es «y», una suma es «o exclusivo»</translation>
    </message>
    <message>
        <source>Abe says: Bea is a knave.
Bea says: Abe and I are different.</source>
        <translation>Abe says: Bea is a knave.
Bea says: Abe and I are different.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Propositions</source>
        <translation>Proposiciones</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Ecuaciones</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Show the comments: %1</source>
        <translation>Mostrar los comentarios: %1</translation>
    </message>
    <message>
        <source>Show the lines between the formulas that repeat the words</source>
        <translation>Muestra las líneas entre las fórmulas que repiten las palabras</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ShortcutEditor</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Busca un comando o una tecla</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>T&amp;ecla:</translation>
    </message>
    <message>
        <source>Key of the command</source>
        <translation>Tecla del comando</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>Restablecer &amp;todo</translation>
    </message>
    <message>
        <source>Re&amp;assign Key</source>
        <translation>Re&amp;asignar tecla</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”.</source>
        <translation>%1 es la tecla de «%2».</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SideTabs</name>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolutionModel</name>
    <message>
        <source>The same in all solutions</source>
        <translation>Igual en todas las soluciones</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolutionsPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Sho&amp;w the solution</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>End your attempt and show the solution</source>
        <translation>Termina tu intento y muestra la solución</translation>
    </message>
    <message>
        <source>These statements contradict each other; without any one of them there is a solution. Click one to highlight it.</source>
        <translation>Estas afirmaciones se contradicen entre sí; si falta cualquiera de ellas hay una solución. Haz clic en una para resaltarla.</translation>
    </message>
    <message>
        <source>Contradi&amp;ctory statements</source>
        <translation>Afirmaciones &amp;contradictorias</translation>
    </message>
    <message>
        <source>Choose a row to see that solution in the picture</source>
        <translation>Elige una fila para ver esa solución en la imagen</translation>
    </message>
    <message>
        <source>Sol&amp;utions</source>
        <translation>Sol&amp;uciones</translation>
    </message>
    <message>
        <source>Copy the table as tab-separated text</source>
        <translation>Copia la tabla como texto separado por tabuladores</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Se muestran las primeras %1.</translation>
    </message>
    <message>
        <source>Atoms with the same value in all solutions are marked in the header.</source>
        <translation>Los átomos con el mismo valor en todas las soluciones están marcados en la cabecera.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Co&amp;unter-models</source>
        <translation>Contra&amp;modelos</translation>
    </message>
    <message>
        <source>The solution is hidden while you try the puzzle. Make your guesses in the picture or in the Play tab and check them there, or show the solution.</source>
        <translation>La solución está oculta mientras intentas el acertijo. Haz tus conjeturas en la imagen o en la pestaña Jugar y compruébalas allí, o muestra la solución.</translation>
    </message>
    <message>
        <source>Used in the proo&amp;f</source>
        <translation>Usadas en la demostra&amp;ción</translation>
    </message>
    <message>
        <source>The goal follows from these statements; without any one of them it would not. Click one to highlight it.</source>
        <translation>El objetivo se sigue de estas afirmaciones; si falta cualquiera de ellas, no se sigue. Haz clic en una para resaltarla.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SolvabilityIndicator</name>
    <message>
        <source>Still solva&amp;ble?</source>
        <translation>¿Aún resolu&amp;ble?</translation>
    </message>
    <message>
        <source>Make table</source>
        <translation>Crear tabla</translation>
    </message>
    <message>
        <source>Show for every position whether it can still be solved</source>
        <translation>Muestra para cada posición si aún se puede resolver</translation>
    </message>
    <message>
        <source>Solve every position of this board once, so that hints and indicator are instant. The English board takes 10 seconds and 500 MB of memory; its table of 3 MB is cached in ~/.cache/loggia.</source>
        <translation>Resuelve una vez todas las posiciones de este tablero, para que las pistas y el indicador sean instantáneos. El tablero inglés necesita 10 segundos y 500 MB de memoria; su tabla de 3 MB se guarda en ~/.cache/loggia.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
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
        <translation>%1 decisión</translation>
    </message>
    <message>
        <source>%1 decisions</source>
        <translation>%1 decisiones</translation>
    </message>
    <message>
        <source>%1 conflict</source>
        <translation>%1 conflicto</translation>
    </message>
    <message>
        <source>%1 conflicts</source>
        <translation>%1 conflictos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::SourceEditor</name>
    <message>
        <source>the line would exceed %1 characters</source>
        <translation>la línea superaría los %1 caracteres</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StartCard</name>
    <message>
        <source>Introduction</source>
        <translation>Introducción</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Empezar la lección</translation>
    </message>
    <message>
        <source>A few steps on a page of its own, in Help &gt; Learn too</source>
        <translation>Unos pocos pasos en una página propia; también en Ayuda &gt; Aprender</translation>
    </message>
    <message>
        <source>Open an example</source>
        <translation>Abrir un ejemplo</translation>
    </message>
    <message>
        <source>The first of those in File &gt; Examples</source>
        <translation>El primero de los de Archivo &gt; Ejemplos</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Begin with an empty document (Ctrl+N)</source>
        <translation>Empieza con un documento vacío (Control+N)</translation>
    </message>
    <message>
        <source>Close the introduction</source>
        <translation>Cierra la introducción</translation>
    </message>
    <message>
        <source>Help &gt; Introduction brings it back</source>
        <translation>Ayuda &gt; Introducción la vuelve a mostrar</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StateGraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>Grafo del juego</translation>
    </message>
    <message>
        <source>The positions of the game and the moves between them. Point at a position to see who wins there and why.</source>
        <translation>Las posiciones del juego y las jugadas entre ellas. Señala una posición para ver quién gana allí y por qué.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::StatisticsPanel</name>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Propagations</source>
        <translation>Propagaciones</translation>
    </message>
    <message>
        <source>Learned clauses</source>
        <translation>Cláusulas aprendidas</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Pure literals</source>
        <translation>Literales puros</translation>
    </message>
    <message>
        <source>Atoms eliminated</source>
        <translation>Átomos eliminados</translation>
    </message>
    <message>
        <source>Resolvents</source>
        <translation>Resolventes</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Velocidad a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Learned clauses over time</source>
        <translation>Cláusulas aprendidas a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Level over time</source>
        <translation>Nivel a lo largo del tiempo</translation>
    </message>
    <message>
        <source>CaDiCaL reports no statistics while it runs. The other engines do.</source>
        <translation>CaDiCaL no da estadísticas mientras se ejecuta. Los demás motores sí.</translation>
    </message>
    <message>
        <source>Running.</source>
        <translation>En ejecución.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Press Solve to see the statistics of the run here.</source>
        <translation>Pulsa Resolver para ver aquí las estadísticas de la ejecución.</translation>
    </message>
    <message>
        <source>Clauses deleted</source>
        <translation>Cláusulas borradas</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TablePanel</name>
    <message>
        <source>Subf&amp;ormulas</source>
        <translation>Subf&amp;órmulas</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Only true</source>
        <translation>Solo verdaderas</translation>
    </message>
    <message>
        <source>Only false</source>
        <translation>Solo falsas</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Filas que se muestran</translation>
    </message>
    <message>
        <source>Show all rows, or those with one value of the formula</source>
        <translation>Muestra todas las filas, o solo las que tienen un valor de la fórmula</translation>
    </message>
    <message>
        <source>Add a column for each subformula</source>
        <translation>Añade una columna por cada subfórmula</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the rows as tab-separated text</source>
        <translation>Copia las filas como texto separado por tabuladores</translation>
    </message>
    <message>
        <source>Sorting was stopped. The rows are in binary order.</source>
        <translation>Se detuvo la ordenación. Las filas están en orden binario.</translation>
    </message>
    <message>
        <source>%1 of %2 rows are true.</source>
        <translation>%1 de %2 filas son verdaderas.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 filas.</translation>
    </message>
    <message>
        <source>Only the %1 largest subformulas have a column.</source>
        <translation>Solo tienen columna las %1 subfórmulas más grandes.</translation>
    </message>
    <message>
        <source>Too many rows to copy (the limit is %1).</source>
        <translation>Demasiadas filas para copiarlas (el límite es %1).</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TaskPanel</name>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>What was handed in</source>
        <translation>Qué se ha entregado</translation>
    </message>
    <message>
        <source>&amp;Task</source>
        <translation>&amp;Tarea</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Casos</translation>
    </message>
    <message>
        <source>Build and run</source>
        <translation>Compilar y ejecutar</translation>
    </message>
    <message>
        <source>Limits and journal</source>
        <translation>Límites y diario</translation>
    </message>
    <message>
        <source>&amp;Problem</source>
        <translation>Pro&amp;blema</translation>
    </message>
    <message>
        <source>File with the problem of the exercise</source>
        <translation>Archivo con el problema del ejercicio</translation>
    </message>
    <message>
        <source>Cases per chec&amp;k</source>
        <translation>Ca&amp;sos por prueba</translation>
    </message>
    <message>
        <source>Generated cases for each check. More take longer and find more.</source>
        <translation>Casos generados para cada prueba. Más tardan más y encuentran más.</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>The same seed gives the same cases, also on other machines</source>
        <translation>La misma semilla da los mismos casos, también en otros equipos</translation>
    </message>
    <message>
        <source>Processor time</source>
        <translation>Tiempo de procesador</translation>
    </message>
    <message>
        <source>Per run. A run that takes longer fails the case.</source>
        <translation>Por ejecución. Una ejecución que tarda más falla el caso.</translation>
    </message>
    <message>
        <source>Wall-clock time</source>
        <translation>Tiempo real</translation>
    </message>
    <message>
        <source>Per run, waiting included</source>
        <translation>Por ejecución, incluida la espera</translation>
    </message>
    <message>
        <source>twice that and 1 s</source>
        <translation>el doble y 1 s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Per run, all processes together</source>
        <translation>Por ejecución, todos los procesos juntos</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Per run, processes and threads together</source>
        <translation>Por ejecución, procesos e hilos juntos</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>In each folder that a run may write to</source>
        <translation>En cada carpeta donde una ejecución puede escribir</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>A run that prints more is stopped</source>
        <translation>Una ejecución que imprime más se detiene</translation>
    </message>
    <message>
        <source> kB</source>
        <translation> kB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>How many hand-ins are graded at a time. With fewer, times are measured more exactly.</source>
        <translation>Cuántas entregas se califican a la vez. Con menos, los tiempos se miden con más exactitud.</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>The file that keeps the results, so that only what changed is graded again. loggia-cli grade --journal reads the same file.</source>
        <translation>El archivo que guarda los resultados, para calificar de nuevo solo lo que cambió. loggia-cli grade --journal lee el mismo archivo.</translation>
    </message>
    <message>
        <source>this window&apos;s own</source>
        <translation>el de esta ventana</translation>
    </message>
    <message>
        <source>needed for this task</source>
        <translation>necesario para esta tarea</translation>
    </message>
    <message>
        <source>made from the seed</source>
        <translation>generado con la semilla</translation>
    </message>
    <message>
        <source>%1 s (usual)</source>
        <translation>%1 s (habitual)</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Points for this check; each right case earns its share</source>
        <translation>Puntos de esta prueba; cada caso correcto aporta su parte</translation>
    </message>
    <message>
        <source>Checks: %1 points in all</source>
        <translation>Pruebas: %1 puntos en total</translation>
    </message>
    <message>
        <source>all cores but one</source>
        <translation>todos los núcleos menos uno</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TextPane</name>
    <message>
        <source>What is true in every wumpus world, one statement a line</source>
        <translation>Lo que es verdadero en todo mundo de wumpus, una afirmación por línea</translation>
    </message>
    <message>
        <source>What is known about this cave, one statement a line</source>
        <translation>Lo que se sabe de esta cueva, una afirmación por línea</translation>
    </message>
    <message>
        <source>The statement to decide (the first one counts)</source>
        <translation>La afirmación por decidir (cuenta la primera)</translation>
    </message>
    <message>
        <source>Open a file here: %1</source>
        <translation>Abrir aquí un archivo: %1</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <translation>Guardar: %1</translation>
    </message>
    <message>
        <source>%1 (deleted)</source>
        <translation>%1 (eliminado)</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modificado)</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TextUndo</name>
    <message>
        <source>edit the text</source>
        <translation>edición del texto</translation>
    </message>
    <message>
        <source>delete text</source>
        <translation>borrado de texto</translation>
    </message>
    <message>
        <source>type text</source>
        <translation>escritura de texto</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TopRow</name>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Each game has a list of contestants of its own</source>
        <translation>Cada juego tiene su propia lista de participantes</translation>
    </message>
    <message>
        <source>Max-Connect4</source>
        <translation>Max-Connect4</translation>
    </message>
    <message>
        <source>Formula game</source>
        <translation>Juego de fórmulas</translation>
    </message>
    <message>
        <source>Openings, limits and journal</source>
        <translation>Aperturas, límites y diario</translation>
    </message>
    <message>
        <source>&amp;Contestants</source>
        <translation>&amp;Participantes</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Contestants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>One a line, as on the command line: engine:depth=4, level:casual, random, exec:PROGRAM. Write NAME= before one to choose what the tables call it.</source>
        <translation>Uno por línea, como en la línea de comandos: engine:depth=4, level:casual, random, exec:PROGRAMA. Escribe NOMBRE= delante para elegir cómo lo llaman las tablas.</translation>
    </message>
    <message>
        <source>Add a contestant at the end of the list</source>
        <translation>Añade un participante al final de la lista</translation>
    </message>
    <message>
        <source>&amp;Engine of Depth</source>
        <translation>&amp;Motor de profundidad</translation>
    </message>
    <message>
        <source>E&amp;xact Player</source>
        <translation>Jugador e&amp;xacto</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;Random Moves</source>
        <translation>&amp;Jugadas aleatorias</translation>
    </message>
    <message>
        <source>&amp;Program of Your Own...</source>
        <translation>&amp;Programa propio...</translation>
    </message>
    <message>
        <source>&amp;Hand-in...</source>
        <translation>&amp;Entrega...</translation>
    </message>
    <message>
        <source>&amp;Folder of Hand-ins...</source>
        <translation>&amp;Carpeta de entregas...</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <source>Games per pai&amp;ring</source>
        <translation>Partidas por cr&amp;uce</translation>
    </message>
    <message>
        <source>An even number: each opening is played twice, with sides exchanged. More games narrow the ratings.</source>
        <translation>Un número par: cada apertura se juega dos veces, con los bandos intercambiados. Más partidas precisan las valoraciones.</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;ondas</translation>
    </message>
    <message>
        <source>Usually as many as needed until at most one contestant can have won every game</source>
        <translation>Lo habitual son las necesarias para que solo un participante pueda haber ganado todas las partidas</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>las necesarias</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>The same seed gives the same openings and random moves, also on other machines</source>
        <translation>La misma semilla da las mismas aperturas y jugadas aleatorias, también en otros equipos</translation>
    </message>
    <message>
        <source>Random opening moves</source>
        <translation>Jugadas aleatorias al inicio</translation>
    </message>
    <message>
        <source>Number of random moves before the contestants play</source>
        <translation>Número de jugadas aleatorias antes de que jueguen los participantes</translation>
    </message>
    <message>
        <source>Usual depth</source>
        <translation>Profundidad habitual</translation>
    </message>
    <message>
        <source>For hand-ins, and for engines and programs without a limit of their own</source>
        <translation>Para las entregas, y para los motores y programas sin límite propio</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>In each random game</source>
        <translation>En cada partida aleatoria</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Occurrences of variables in each formula</source>
        <translation>Apariciones de variables en cada fórmula</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>How many of the winner&apos;s turns leave only one value that keeps the win</source>
        <translation>En cuántos turnos del ganador un solo valor conserva la victoria</translation>
    </message>
    <message>
        <source>Exact solver from</source>
        <translation>Resolutor exacto desde</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>Partidas a la vez</translation>
    </message>
    <message>
        <source>The games are the same with any number, except with players that have a limit in seconds</source>
        <translation>Las partidas son las mismas con cualquier número, salvo con jugadores que tienen un límite en segundos</translation>
    </message>
    <message>
        <source>all cores but one</source>
        <translation>todos los núcleos menos uno</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>this window&apos;s own</source>
        <translation>el de esta ventana</translation>
    </message>
    <message>
        <source>The file that keeps each game as it ends, so that the tournament can go on. loggia-cli tournament --journal reads and writes the same file.</source>
        <translation>El archivo que guarda cada partida cuando termina, para que el torneo pueda continuar. loggia-cli tournament --journal lee y escribe el mismo archivo.</translation>
    </message>
    <message>
        <source> open variables</source>
        <translation> variables abiertas</translation>
    </message>
    <message>
        <source> empty cells</source>
        <translation> casillas vacías</translation>
    </message>
    <message>
        <source>Once at most this many variables are open, the game ends with the exact result of best play by both sides</source>
        <translation>Cuando quedan a lo sumo estas variables abiertas, la partida termina con el resultado exacto del mejor juego de ambos</translation>
    </message>
    <message>
        <source>Once at most this many cells are empty, the game ends with the exact result of best play by both sides</source>
        <translation>Cuando quedan a lo sumo estas casillas vacías, la partida termina con el resultado exacto del mejor juego de ambos</translation>
    </message>
    <message>
        <source>Hand-ins</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>Test of two</source>
        <translation>Prueba entre dos</translation>
    </message>
    <message>
        <source>Round robin: everybody meets everybody. Swiss: each round pairs contestants of about equal points. Gauntlet: the first one meets all others. Test of two: they play until it is clear how much stronger the first one is (SPRT).</source>
        <translation>Todos contra todos: cada uno se enfrenta a todos. Sistema suizo: cada ronda empareja participantes con puntos parecidos. Uno contra todos: el primero se enfrenta a los demás. Prueba entre dos: juegan hasta que está claro cuánto más fuerte es el primero (SPRT).</translation>
    </message>
    <message>
        <source>&amp;Leads by</source>
        <translation>&amp;Ventaja</translation>
    </message>
    <message>
        <source>The test ends once it is decided whether the first contestant leads by this many Elo points or only by the other number, with an error of at most 5 %.</source>
        <translation>La prueba termina en cuanto se decide si el primer participante tiene esa ventaja en puntos Elo o solo la del otro número, con un error del 5 % como máximo.</translation>
    </message>
    <message>
        <source>or only by</source>
        <translation>o solo</translation>
    </message>
    <message>
        <source>The smaller lead that the test distinguishes from the first</source>
        <translation>La ventaja menor, que la prueba distingue de la primera</translation>
    </message>
    <message>
        <source>Games at most</source>
        <translation>Partidas como máximo</translation>
    </message>
    <message>
        <source>After this many games the test ends undecided. An even number: each opening is played twice, with sides exchanged.</source>
        <translation>Tras esas partidas la prueba termina sin decidir. Un número par: cada apertura se juega dos veces, con los bandos intercambiados.</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Processor time for a move</source>
        <translation>Tiempo de procesador por jugada</translation>
    </message>
    <message>
        <source>Taking longer forfeits the game</source>
        <translation>Quien tarda más pierde la partida por descalificación</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Wall-clock time for a move</source>
        <translation>Tiempo real por jugada</translation>
    </message>
    <message>
        <source>Taking longer forfeits the game; waiting counts, too</source>
        <translation>Quien tarda más pierde la partida por descalificación; la espera también cuenta</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Per hand-in, all processes together</source>
        <translation>Por entrega, todos los procesos juntos</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermedio</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfecto</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentTables</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Everybody in the list of contestants plays, and the standings appear here: who is stronger, by how much, and how certain that is. Press Start.</source>
        <translation>Todos los de la lista de participantes juegan, y aquí aparece la clasificación: quién es más fuerte, por cuánto y con qué certeza. Pulsa Iniciar.</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>The points of each contestant against each other</source>
        <translation>Los puntos de cada participante contra cada uno de los demás</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The games that have ended</source>
        <translation>Las partidas terminadas</translation>
    </message>
    <message>
        <source>Crossta&amp;ble</source>
        <translation>Ta&amp;bla cruzada</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>Par&amp;tidas</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to open it in the main window</source>
        <translation>Haz doble clic en una partida, o pulsa Intro, para abrirla en la ventana principal</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TournamentWindow</name>
    <message>
        <source>Tournament – Loggia</source>
        <translation>Torneo – Loggia</translation>
    </message>
    <message>
        <source>&amp;Open game</source>
        <translation>Abri&amp;r partida</translation>
    </message>
    <message>
        <source>Open the chosen game in the main window, as a new document. Undo brings back what was there.</source>
        <translation>Abre la partida elegida en la ventana principal, como documento nuevo. Deshacer recupera lo que había.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the standings and the crosstable as text (Ctrl+Shift+C)</source>
        <translation>Copia la clasificación y la tabla cruzada como texto (Control+Mayúsculas+C)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Save the results as loggia-cli tournament prints them (Ctrl+E)</source>
        <translation>Guarda los resultados como los imprime loggia-cli tournament (Control+E)</translation>
    </message>
    <message>
        <source>&amp;Text...</source>
        <translation>&amp;Texto...</translation>
    </message>
    <message>
        <source>Table for a &amp;Spreadsheet (CSV)...</source>
        <translation>Tabla para una &amp;hoja de cálculo (CSV)...</translation>
    </message>
    <message>
        <source>&amp;JSON, with All Games...</source>
        <translation>&amp;JSON, con todas las partidas...</translation>
    </message>
    <message>
        <source>The game cannot be opened</source>
        <translation>No se puede abrir la partida</translation>
    </message>
    <message>
        <source>Add a hand-in</source>
        <translation>Añadir una entrega</translation>
    </message>
    <message>
        <source>Add a program</source>
        <translation>Añadir un programa</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a folder of hand-ins</source>
        <translation>Añadir una carpeta de entregas</translation>
    </message>
    <message>
        <source>Open a journal</source>
        <translation>Abrir un diario</translation>
    </message>
    <message>
        <source>Tournament journal (*.journal)</source>
        <translation>Diario de torneo (*.journal)</translation>
    </message>
    <message>
        <source>Nothing was played: change the settings first.</source>
        <translation>No se ha jugado nada: hay que cambiar los ajustes.</translation>
    </message>
    <message>
        <source>Start a new tournament?</source>
        <translation>¿Empezar un torneo nuevo?</translation>
    </message>
    <message>
        <source>The games of the earlier tournament are kept for this window, and the new ones would replace them. To keep both, choose a journal for the new one under &quot;Openings, limits and journal&quot;.</source>
        <translation>Esta ventana guarda las partidas del torneo anterior, y las nuevas las sustituirían. Para conservar ambas, elige un diario para el nuevo en «Aperturas, límites y diario».</translation>
    </message>
    <message>
        <source>Start and Replace Them</source>
        <translation>Iniciar y sustituirlas</translation>
    </message>
    <message>
        <source>Nothing was played: hand-ins need a sandbox.</source>
        <translation>No se ha jugado nada: las entregas necesitan un entorno aislado.</translation>
    </message>
    <message>
        <source>Hand-ins cannot be run here</source>
        <translation>Aquí no se pueden ejecutar entregas</translation>
    </message>
    <message>
        <source>Nothing was played: a contestant cannot play.</source>
        <translation>No se ha jugado nada: un participante no puede jugar.</translation>
    </message>
    <message>
        <source>A contestant cannot play</source>
        <translation>Un participante no puede jugar</translation>
    </message>
    <message>
        <source>The journal cannot be used</source>
        <translation>No se puede usar el diario</translation>
    </message>
    <message>
        <source>%1 Choose another file under &quot;Openings, limits and journal&quot;.</source>
        <translation>%1 Elige otro archivo en «Aperturas, límites y diario».</translation>
    </message>
    <message>
        <source>The tournament was interrupted</source>
        <translation>El torneo se ha interrumpido</translation>
    </message>
    <message>
        <source>Preparing the contestants…</source>
        <translation>Preparando a los participantes…</translation>
    </message>
    <message>
        <source>Contestants: %1. Games: %2.</source>
        <translation>Participantes: %1. Partidas: %2.</translation>
    </message>
    <message>
        <source>The tables belong to a tournament with other settings. Start begins a new one.</source>
        <translation>Las tablas son de un torneo con otros ajustes. Iniciar empieza uno nuevo.</translation>
    </message>
    <message>
        <source>%2 of %1 game played. Start goes on from here.</source>
        <translation>%2 de %1 partida jugada. Iniciar continúa desde aquí.</translation>
    </message>
    <message>
        <source>%2 of %1 games played. Start goes on from here.</source>
        <translation>%2 de %1 partidas jugadas. Iniciar continúa desde aquí.</translation>
    </message>
    <message>
        <source>%1 game played.</source>
        <translation>%1 partida jugada.</translation>
    </message>
    <message>
        <source>All %1 games played.</source>
        <translation>Las %1 partidas están jugadas.</translation>
    </message>
    <message>
        <source>Game %1 of the tournament: %2 – %3. Undo brings back what was here.</source>
        <translation>Partida %1 del torneo: %2 – %3. Deshacer recupera lo que había aquí.</translation>
    </message>
    <message>
        <source>The results are on the clipboard.</source>
        <translation>Los resultados están en el portapapeles.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Iniciar</translation>
    </message>
    <message>
        <source>Play the tournament. Games that are in the journal are not played again (F5).</source>
        <translation>Juega el torneo. Las partidas que están en el diario no se vuelven a jugar (F5).</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop the running games (Escape). The next start goes on from here.</source>
        <translation>Detiene las partidas en curso (Esc). El próximo inicio continúa desde aquí.</translation>
    </message>
    <message>
        <source>%2 of %1 game played</source>
        <translation>%2 de %1 partida jugada</translation>
    </message>
    <message>
        <source>%2 of %1 games played</source>
        <translation>%2 de %1 partidas jugadas</translation>
    </message>
    <message>
        <source>%1 games played.</source>
        <translation>%1 partidas jugadas.</translation>
    </message>
    <message>
        <source>Contestants: %1. Games: at most %2.</source>
        <translation>Participantes: %1. Partidas: %2 como máximo.</translation>
    </message>
    <message>
        <source>The games played before are not shown: settings or hand-ins have changed since. Start begins a new tournament.</source>
        <translation>Las partidas anteriores no se muestran: desde entonces han cambiado los ajustes o las entregas. Iniciar empieza un torneo nuevo.</translation>
    </message>
    <message>
        <source>The games played before cannot be shown. %1</source>
        <translation>Las partidas anteriores no se pueden mostrar. %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TrailModel</name>
    <message>
        <source>%1 at level %2, %3</source>
        <translation>%1 en el nivel %2, %3</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadero</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TreePane</name>
    <message>
        <source>The formula as a tree: operators in the nodes, variables in the leaves. The leaf with a question mark is next: press 0 or 1 to choose its value.</source>
        <translation>La fórmula como árbol: operadores en los nodos, variables en las hojas. La hoja con el signo de interrogación es la siguiente: pulsa 0 o 1 para elegir su valor.</translation>
    </message>
    <message>
        <source>The tree as text, root on the left</source>
        <translation>El árbol como texto, con la raíz a la izquierda</translation>
    </message>
    <message>
        <source>The same tree as text: the root is on the left, and the parts of each operator follow from bottom to top.</source>
        <translation>El mismo árbol como texto: la raíz está a la izquierda, y las partes de cada operador siguen de abajo arriba.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TreeView</name>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>, %1 hidden</source>
        <translation>, %1 ocultos</translation>
    </message>
    <message>
        <source>, more hidden than can be counted</source>
        <translation>, más ocultos de los que se pueden contar</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthRowsModel</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 vale %2</translation>
    </message>
    <message>
        <source>%1
Click a value to change it, or press 0, 1 or -</source>
        <translation>%1
Haz clic en un valor, o pulsa 0, 1 o -, para cambiarlo</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthRowsView</name>
    <message>
        <source>Truth table</source>
        <translation>Tabla de verdad</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthTableModel</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 vale %2</translation>
    </message>
    <message>
        <source>%1
Click: sort by this column</source>
        <translation>%1
Clic: ordenar por esta columna</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TruthTableView</name>
    <message>
        <source>Truth table</source>
        <translation>Tabla de verdad</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TurnLine</name>
    <message>
        <source>%1 is thinking… %2</source>
        <translation>%1 está pensando… %2</translation>
    </message>
    <message>
        <source>The game is over: the board is full.</source>
        <translation>La partida ha terminado: el tablero está lleno.</translation>
    </message>
    <message>
        <source>Please wait: %1 is thinking.</source>
        <translation>Espera, por favor: %1 está pensando.</translation>
    </message>
    <message>
        <source>The computer plays %1. Press Move now, or change the player to Person.</source>
        <translation>La computadora juega con %1. Pulsa Jugar ya o cambia el jugador a Persona.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>La columna %1 está llena.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>%1 (computer) waits.</source>
        <translation>%1 (computadora) espera.</translation>
    </message>
    <message>
        <source>Go to the last move</source>
        <translation>Ir a la última jugada</translation>
    </message>
    <message>
        <source>%1 to move: click a column or press 1 to 7.</source>
        <translation>Juega %1: haz clic en una columna o pulsa una tecla del 1 al 7.</translation>
    </message>
    <message>
        <source>%1’s move is not proven to be the best one: the time was too short. It keeps %2.</source>
        <translation>No está demostrado que la jugada de %1 sea la mejor: faltó tiempo. Conserva %2.</translation>
    </message>
    <message>
        <source>%1 is proving its best move… Move now plays the best one so far.</source>
        <translation>%1 está demostrando cuál es su mejor jugada… Jugar ya hace la mejor encontrada hasta ahora.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Move %1 of %2. Another move by %3 starts a variation here.</source>
        <translation>Jugada %1 de %2. Otra jugada de %3 empieza aquí una variante.</translation>
    </message>
    <message>
        <source>%1 is proving its best move… The value for %1 is between %2 and %3. Move now plays the best one so far.</source>
        <translation>%1 está demostrando cuál es su mejor jugada… El valor para %1 está entre %2 y %3. Jugar ya hace la mejor encontrada hasta ahora.</translation>
    </message>
    <message>
        <source>Move %1 of %2. %3 (computer) is to move here.</source>
        <translation>Jugada %1 de %2. Aquí le toca a %3 (computadora).</translation>
    </message>
    <message>
        <source>The exercise is solved. Press Finish to go on.</source>
        <translation>El ejercicio está resuelto. Pulsa Terminar para seguir.</translation>
    </message>
    <message>
        <source>The computer plays %1. Change the player to Person to try another move.</source>
        <translation>La computadora juega con %1. Cambia el jugador a Persona para probar otra jugada.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::TurnStrip</name>
    <message>
        <source>Turns: players and variables</source>
        <translation>Turnos: jugadores y variables</translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation>Aún no hay turnos</translation>
    </message>
    <message>
        <source>not chosen yet</source>
        <translation>aún sin elegir</translation>
    </message>
    <message>
        <source>Turn %1: %2 chooses %3, %4</source>
        <translation>Turno %1: %2 elige %3, %4</translation>
    </message>
    <message>
        <source>%1; player</source>
        <translation>%1; jugador</translation>
    </message>
    <message>
        <source>%1; variable</source>
        <translation>%1; variable</translation>
    </message>
    <message>
        <source>Click to change the player. Drag to change the turn.</source>
        <translation>Haz clic para cambiar el jugador. Arrastra para cambiar el turno.</translation>
    </message>
    <message>
        <source>Drag to change the turn.</source>
        <translation>Arrastra para cambiar el turno.</translation>
    </message>
    <message>
        <source>The turns appear once there is a formula.</source>
        <translation>Los turnos aparecen en cuanto hay una fórmula.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>Who chooses what, turn by turn. Click an E or an A to give the turn to the other player. Drag a letter to move it.</source>
        <translation>Quién elige qué, turno a turno. Haz clic en una E o una A para dar el turno al otro jugador. Arrastra una letra para moverla.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ValueBar</name>
    <message>
        <source>Value of the position</source>
        <translation>Valor de la posición</translation>
    </message>
</context>
<context>
    <name>loggia::ui::ValuesView</name>
    <message>
        <source>Values of the atoms</source>
        <translation>Valores de los átomos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::VerdictLine</name>
    <message>
        <source>Deciding…</source>
        <translation>Decidiendo…</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>no statement yet</source>
        <translation>aún no hay afirmación</translation>
    </message>
    <message>
        <source>statement not understood</source>
        <translation>no se entiende la afirmación</translation>
    </message>
    <message>
        <source>%1 line was skipped because it can&apos;t be read.</source>
        <translation>Se omitió %1 línea porque no se puede leer.</translation>
    </message>
    <message>
        <source>%1 lines were skipped because they can&apos;t be read.</source>
        <translation>Se omitieron %1 líneas porque no se pueden leer.</translation>
    </message>
    <message>
        <source>Understood as %1</source>
        <translation>Interpretada como %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WalkBar</name>
    <message>
        <source>&amp;Careful step</source>
        <translation>Paso &amp;prudente</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>&amp;New walk</source>
        <translation>Recorrido &amp;nuevo</translation>
    </message>
    <message>
        <source>Start at (1,1) of a hidden cave. Undo brings this one back.</source>
        <translation>Empieza en (1,1) de una cueva oculta. Con Deshacer recuperas esta.</translation>
    </message>
    <message>
        <source>Go to a provably safe square if there is one, otherwise to the one with the lowest risk</source>
        <translation>Va a una casilla demostrablemente segura, si la hay; si no, a la de menor riesgo</translation>
    </message>
    <message>
        <source>Show what is hidden in each square</source>
        <translation>Muestra lo que se oculta en cada casilla</translation>
    </message>
    <message>
        <source>cave </source>
        <translation>cueva </translation>
    </message>
    <message>
        <source>Number of the hidden cave</source>
        <translation>Número de la cueva oculta</translation>
    </message>
    <message>
        <source>The same number always gives the same cave</source>
        <translation>El mismo número da siempre la misma cueva</translation>
    </message>
    <message>
        <source>Click a symbol on the map to ask about it. New walk hides a cave: each square you visit adds four facts to the knowledge.</source>
        <translation>Haz clic en un símbolo del mapa para preguntar por él. Recorrido nuevo oculta una cueva: cada casilla que visitas añade cuatro hechos al conocimiento.</translation>
    </message>
    <message>
        <source>You are at %1.</source>
        <translation>Estás en %1.</translation>
    </message>
    <message>
        <source>Provably safe: %1. Click one to go there.</source>
        <translation>Demostrablemente seguras: %1. Haz clic en una para ir a ella.</translation>
    </message>
    <message>
        <source>No square in reach is provably safe. Lowest risk: %1, %2.</source>
        <translation>Ninguna casilla a tu alcance es demostrablemente segura. Riesgo mínimo: %1, %2.</translation>
    </message>
    <message>
        <source>You have visited every square.</source>
        <translation>Has visitado todas las casillas.</translation>
    </message>
    <message>
        <source>Every square in reach is deadly.</source>
        <translation>Todas las casillas a tu alcance son mortales.</translation>
    </message>
    <message>
        <source>the dead monster</source>
        <translation>el monstruo muerto</translation>
    </message>
    <message>
        <source>stench</source>
        <translation>hedor</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>brisa</translation>
    </message>
    <message>
        <source>glitter</source>
        <translation>brillo</translation>
    </message>
    <message>
        <source>nothing to smell or feel</source>
        <translation>nada que oler ni sentir</translation>
    </message>
    <message>
        <source>Bump! There is a wall.</source>
        <translation>¡Golpe! Hay una pared.</translation>
    </message>
    <message>
        <source>A scream! The monster is dead.</source>
        <translation>¡Un grito! El monstruo ha muerto.</translation>
    </message>
    <message>
        <source>Silence: the arrow hit nothing.</source>
        <translation>Silencio: la flecha no acertó.</translation>
    </message>
    <message>
        <source>You have the gold.</source>
        <translation>Tienes el oro.</translation>
    </message>
    <message>
        <source>Out with the gold</source>
        <translation>Fuera con el oro</translation>
    </message>
    <message>
        <source>Out without the gold</source>
        <translation>Fuera sin el oro</translation>
    </message>
    <message>
        <source>You fell into the pit at %1.</source>
        <translation>Caíste en el hoyo de %1.</translation>
    </message>
    <message>
        <source>The monster at %1 caught you.</source>
        <translation>El monstruo de %1 te atrapó.</translation>
    </message>
    <message>
        <source>Undo steps back.</source>
        <translation>Con Deshacer vuelves un paso atrás.</translation>
    </message>
    <message>
        <source>Score: %1. Best possible: %2.</source>
        <translation>Puntos: %1. Lo mejor posible: %2.</translation>
    </message>
    <message>
        <source>Pits keep the gold at %1 out of reach.</source>
        <translation>Los hoyos hacen inalcanzable el oro de %1.</translation>
    </message>
    <message>
        <source>Hunt for &amp;gold</source>
        <translation>Búsqueda del &amp;oro</translation>
    </message>
    <message>
        <source>Gr&amp;ab</source>
        <translation>Tom&amp;ar</translation>
    </message>
    <message>
        <source>Sh&amp;oot</source>
        <translation>&amp;Disparar</translation>
    </message>
    <message>
        <source>Climb ou&amp;t</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Play the textbook&apos;s game: find the gold, climb out at (1,1), and score. Starts again in the same cave.</source>
        <translation>El juego del libro: encontrar el oro, salir por (1,1) y puntuar. Empieza de nuevo en la misma cueva.</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Puntos: %1</translation>
    </message>
    <message>
        <source>Take the gold where it glitters</source>
        <translation>Toma el oro donde brilla</translation>
    </message>
    <message>
        <source>Leave the cave at (1,1), with the gold or without</source>
        <translation>Sale de la cueva por (1,1), con el oro o sin él</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Hacia a&amp;rriba</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>Hacia la &amp;derecha</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Hacia a&amp;bajo</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>Hacia la &amp;izquierda</translation>
    </message>
    <message>
        <source>You are at %1: %2.</source>
        <translation>Estás en %1: %2.</translation>
    </message>
    <message>
        <source>The gold is here: grab it.</source>
        <translation>El oro está aquí: tómalo.</translation>
    </message>
    <message>
        <source>Climb out to win.</source>
        <translation>Sal para ganar.</translation>
    </message>
    <message>
        <source>Go back to (1,1) and climb out.</source>
        <translation>Vuelve a (1,1) y sal.</translation>
    </message>
    <message>
        <source>Do what a careful hunter does: grab, go where it is provably safe, shoot where that opens a square, and otherwise leave</source>
        <translation>Hace lo que haría un cazador prudente: toma el oro, va adonde es demostrablemente seguro, dispara donde eso abre una casilla y, si no, sale</translation>
    </message>
    <message>
        <source>%1 for climbing out with the gold, %2 for dying, %3 for each step, %4 for the arrow</source>
        <translation>%1 por salir con el oro, %2 por morir, %3 por cada paso, %4 por la flecha</translation>
    </message>
    <message>
        <source>Shoot your only arrow (%1). It flies to the wall, and you hear a scream if it hits the monster. On the map: Ctrl with an arrow key</source>
        <translation>Dispara tu única flecha (%1). Vuela hasta la pared, y oyes un grito si alcanza al monstruo. En el mapa: Control con una flecha del teclado</translation>
    </message>
    <message>
        <source>Provably safe: %1. Click it to go there.</source>
        <translation>Demostrablemente segura: %1. Haz clic en ella para ir allí.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchBar</name>
    <message>
        <source>Go to the start</source>
        <translation>Ir al inicio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play automatically, or pause</source>
        <translation>Reproduce automáticamente, o pausa</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Pasos por segundo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Go to the previous decision</source>
        <translation>Va a la decisión anterior</translation>
    </message>
    <message>
        <source>Go to the next decision</source>
        <translation>Va a la decisión siguiente</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Go to the previous conflict</source>
        <translation>Va al conflicto anterior</translation>
    </message>
    <message>
        <source>Go to the next conflict</source>
        <translation>Va al conflicto siguiente</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>There is no later conflict.</source>
        <translation>No hay ningún conflicto posterior.</translation>
    </message>
    <message>
        <source>There is no earlier conflict.</source>
        <translation>No hay ningún conflicto anterior.</translation>
    </message>
    <message>
        <source>There is no later decision.</source>
        <translation>No hay ninguna decisión posterior.</translation>
    </message>
    <message>
        <source>There is no earlier decision.</source>
        <translation>No hay ninguna decisión anterior.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchClauses</name>
    <message>
        <source>clause %1, %2, %3</source>
        <translation>cláusula %1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Cláusula</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchPanel</name>
    <message>
        <source>Procedure to watch</source>
        <translation>Procedimiento que se observa</translation>
    </message>
    <message>
        <source>The procedure to watch. On small sets clause learning decides the first open atom, false first.</source>
        <translation>El procedimiento que se observa. En conjuntos pequeños, el aprendizaje de cláusulas decide el primer átomo abierto, primero con valor falso.</translation>
    </message>
    <message>
        <source>Implication graph</source>
        <translation>Grafo de implicación</translation>
    </message>
    <message>
        <source>The implication graph shows which decisions led to a conflict and what is learned from it. Go to the next conflict to see one.</source>
        <translation>El grafo de implicación muestra qué decisiones llevaron a un conflicto y qué se aprende de él. Ve al conflicto siguiente para ver uno.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
    <message>
        <source>Which decisions led to the conflict</source>
        <translation>Qué decisiones llevaron al conflicto</translation>
    </message>
    <message>
        <source>All decisions so far, as a tree</source>
        <translation>Todas las decisiones hasta ahora, como árbol</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>The resolution shows which two clauses a resolvent comes from. Step forward to a resolvent to see one.</source>
        <translation>La resolución muestra de qué dos cláusulas procede una resolvente. Avanza hasta una resolvente para ver una.</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Which clauses the resolvent comes from</source>
        <translation>De qué cláusulas procede la resolvente</translation>
    </message>
    <message>
        <source>Recording…</source>
        <translation>Registrando…</translation>
    </message>
    <message>
        <source>%1 step</source>
        <translation>%1 paso</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>First %1 of a longer run</source>
        <translation>Primeros %1 de una ejecución más larga</translation>
    </message>
    <message>
        <source>%1, ends with a model</source>
        <translation>%1, termina con un modelo</translation>
    </message>
    <message>
        <source>%1, ends unsatisfiable</source>
        <translation>%1, termina como insatisfacible</translation>
    </message>
    <message>
        <source>%1, without an answer</source>
        <translation>%1, sin respuesta</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>The run is being recorded.</source>
        <translation>La ejecución se está registrando.</translation>
    </message>
    <message>
        <source>There is no run to watch yet.</source>
        <translation>Aún no hay ninguna ejecución que observar.</translation>
    </message>
    <message>
        <source>The run ends with a model, so there is no conflict to show here.</source>
        <translation>La ejecución termina con un modelo, así que aquí no hay ningún conflicto que mostrar.</translation>
    </message>
    <message>
        <source>This run resolved no clauses: unit clauses and pure literals were enough.</source>
        <translation>Esta ejecución no resolvió ninguna cláusula: bastaron las cláusulas unitarias y los literales puros.</translation>
    </message>
    <message>
        <source>; the tree shows the first %1 of %2 nodes</source>
        <translation>; el árbol muestra los primeros %1 de %2 nodos</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WatchSide</name>
    <message>
        <source>Trail</source>
        <translation>Traza</translation>
    </message>
    <message>
        <source>Clauses and their state</source>
        <translation>Las cláusulas y su estado</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Not satisfied</source>
        <translation>No satisfechas</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendidas</translation>
    </message>
    <message>
        <source>Clauses to show</source>
        <translation>Cláusulas que se muestran</translation>
    </message>
    <message>
        <source>Show all clauses, or only some. Learned clauses come from conflicts.</source>
        <translation>Muestra todas las cláusulas, o solo algunas. Las cláusulas aprendidas proceden de conflictos.</translation>
    </message>
    <message>
        <source>Clauses</source>
        <translation>Cláusulas</translation>
    </message>
    <message>
        <source>Trail, level %1</source>
        <translation>Traza, nivel %1</translation>
    </message>
    <message>
        <source>✓ satisfied   1 unit   ✗ falsified   · open   – deleted</source>
        <translation>✓ satisfecha   1 unitaria   ✗ falsa   · abierta   – borrada</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WhatsThis</name>
    <message>
        <source>More in the guide (F1): %1</source>
        <translation>Más en la guía (F1): %1</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WhyPanel</name>
    <message>
        <source>The statement is true in every world, whatever you know.</source>
        <translation>La afirmación es verdadera en todos los mundos, sepas lo que sepas.</translation>
    </message>
    <message>
        <source>The statement is false in every world, whatever you know.</source>
        <translation>La afirmación es falsa en todos los mundos, sepas lo que sepas.</translation>
    </message>
    <message>
        <source>No line is needed for this.</source>
        <translation>Para esto no hace falta ninguna línea.</translation>
    </message>
    <message>
        <source> None of them can be left out.</source>
        <translation> No se puede prescindir de ninguna.</translation>
    </message>
    <message>
        <source>These lines contradict each other, so every statement follows from them, and so does its negation.</source>
        <translation>Estas líneas se contradicen entre sí, así que de ellas se sigue cualquier afirmación, y también su negación.</translation>
    </message>
    <message>
        <source>The statement follows from these lines.</source>
        <translation>La afirmación se sigue de estas líneas.</translation>
    </message>
    <message>
        <source>The negation of the statement follows from these lines.</source>
        <translation>La negación de la afirmación se sigue de estas líneas.</translation>
    </message>
    <message>
        <source> They are in the order of the argument. Click one to go to it.</source>
        <translation> Están en el orden del razonamiento. Haz clic en una para ir a ella.</translation>
    </message>
    <message>
        <source>%1 %2:  %3</source>
        <translation>%1 %2:  %3</translation>
    </message>
    <message>
        <source>Lines that force the verdict</source>
        <translation>Líneas que fuerzan el veredicto</translation>
    </message>
    <message>
        <source>A model where it is true</source>
        <translation>Modelo: es verdadera</translation>
    </message>
    <message>
        <source>A model where it is false</source>
        <translation>Modelo: es falsa</translation>
    </message>
    <message>
        <source>Deciding…</source>
        <translation>Decidiendo…</translation>
    </message>
    <message>
        <source>Type a statement. Or right-click a symbol on the map, or press M, S, P or B on its square, to ask about it.</source>
        <translation>Escribe una afirmación. O haz clic derecho en un símbolo del mapa, o pulsa M, S, P o B en su casilla, para preguntar por él.</translation>
    </message>
    <message>
        <source>Finding the reason…</source>
        <translation>Buscando la razón…</translation>
    </message>
    <message>
        <source>Stopped before there was a result.</source>
        <translation>Se detuvo antes de tener un resultado.</translation>
    </message>
    <message>
        <source>Here are two caves that fit everything known.</source>
        <translation>Aquí hay dos cuevas compatibles con todo lo conocido.</translation>
    </message>
    <message>
        <source>They differ in %1 symbol (framed), the fewest possible.</source>
        <translation>Se diferencian en %1 símbolo (enmarcado), el mínimo posible.</translation>
    </message>
    <message>
        <source>They differ in %1 symbols (framed), the fewest possible.</source>
        <translation>Se diferencian en %1 símbolos (enmarcados), el mínimo posible.</translation>
    </message>
    <message>
        <source>They differ in %1 symbol (framed).</source>
        <translation>Se diferencian en %1 símbolo (enmarcado).</translation>
    </message>
    <message>
        <source>They differ in %1 symbols (framed).</source>
        <translation>Se diferencian en %1 símbolos (enmarcados).</translation>
    </message>
    <message>
        <source>Correct the statement first. Below it you see what is wrong.</source>
        <translation>Corrige primero la afirmación. Debajo se ve qué está mal.</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WumpusDocument</name>
    <message>
        <source>new walk</source>
        <translation>recorrido nuevo</translation>
    </message>
    <message>
        <source>visit of %1</source>
        <translation>visita a %1</translation>
    </message>
    <message>
        <source>end of the walk</source>
        <translation>fin del recorrido</translation>
    </message>
    <message>
        <source>step against the wall</source>
        <translation>paso contra la pared</translation>
    </message>
    <message>
        <source>grab of the gold</source>
        <translation>toma del oro</translation>
    </message>
    <message>
        <source>climb out</source>
        <translation>salida de la cueva</translation>
    </message>
    <message>
        <source>shot with the arrow</source>
        <translation>disparo de la flecha</translation>
    </message>
</context>
<context>
    <name>loggia::ui::WumpusPage</name>
    <message>
        <source>reference rules</source>
        <translation>reglas de referencia</translation>
    </message>
    <message>
        <source>M monster, S stench, P pit, B breeze – filled: true, struck through: false, ?: open, !: contradictory; in the corner: the risk of going there</source>
        <translation>M monstruo, S hedor, P hoyo, B brisa – relleno: verdadero, tachado: falso, ?: sin decidir, !: contradictorio; en la esquina: el riesgo de ir allí</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>The lines that force the verdict, or two models that differ</source>
        <translation>Las líneas que fuerzan el veredicto, o dos modelos que difieren</translation>
    </message>
    <message>
        <source>Probabilities</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>The number of models, and the exact probability of each monster and pit</source>
        <translation>El número de modelos, y la probabilidad exacta de cada monstruo y cada hoyo</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Compare your rules with the reference rules</source>
        <translation>Compara tus reglas con las reglas de referencia</translation>
    </message>
    <message>
        <source>Lint</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Invalid, redundant and contradictory lines</source>
        <translation>Líneas no válidas, redundantes y contradictorias</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>ejemplo resuelto</translation>
    </message>
    <message>
        <source>question about %1</source>
        <translation>pregunta sobre %1</translation>
    </message>
    <message>
        <source>New statement: %1.</source>
        <translation>Afirmación nueva: %1.</translation>
    </message>
    <message>
        <source>Wumpus</source>
        <translation>Wumpus</translation>
    </message>
    <message>
        <source>Wumpus case: all three texts and the walk</source>
        <translation>Caso de wumpus: los tres textos y el recorrido</translation>
    </message>
    <message>
        <source>Wumpus rules only</source>
        <translation>Solo las reglas de wumpus</translation>
    </message>
    <message>
        <source>Wumpus knowledge only</source>
        <translation>Solo el conocimiento de wumpus</translation>
    </message>
    <message>
        <source>Wumpus statement only</source>
        <translation>Solo la afirmación de wumpus</translation>
    </message>
    <message>
        <source>Wumpus text</source>
        <translation>Texto de wumpus</translation>
    </message>
    <message>
        <source>True in this model:</source>
        <translation>Verdadera en este modelo:</translation>
    </message>
    <message>
        <source>and false in this one:</source>
        <translation>y falsa en este:</translation>
    </message>
    <message>
        <source>new knowledge base</source>
        <translation>base de conocimiento nueva</translation>
    </message>
    <message>
        <source>open a case</source>
        <translation>apertura de un caso</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>las reglas</translation>
    </message>
    <message>
        <source>the knowledge</source>
        <translation>el conocimiento</translation>
    </message>
    <message>
        <source>the statement</source>
        <translation>la afirmación</translation>
    </message>
    <message>
        <source>the walk</source>
        <translation>el recorrido</translation>
    </message>
    <message>
        <source>This format stores only %1. You would lose %2.</source>
        <translation>Este formato solo guarda %1. Perderías %2.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>pegado</translation>
    </message>
    <message>
        <source>Pasted into %1</source>
        <translation>Pegado en %1</translation>
    </message>
    <message>
        <source>The cave, with what is known about each square. Click a symbol to ask about it or, during a walk, a square to go there.</source>
        <translation>La cueva, con lo que se sabe de cada casilla. Haz clic en un símbolo para preguntar por él o, durante un recorrido, en una casilla para ir a ella.</translation>
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
        <translation>apertura de un archivo</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>apertura de %1</translation>
    </message>
</context>
</TS>
