// Answers a MovingAI scenario file by PathFinding.js: `node pathfinding_js.mjs MAP SCENARIOS`, from
// a folder in which the package is installed. Each finder answers all questions twice, so that its
// code has been compiled when the times are taken. What the library has its users do before each
// search, a fresh grid, is not in the times.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PF = createRequire(import.meta.url)('pathfinding');
const [mapFile, scenarioFile] = process.argv.slice(2);

const lines = readFileSync(mapFile, 'utf8').split('\n');
const rows = lines.slice(lines.indexOf('map') + 1).filter((row) => row !== '');
const grid = new PF.Grid(rows.map((row) => [...row].map((cell) => ('.GS'.includes(cell) ? 0 : 1))));
const questions = readFileSync(scenarioFile, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').slice(4).map(Number));

// Costs that overestimate, as the Manhattan distance does with diagonal steps, would make the jump
// point finder fast and wrong; it is its default.
const options = {
    diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles,
    heuristic: PF.Heuristic.octile,
};
const finders = { 'A*': new PF.AStarFinder(options), 'jump points': new PF.JumpPointFinder(options) };

const fresh = () => {
    for (const row of grid.nodes)
        for (const node of row) {
            node.opened = node.closed = node.parent = node.tested = undefined;
            node.g = node.h = node.f = undefined;
        }
};
const expanded = () =>
    grid.nodes.reduce((sum, row) => sum + row.reduce((n, node) => n + (node.closed ? 1 : 0), 0), 0);
const length = (path) =>
    path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i][0], y - path[i][1]), 0);

let wrong = 0;
for (const [name, finder] of Object.entries(finders)) {
    const times = [];
    let nodes = 0;
    let right = 0;
    for (const measured of [false, true])
        for (const [startX, startY, goalX, goalY, optimal] of questions) {
            fresh();
            const before = process.hrtime.bigint();
            const path = finder.findPath(startX, startY, goalX, goalY, grid);
            const time = Number(process.hrtime.bigint() - before) / 1000;
            if (!measured) continue;
            times.push(time);
            nodes += expanded();
            right += Math.abs(length(path) - optimal) <= 1e-4 ? 1 : 0;
        }
    times.sort((a, b) => a - b);
    const total = times.reduce((sum, time) => sum + time, 0);
    console.log(
        `PathFinding.js ${name}: expanded ${nodes}, median ${times[times.length >> 1].toFixed(1)} us, ` +
            `${(nodes / total).toFixed(2)} million expansions a second\n` +
            `${right} of ${questions.length} lengths as the file says`,
    );
    wrong += questions.length - right;
}
process.exitCode = wrong === 0 ? 0 : 1;
