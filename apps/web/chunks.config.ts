import { fileURLToPath } from 'node:url';

/**
 * Left to itself the bundler cuts the site into hundreds of files of a few hundred bytes. Groups put that right:
 * "start" is what every page needs at once; "first" is what the home feed needs of the platform besides, and many other
 * pages too; "common" holds the small parts of the platform that several lazy files share, and "feed-parts" those of
 * the area feed. Nothing that only a dialog or another page needs may come along with the home feed.
 */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const page = `${here}index.html`;
const home = fileURLToPath(new URL('../../areas/feed/web/home-screen.tsx', import.meta.url));
/** Icons are so small that two are enough. */
const sharersOf = (id: string) => (id.includes('/lucide-react/') ? 2 : 3);
const small = 8_000;
const frame = fileURLToPath(new URL('../../areas/shell/web/frame-parts.tsx', import.meta.url));
const isGallery = (id: string) => /\.examples\.tsx$|\/gallery\//.test(id);

/** The pictures of the symbol board are a file of their own: no other screen shall bring hundreds of them. */
const isApart = (id: string) => /\/symbols\/pictures\.ts$/.test(id);

/** Everything that is loaded together with a module. */
function closure(root: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const walk = (id: string) => {
    if (found.has(id) || isApart(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  walk(root);
  return found;
}

const areaOf = (id: string) => /\/areas\/([\w-]+)\//.exec(id)?.[1];

/** How many lazy files need each module, apart from the start, and of which areas they are. */
function count(modules: Modules) {
  const start = closure(page, modules);
  const shares = new Map<string, number>();
  const users = new Map<string, Set<string | undefined>>();
  const use = (id: string, by: string | undefined) => users.set(id, (users.get(id) ?? new Set()).add(by));
  const seen = new Set<string>();
  const visit = (ids: Iterable<string>) => {
    for (const id of ids) {
      for (const root of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (seen.has(root) || isGallery(root)) continue;
        seen.add(root);
        const members = closure(root, modules);
        for (const one of members) {
          if (start.has(one)) continue;
          shares.set(one, (shares.get(one) ?? 0) + 1);
          use(one, areaOf(root));
          // An icon of an area and of the symbol board is not that area's own: the board would bring all its parts.
          const next = modules.getModuleInfo(one)?.importedIds ?? [];
          for (const apart of next.filter(isApart)) {
            for (const icon of modules.getModuleInfo(apart)?.importedIds ?? []) use(icon, 'the symbol board');
          }
        }
        visit(members);
      }
    }
  };
  visit(start);
  return { start, first: closure(home, modules), frame: closure(frame, modules), shares, users };
}

let counted: ReturnType<typeof count> | undefined;
const countOnce = (modules: Modules) => {
  counted ??= count(modules);
  return counted;
};

const isEntry = (id: string) => id === page || id.startsWith(`${here}main.tsx`);
const isStart = (id: string, modules: Modules) => !isEntry(id) && countOnce(modules).start.has(id);

/** Small parts that several lazy files need share a file; large ones stay apart. */
function isShared(id: string, modules: Modules): boolean {
  const { start, shares } = countOnce(modules);
  const size = modules.getModuleInfo(id)?.code?.length ?? 0;
  return !start.has(id) && (shares.get(id) ?? 0) >= sharersOf(id) && size < small && !id.endsWith('.css');
}

/** Needed by the home feed; of its own parts, those that another file needs as well. */
const isFirst = (id: string, modules: Modules) => !isEntry(id) && countOnce(modules).first.has(id);
const isSharedFirst = (id: string, modules: Modules) =>
  isFirst(id, modules) && (countOnce(modules).shares.get(id) ?? 0) > 1;

const inPlatform = /\/platform\/|\/node_modules\//;
type Name = (id: string, modules: Modules) => string | null;
const start: Name = (id, modules) => (isStart(id, modules) ? 'start' : null);
const isHome = (id: string) => areaOf(id) === areaOf(home) || areaOf(id) === 'posts';
const first: Name = (id, modules) => {
  if (inPlatform.test(id)) return isFirst(id, modules) ? 'first' : null;
  return areaOf(id) && !isHome(id) && isSharedFirst(id, modules) ? 'first' : null;
};
const firstParts: Name = (id, modules) => (isHome(id) && isSharedFirst(id, modules) ? `${areaOf(home)}-first` : null);
/** Where a module belongs: to the area that it is a part of, or that alone needs it. */
function ownerOf(id: string, modules: Modules): string | undefined {
  const users = countOnce(modules).users.get(id);
  return areaOf(id) ?? (users?.size === 1 ? [...users][0] : undefined);
}
/** Parts of the platform that fewer than eight areas need, by their folder: most screens do without them. */
const seldom: Name = (id, modules) => {
  const [, folder, preferences] =
    /\/platform\/(?:web\/(shortcuts|live|preferences|speech|unsent|call)\/|contract\/(preferences))/.exec(id) ?? [];
  const isFew = (countOnce(modules).users.get(id)?.size ?? 0) < 8;
  return (folder ?? preferences) && isFew && isShared(id, modules) ? (folder ?? preferences ?? null) : null;
};
/** Captions and one-switch scanning stand on fields and buttons that most screens have, and few screens have them. */
const onCommon = /\/platform\/web\/(captions|scan)\//;
/** What fewer than six areas share stands apart from what most screens have. Icons are too small for that. */
const common: Name = (id, modules) => {
  if (!inPlatform.test(id) || onCommon.test(id) || ownerOf(id, modules) || !isShared(id, modules)) return null;
  // Menus and lists do without forms.
  if (id.includes('/platform/web/forms/')) return 'forms';
  const isFew = (countOnce(modules).users.get(id)?.size ?? 0) < 6 && !id.includes('/lucide-react/');
  return isFew ? 'uncommon' : 'common';
};
/** What stands on the library of the editor, or judges a text, would bring that to every screen that shows one. */
const onLibrary = /\/web\/(editor\/(?!frame)|check\/)/;
/** What areas give to the frame of every page and use elsewhere: it would bring the rest of their parts along. */
const frameShared: Name = (id, modules) => {
  const { frame: inFrame, shares } = countOnce(modules);
  return areaOf(id) && inFrame.has(id) && !isStart(id, modules) && (shares.get(id) ?? 0) > 1 ? 'frame-shared' : null;
};
const parts: Name = (id, modules) =>
  ownerOf(id, modules) && !onLibrary.test(id) && isShared(id, modules) ? `${ownerOf(id, modules)}-parts` : null;

/** Every page knows what areas keep on a device and which places they fill, and shall not bring an area's parts along. */
const kept: Name = (id, modules) =>
  /\/web\/((?:waiting\/)?kept|easy-read\/line-symbols|load-pick-people)\.ts$/.test(id) && !isStart(id, modules)
    ? 'kept'
    : null;

/** The library of the editor: what works on a text, and what shows it. Nothing else needs any of it. */
const editor: Name = (id) => {
  const [, name] = /\/node_modules\/(prosemirror-[a-z-]+|orderedmap|w3c-keyname|rope-sequence)\//.exec(id) ?? [];
  if (!name || name === 'prosemirror-tables') return null;
  return name === 'prosemirror-view' ? 'editor-view' : 'editor-text';
};
/** What every text needs; what judges one, with the words it knows; and passkeys. None goes along with common parts. */
const onText = /\/areas\/writing\/pure\/(?!check|reading|easy)/;
const judging =
  /\/areas\/writing\/pure\/(checks\/(?!edits|text-)|reading|easy)|\/node_modules\/(syllable|pluralize|normalize-strings)\//;
/** What bookings and events take of the passport: the parts of the one would bring it to the other. */
const passport: Name = (id, modules) =>
  areaOf(id) === 'passport' && (countOnce(modules).shares.get(id) ?? 0) > 1 ? 'passport-parts' : null;
/** The words of the symbol board, which lines of Easy Read need without the rest of messages. */
const symbolWords = /\/areas\/messages\/pure\/symbols\/(words|find-symbols|suggest-symbol)/;
/** Muting and blocking are offered in many places; neither brings the rest of its area along. */
const aboutPerson = /\/areas\/people\/web\/(open-mute|block-later)\.ts$/;
/** Choosing people is offered by many areas, without the rest of messages. */
const pickPeople = /\/areas\/messages\/web\/(people\/(pick-people|use-choosable|data)|use-say-found)\.tsx?$/;
/** Comments and the history come when they are opened: what only asks about a post does without them. */
const comments = /\/areas\/posts\/web\/(data-comments|comments\/like-comment|card\/(history-dialog|difference))\.tsx?$/;
/** The offer of a draft in Easy Read stands in forms of many areas: none of them brings its own parts to the others. */
const easyDraft = /\/areas\/writing\/web\/easy-read\/easy-read-drafter\.tsx$/;
const lazyGroup =
  (pattern: RegExp, name: string): Name =>
  (id, modules) =>
    pattern.test(id) && !isStart(id, modules) && !isFirst(id, modules) ? name : null;
const editorText: Name = (id, modules) => (editor(id, modules) === 'editor-text' ? 'editor-text' : null);

// A group takes what its members need along; the ones after it get what is left.
export const groups = [
  { debugName: 'start', priority: 5, name: start },
  { debugName: 'shared parts of the home feed', priority: 4, name: first },
  { debugName: 'own parts of the home feed', priority: 3, name: firstParts },
  { debugName: 'the editor: what works on a text', priority: 2.6, name: editorText },
  { debugName: 'the editor: what shows it', priority: 2.5, name: editor },
  { debugName: 'what every text needs', priority: 2.4, name: lazyGroup(onText, 'writing-text') },
  { debugName: 'what judges a text', priority: 2.3, name: lazyGroup(judging, 'writing-checks') },
  { debugName: 'words of the symbol board', priority: 2.25, name: lazyGroup(symbolWords, 'symbol-words') },
  { debugName: 'the passport', priority: 2.22, name: passport },
  { debugName: 'passkeys', priority: 2.2, name: lazyGroup(/\/node_modules\/@simplewebauthn\//, 'passkeys') },
  { debugName: 'what few areas need of the platform', priority: 2.1, name: seldom },
  { debugName: 'common', priority: 2, name: common },
  { debugName: 'captions and scanning', priority: 1.9, name: (id: string) => onCommon.exec(id)?.[1] ?? null },
  { debugName: 'what areas give to the frame', priority: 1.5, name: frameShared },
  { debugName: 'what is asked about a person', priority: 1.3, name: lazyGroup(aboutPerson, 'about-person') },
  { debugName: 'choosing people', priority: 1.25, name: lazyGroup(pickPeople, 'pick-people') },
  { debugName: 'what areas keep on a device', priority: 1.2, name: kept },
  { debugName: 'drafts in Easy Read', priority: 1.18, name: lazyGroup(easyDraft, 'easy-draft') },
  { debugName: 'comments of posts', priority: 1.15, name: lazyGroup(comments, 'posts-comments') },
  { debugName: 'parts of an area', priority: 1, name: parts },
];
