/* Plain IDA* for the 15-puzzle, as a textbook has it: Manhattan distances brought up to date move
   by move. Reads orders of sixteen numbers and prints for each the moves, the nodes that were
   generated and the seconds. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int tiles[16], change[16][16][16], moves[16][4], count[16], threshold, beyond;
static unsigned long long generated;

static int search(int gap, int back, int h, int g) {
    for (int i = 0; i < count[gap]; ++i) {
        int to = moves[gap][i], tile = tiles[to];
        if (to == back)
            continue;
        ++generated;
        int next = h + change[tile][to][gap];
        if (g + 1 + next > threshold) {
            if (g + 1 + next < beyond)
                beyond = g + 1 + next;
            continue;
        }
        if (next == 0)
            return 1;
        tiles[gap] = tile;
        if (search(to, gap, next, g + 1))
            return 1;
        tiles[to] = tile;
    }
    return 0;
}

int main(void) {
    for (int at = 0; at < 16; ++at) {
        if (at > 3)
            moves[at][count[at]++] = at - 4;
        if (at < 12)
            moves[at][count[at]++] = at + 4;
        if (at % 4 > 0)
            moves[at][count[at]++] = at - 1;
        if (at % 4 < 3)
            moves[at][count[at]++] = at + 1;
    }
    for (int t = 0; t < 16; ++t)
        for (int a = 0; a < 16; ++a)
            for (int b = 0; b < 16; ++b)
                change[t][a][b] = abs(b / 4 - t / 4) + abs(b % 4 - t % 4) - abs(a / 4 - t / 4) -
                                  abs(a % 4 - t % 4);
    for (;;) {
        int gap = 0, h = 0;
        for (int i = 0; i < 16; ++i) {
            if (scanf("%d", &tiles[i]) != 1)
                return 0;
            if (tiles[i] == 0)
                gap = i;
            else
                h += abs(i / 4 - tiles[i] / 4) + abs(i % 4 - tiles[i] % 4);
        }
        clock_t before = clock();
        generated = 0;
        threshold = h;
        for (; h > 0; threshold = beyond) {
            beyond = 1000;
            if (search(gap, -1, h, 0))
                break;
        }
        printf("%d %llu %.3f\n", threshold, generated, (double)(clock() - before) / CLOCKS_PER_SEC);
        fflush(stdout);
    }
}
