#include "core/grading/tasks/formula_game_driver.hpp"

#include <fmt/format.h>

namespace loggia::grading {

namespace {

/// Calls the function that in.txt names. Trees are made by the classes of the hand-in's
/// formula_tree.py, or of ours where it has none, not by its build_tree.
constexpr const char* game_driver = R"(import os
import importlib.util
import sys

sys.dont_write_bytecode = True


def module_file():
    others = []
    players = []
    for folder, folders, files in os.walk(os.environ['HANDIN']):
        folders.sort()
        for name in sorted(files):
            path = os.path.join(folder, name)
            if name == 'formula_game_functions.py':
                return path
            text = open(path, errors='replace').read() if name.endswith('.py') else ''
            if 'def build_tree' in text:
                others.append(path)
            elif 'def play2win' in text:
                players.append(path)
    others = others or players
    if len(others) > 1:
        names = ', '.join(os.path.relpath(path, os.environ['HANDIN']) for path in others)
        sys.exit('several files define the functions (%s), and none is called '
                 'formula_game_functions.py' % names)
    if not others:
        sys.exit('there is no file formula_game_functions.py')
    return others[0]


path = module_file()
sys.path.insert(0, os.path.dirname(path))
from formula_tree import Leaf, NotTree, AndTree, OrTree
spec = importlib.util.spec_from_file_location('formula_game_functions', path)
functions = importlib.util.module_from_spec(spec)
sys.modules['formula_game_functions'] = functions
spec.loader.exec_module(functions)

NAMES = {'-': 'NotTree', '*': 'AndTree', '+': 'OrTree'}


def tree_of(text):
    def read(at):
        if text[at] == '-':
            child, at = read(at + 1)
            return NotTree(child), at
        if text[at] != '(':
            return Leaf(text[at]), at + 1
        left, sign = read(at + 1)
        right, end = read(sign + 1)
        return (AndTree if text[sign] == '*' else OrTree)(left, right), end + 1
    return read(0)[0]


def text_of(tree):
    if tree is None:
        return 'None'
    if not tree.children:
        return 'Leaf(%r)' % tree.symbol
    return '%s(%s)' % (NAMES[tree.symbol], ', '.join(text_of(child) for child in tree.children))


function, formula, *others = open(sys.argv[1], encoding='utf-8').read().split('\n')[:-1]
if function == 'build_tree':
    answer = text_of(functions.build_tree(formula))
else:
    answer = str(getattr(functions, function)(tree_of(formula), *others))
    answer = {'True': '1', 'False': '0', '1.0': '1', '0.0': '0'}.get(answer, answer)
with open(sys.argv[2], 'w', encoding='utf-8') as output:
    output.write(answer)
)";

/// The classes that the assignment hands out, as far as its text tells.
constexpr const char* game_tree_module = R"(class FormulaTree:
    def __init__(self, symbol, children):
        self.symbol, self.children = symbol, children

    def __eq__(self, other):
        return (type(self) == type(other) and self.symbol == other.symbol
                and self.children == other.children)

    def __repr__(self):
        return '%s(%s)' % (type(self).__name__, ', '.join(map(repr, self.children)))


class Leaf(FormulaTree):
    def __init__(self, symbol):
        super().__init__(symbol, [])

    def __repr__(self):
        return 'Leaf(%r)' % self.symbol


class UnaryTree(FormulaTree):
    def __init__(self, symbol, child):
        super().__init__(symbol, [child])


class NotTree(UnaryTree):
    def __init__(self, child):
        super().__init__('-', child)


class BinaryTree(FormulaTree):
    def __init__(self, symbol, left, right):
        super().__init__(symbol, [left, right])


class AndTree(BinaryTree):
    def __init__(self, left, right):
        super().__init__('*', left, right)


class OrTree(BinaryTree):
    def __init__(self, left, right):
        super().__init__('+', left, right)
)";

} // namespace

std::vector<WorkFile> formula_game_driver() {
    return {{"driver.py", game_driver}, {"formula_tree.py", game_tree_module}};
}

WorkFile formula_game_call(const std::vector<std::string>& lines) {
    WorkFile file{formula_game_input, {}};
    for (const std::string& line : lines)
        file.text += line + '\n';
    return file;
}

bool is_of_loading(std::string_view traceback) {
    return traceback.find("exec_module(functions)") != std::string_view::npos ||
           traceback.find("from formula_tree import Leaf, NotTree") != std::string_view::npos;
}

bool is_of_missing(std::string_view exception, std::string_view function) {
    return exception.starts_with(
               "AttributeError: module 'formula_game_functions' has no attribute") &&
           exception.find(fmt::format("'{}'", function)) != std::string_view::npos;
}

} // namespace loggia::grading
