/** Five kinds, each with a colour and a shape of its own: who, doing, how it is, things and times, little sayings. */
export type Kind = 'who' | 'do' | 'how' | 'thing' | 'say';

export type PageId =
  | 'core'
  | 'feelings'
  | 'people'
  | 'things'
  | 'places'
  | 'food'
  | 'questions'
  | 'times'
  | 'sayings'
  | 'health';

export interface BoardWord {
  readonly word: string;
  /** Name of the picture; empty when no picture says the word. */
  readonly symbol: string;
  readonly kind: Kind;
  /** Where it stands; `mine` for a word of the person's own. */
  readonly page: PageId | 'mine';
  /** Other words that the same picture stands for. */
  readonly also: readonly string[];
}

/** Words that put a mark instead of themselves. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['full stop', '.'],
  ['question mark', '?'],
]);

/** A word, its picture, and after that, between commas, the other words that the picture stands for. */
type Row = readonly [word: string, symbol: string, also?: string];
type Part = readonly [kind: Kind, rows: readonly Row[]];

// The order is the order on the board. The core words never move, so that hands can learn them.
const pages: Readonly<Record<PageId, readonly Part[]>> = {
  core: [
    [
      'who',
      [
        ['I', 'user', 'me, myself'],
        ['you', 'users', 'yourself'],
        ['we', 'users-round', 'us, ourselves'],
        ['they', ''],
        ['he', ''],
        ['she', ''],
        ['it', ''],
        ['my', '', 'mine'],
      ],
    ],
    [
      'do',
      [
        ['want', 'hand-heart', 'wish, would like'],
        ['like', 'thumbs-up', 'enjoy'],
        ['need', 'badge-exclamation-point', 'must, have to'],
        ['can', 'circle-check', 'able to, am able, is able, are able'],
        ['go', 'footprints', 'went, gone, goes, going'],
        ['come', 'log-in', 'came, arrive'],
        ['stop', 'hand', 'stopped'],
        ['help', 'hand-helping', 'assist'],
        ['have', 'hand-grab', 'has, had, got'],
        ['feel', 'heart', 'felt'],
        ['see', 'eye', 'look, saw, seen'],
        ['talk', 'message-square', 'speak, spoke, say, said, chat, tell, told'],
      ],
    ],
    [
      'how',
      [
        ['not', 'ban'],
        [
          "don't",
          'octagon-x',
          "do not, can't, cannot, won't, isn't, aren't, wasn't, weren't, doesn't, didn't, couldn't, shouldn't, wouldn't, haven't, hasn't",
        ],
        ['more', 'plus', 'another'],
        ['finished', 'flag', 'finish, done, all done'],
        ['good', 'star', 'great, nice, wonderful, lovely'],
        ['bad', 'thumbs-down', 'awful, terrible'],
        ['very', 'chevrons-up', 'really, so much'],
        ['again', 'repeat'],
      ],
    ],
    [
      'thing',
      [
        ['this', 'pointer'],
        ['that', ''],
        ['here', 'map-pin'],
        ['now', 'clock', 'right now'],
      ],
    ],
    [
      'say',
      [
        ['yes', 'check', 'yeah, yep'],
        ['no', 'x', 'nope'],
        ['please', ''],
        ['thank you', 'heart-handshake', 'thanks, ta, thank you very much'],
        ['and', 'ampersand'],
        ['to', 'arrow-right'],
        ['with', ''],
        ['what', 'circle-question-mark'],
      ],
    ],
  ],
  feelings: [
    [
      'how',
      [
        ['happy', 'face-slightly-smiling', 'glad, cheerful, pleased'],
        ['sad', 'face-slightly-frowning', 'unhappy, upset'],
        ['so-so', 'face-neutral', 'alright, fine'],
        ['tired', 'moon', 'sleepy, exhausted, worn out'],
        ['angry', 'face-angry', 'mad, cross'],
        ['frustrated', 'face-expressionless', 'annoyed, fed up'],
        ['worried', 'cloud-rain', 'anxious, nervous, worry'],
        ['scared', 'ghost', 'afraid, frightened'],
        ['calm', 'leaf', 'relaxed, peaceful'],
        ['excited', 'party-popper'],
        ['proud', 'trophy'],
        ['loved', 'heart'],
        ['funny', 'face-grinning', 'laugh'],
        ['hopeful', 'rainbow', 'hope'],
        ['safe', 'shield-check'],
        ['hungry', 'utensils'],
        ['thirsty', 'glass-water'],
        ['hot', 'thermometer-sun', 'warm'],
        ['cold', 'thermometer-snowflake', 'freezing'],
        ['too loud', 'ear-off', 'noisy'],
        ['too bright', 'sun'],
        ['bored', ''],
        ['lonely', '', 'alone'],
        ['confused', 'shuffle', 'mixed up'],
      ],
    ],
  ],
  people: [
    [
      'who',
      [
        ['me', ''],
        ['your', '', 'yours'],
        ['him', ''],
        ['her', ''],
        ['Mum', '', 'mother'],
        ['Dad', '', 'father'],
        ['family', 'house-heart'],
        ['friend', 'handshake', 'mate'],
        ['partner', '', 'husband, wife'],
        ['brother', ''],
        ['sister', ''],
        ['children', '', 'child, kids'],
        ['baby', 'baby'],
        ['support worker', 'user-check', 'carer, support person'],
        ['doctor', 'stethoscope', 'GP'],
        ['teacher', 'graduation-cap'],
        ['dog', 'dog'],
        ['cat', 'cat'],
      ],
    ],
    [
      'do',
      [
        ['love', 'heart'],
        ['call', 'phone', 'ring'],
        ['ask', 'message-circle-question-mark'],
        ['listen', 'ear', 'hear, heard'],
        ['know', ''],
        ['think', 'lightbulb', 'thought, idea'],
        ['visit', 'door-open'],
      ],
    ],
  ],
  things: [
    [
      'thing',
      [
        ['phone', 'smartphone', 'mobile'],
        ['computer', 'laptop', 'laptop'],
        ['message', 'mail', 'email, letter'],
        ['picture', 'image', 'photo'],
        ['music', 'eighth-notes', 'song'],
        ['TV', 'tv', 'television'],
        ['book', 'book-open'],
        ['game', 'gamepad-2'],
        ['money', 'banknote', 'cash'],
        ['bag', 'backpack'],
        ['clothes', 'shirt', 'shirt'],
        ['shoes', 'sport-shoe', 'shoe'],
        ['glasses', 'glasses'],
        ['bed', 'bed'],
        ['gift', 'gift'],
        ['flower', 'flower'],
        ['weather', 'cloud-sun'],
      ],
    ],
    [
      'do',
      [
        ['play', 'puzzle'],
        ['read', 'book-open-text'],
        ['write', 'pencil', 'wrote, written'],
        ['watch', 'tv'],
        ['make', 'hammer', 'made, build'],
        ['give', 'gift', 'gave, given'],
        ['find', 'search', 'look for, found'],
        ['buy', 'shopping-cart', 'bought, shopping'],
        ['open', 'lock-open'],
        ['fix', 'wrench', 'repair'],
      ],
    ],
  ],
  places: [
    [
      'thing',
      [
        ['home', 'house', 'house'],
        ['school', 'school'],
        ['work', 'briefcase', 'job'],
        ['shop', 'store', 'store'],
        ['hospital', 'hospital'],
        ['park', 'trees'],
        ['beach', 'tree-palm'],
        ['pool', 'waves-ladder', 'swim, swimming'],
        ['library', 'library'],
        ['cinema', 'cinema'],
        ['city', 'building-complex', 'town'],
        ['bedroom', 'bed-double'],
        ['bathroom', 'bath'],
        ['garden', 'sprout'],
        ['online', 'globe', 'internet'],
        ['car', 'car'],
        ['bus', 'bus'],
        ['train', 'train-front'],
        ['there', ''],
      ],
    ],
    [
      'do',
      [
        ['walk', ''],
        ['travel', 'luggage', 'trip'],
        ['leave', 'log-out'],
      ],
    ],
    ['how', [['lost', 'map-pin-off']]],
  ],
  food: [
    [
      'do',
      [
        ['eat', 'utensils', 'ate, eaten'],
        ['drink', 'cup-soda', 'drank'],
        ['cook', 'cooking-pot'],
      ],
    ],
    [
      'thing',
      [
        ['breakfast', 'egg-fried'],
        ['lunch', 'sandwich', 'sandwich'],
        ['dinner', 'soup', 'soup, tea time'],
        ['water', 'glass-water'],
        ['coffee', 'coffee'],
        ['tea', ''],
        ['milk', 'milk'],
        ['juice', 'citrus'],
        ['fruit', 'apple', 'apple'],
        ['banana', 'banana'],
        ['vegetables', 'carrot', 'veggies, carrot'],
        ['meat', 'beef', 'beef'],
        ['chicken', 'drumstick'],
        ['fish', 'fish'],
        ['bread', '', 'toast'],
        ['pizza', 'pizza'],
        ['cake', 'cake-slice'],
        ['biscuit', 'cookie'],
        ['ice cream', 'ice-cream-cone'],
      ],
    ],
  ],
  questions: [
    [
      'say',
      [
        ['who', 'user-search'],
        ['where', 'map-pin-search'],
        ['when', 'calendar-search'],
        ['why', 'message-circle-question-mark'],
        ['how', ''],
        ['how much', 'circle-dollar-sign', 'price, cost'],
        ['what time', 'clock-exclamation-point'],
        ['how are you', 'message-circle-heart'],
        ['are you okay', 'heart-pulse', 'are you ok'],
        ['can you help', 'hand-helping'],
        ['question mark', 'question-mark'],
      ],
    ],
  ],
  times: [
    [
      'thing',
      [
        ['today', 'sun'],
        ['tomorrow', 'calendar-arrow-right'],
        ['yesterday', 'calendar-arrow-left'],
        ['morning', 'sunrise'],
        ['night', 'moon-star', 'tonight'],
        ['soon', 'hourglass'],
        ['later', 'clock-arrow-right'],
        ['before', 'step-back'],
        ['after', 'step-forward'],
        ['week', 'calendar-days'],
        ['weekend', ''],
        ['Monday', ''],
        ['Tuesday', ''],
        ['Wednesday', ''],
        ['Thursday', ''],
        ['Friday', ''],
        ['Saturday', ''],
        ['Sunday', ''],
        ['birthday', 'cake'],
        ['holiday', 'tent-tree'],
      ],
    ],
    [
      'do',
      [
        ['wait', 'circle-pause'],
        ['start', 'circle-play', 'begin, began'],
      ],
    ],
    [
      'how',
      [
        ['late', 'clock-exclamation-point'],
        ['never', ''],
        ['slow', 'turtle', 'slowly'],
      ],
    ],
  ],
  sayings: [
    [
      'say',
      [
        ['hello', '', 'hi, hey'],
        ['goodbye', '', 'bye'],
        ['good morning', 'sunrise'],
        ['good night', 'moon-star'],
        ['sorry', ''],
        ['okay', 'check-check', 'ok'],
        ['maybe', ''],
        ["I don't know", ''],
        ['well done', 'award', 'good job'],
        ['happy birthday', 'cake'],
        ['good luck', 'clover'],
        ['take care', 'hand-heart'],
        ['I love you', 'heart'],
        ['no worries', ''],
        ['wow', 'sparkles'],
        ['in', ''],
        ['on', ''],
        ['for', ''],
        ['but', ''],
        ['because', ''],
        ['full stop', 'dot'],
      ],
    ],
  ],
  health: [
    [
      'how',
      [
        ['sore', 'bandage', 'hurt, hurts'],
        ['unwell', 'thermometer', 'sick, ill'],
        ['dizzy', 'tornado'],
        ['better', 'trending-up'],
        ['quiet', 'volume-x'],
      ],
    ],
    [
      'do',
      [
        ['rest', 'bed-single', 'lie down'],
        ['sleep', 'bed', 'slept'],
        ['breathe', 'wind'],
        ['wash', 'shower-head', 'shower'],
      ],
    ],
    [
      'thing',
      [
        ['pain', 'zap'],
        ['medicine', 'pill', 'tablet, medication'],
        ['toilet', 'toilet', 'bathroom break'],
        ['wheelchair', 'accessibility'],
        ['hearing aid', 'ear'],
        ['captions', 'captions', 'subtitles'],
        ['Auslan', ''],
        ['lift', 'arrow-up-down', 'elevator'],
        ['ramp', 'triangle-right'],
        ['a break', 'circle-pause'],
        ['a slow day', 'turtle', 'slow day'],
        ['appointment', 'calendar-check'],
        ['ambulance', 'ambulance'],
        ['emergency', 'siren', 'danger'],
        ['NDIS', ''],
      ],
    ],
  ],
};

/** Every word of the board, core words first. */
export const boardWords: readonly BoardWord[] = Object.entries(pages).flatMap(([page, parts]) =>
  parts.flatMap(([kind, rows]) =>
    rows.map(([word, symbol, also]) => ({
      word,
      symbol,
      kind,
      page: page as PageId,
      also: also?.split(', ') ?? [],
    })),
  ),
);

export const wordsOnPage = (page: PageId): readonly BoardWord[] => boardWords.filter((one) => one.page === page);

/** The pages beside the core words, in their order. */
export const boardPages: readonly { readonly id: Exclude<PageId, 'core'>; readonly label: string }[] = [
  { id: 'feelings', label: 'Feelings' },
  { id: 'people', label: 'People' },
  { id: 'things', label: 'Things' },
  { id: 'places', label: 'Places' },
  { id: 'food', label: 'Food' },
  { id: 'questions', label: 'Questions' },
  { id: 'times', label: 'Times' },
  { id: 'sayings', label: 'Little sayings' },
  { id: 'health', label: 'Health and access' },
];

export const kinds: readonly { readonly id: Kind; readonly label: string }[] = [
  { id: 'who', label: 'Who' },
  { id: 'do', label: 'Doing' },
  { id: 'how', label: 'How it is' },
  { id: 'thing', label: 'Things and times' },
  { id: 'say', label: 'Little sayings' },
];
