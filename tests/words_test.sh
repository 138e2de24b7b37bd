#!/usr/bin/env bash
# One term for one idea: fails on phrases for which the field has a term (left: the phrase, right: what
# to write instead) in the string literals of the program and in the documents. Also on code with a bar
# in a table, which the window shows with its backslash.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

mapfile -t files < <(git ls-files '*.cpp' '*.hpp' '*.md' '*.1' '*.xml' 2>/dev/null |
    grep -E '^(app|core|ui|docs|resources)/|^README\.md$')
((${#files[@]} > 0)) ||
    mapfile -t files < <(find app core ui docs resources README.md -name '*.[ch]pp' -o -name '*.md' -o -name '*.[1x]*')

# shellcheck disable=SC2016 # the backquotes are those of Markdown
if grep -nE '^\|.*`[^`]*\\\|[^`]*`' "${files[@]}" /dev/null | grep '\.md:'; then
    echo 'write <code>a &#124; b</code> in a table: Qt shows the backslash of a code with one'
    exit 1
fi

perl -e '
use strict;
use warnings;

my @terms;
while (my $line = <STDIN>) {
    chomp $line;
    my ($not, $but) = split /\s*=>\s*/, $line, 2;
    (my $pattern = $not) =~ s/ +/\\s+/g;
    push @terms, [qr/$pattern/i, $not, $but];
}
my $found = 0;
for my $name (@ARGV) {
    open my $file, "<", $name or die "$name: $!\n";
    local $/;
    my $text = <$file>;
    my @texts;
    if ($name =~ /pp$/) {
        # Literals that stand side by side are one text.
        while ($text =~ /\G(?:[^"\x27\/]+|\/\/[^\n]*|\/\*.*?\*\/|\x27(?:\\.|[^\x27\\])+\x27|\/|\x27|((?:"(?:[^"\\\n]|\\.)*"\s*)+)|")/gsc) {
            next unless defined $1;
            my ($whole, $at) = ($1, $-[1]);
            my $joined = join "", $whole =~ /"((?:[^"\\\n]|\\.)*)"/g;
            $joined =~ s/\\n/ /g;
            push @texts, [$joined, $at];
        }
    } else {
        push @texts, [$text, 0];
    }
    for my $each (@texts) {
        for my $term (@terms) {
            my ($pattern, $not, $but) = @$term;
            next unless $each->[0] =~ $pattern;
            my ($phrase, $place) = ($&, $-[0]);
            my $at = $each->[1] + ($name =~ /pp$/ ? 0 : $place);
            my $line = 1 + (substr($text, 0, $at) =~ tr/\n//);
            print "$name:$line: \"$phrase\": write \"$but\"\n";
            $found = 1;
        }
    }
}
exit $found;
' "${files[@]}" <<'TERMS'
\bupright\b => vertical
\bslanting\b => diagonal
put(s|ting)? up (a|any|the|possible) position => set up a position
being put up => being set up
let it (move|choose) => Move now; Choose for me
let the computer (move|choose) => Move now; Choose for me
value every column => evaluate every column
course of the game => evaluation graph
stones? to go\b => stones left
in points so far => material score
points so far => material score
who wants (true|false) => E (wants true), A (wants false)
th(rew|rows) the win away => blunder: gives the win away
\btidy the formula => normalise the formula
tell(s|ing)? (the two |them )?apart => differ; project onto
\bvaluations?\b => assignment
handout.s form\b => assignment format
minimal part without => minimal unsatisfiable core
(hold|holds) all of theirs => at-most-one groups
by hand \(quine => step by step
proven smallest => proven minimum
fewest, proven => proven minimum
rows? left open => don't-care
found by: => Method:
whoever is to move => the player to move
who cannot (jump|move) has lost => the player who cannot jump loses
merge of alike => merged graph
not in points => nim-sum
\bremarks? in grey => comments (grey)
what the handout says => equivalent to the reference rules
rows? of three\b => lines of three holes
(shall|to) be left\b => Goal: one peg left
\blamp says => solvability indicator
reckons with integers => computes with integers
ring of two elements => the field GF(2)
can be put in\b => substitute
put in by \( => substituted by
people.s spellings? => informal notation
clues? [0-9, and]* clash => statements ... contradict each other
proven safe => provably safe
worlds? left: => models
came? across => generated
come across => generated
who finds what => Comparison of all algorithms
the way it is => the reason
(after|at) so many (seconds|MB) => after this many seconds
why the verdict is what it is => The lines that force the verdict
of no use => redundant
go the way\b => walk the path
[48] ways\b => 4 neighbours; 8 neighbours
no page of this program => Loggia doesn't recognise this kind of file
the seed says all => The same seed always gives the same game
cannot be moved now => cannot move
own switches => Custom
\bcan.t\b => cannot
--[a-z-]+ exclude each other => cannot be combined
give up after so many => Time limit
end at once whatever => Stop the computation
over the bound => beyond the limit
strict reading => strict mode
by the clock => wall-clock time
stands? behind => comes after
stands? (below|above)\b => is below, is above
stands? (in|on) (quotation|parenthes|brackets|round|lines) => is in ...
may stand (in|on|before|after|above|below|anywhere)\b => may be, may come
\bis no file.s => say what is wrong with the name
behind an? (entry|word|name|number) => after
to be stepped through => so that you can step through them
(after )?so many (random moves|games) => number of random moves; after this many games
order more literals => ask for more literals
\b(one|each) (clause|statement|sentence|event|object|model|node|row|output|operation|directive|jump) a (line|step)\b => per line, per step
, one a line\b => one per line
\bgoes on from (here|there)\b => continues from here
\bpegs (heavier|weigh more)\b => increases the total weight of the pegs
\b(write|say) which\b(?! of) => write the one you mean
\bon a line of its own => on a separate line
\bin a window of its own => in a separate window
\bwhatever holds\b => in every case
\b(and|or|xor|iff) (without|of|with) (one |two |three )?(true |false )?parts? => operands
(?<!player\x20)(?<!-\x20)(?<![%0-9,.{\x27^-])1\x20(moves|jumps|pegs|clauses|atoms|positions|states|rows|hints|warnings|models|literals|terms)\b => the singular
TERMS
