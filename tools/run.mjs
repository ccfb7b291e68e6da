// Runs a TypeScript tool with Node 24, whatever Node the machine has, and installs what is missing before.
import { checkNode, ensureInstalled } from './install.mjs';
import { runNode } from './run-child.mjs';

checkNode();
ensureInstalled();
runNode(process.argv.slice(2));
