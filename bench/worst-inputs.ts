import type { Endpoint } from '#contract/define-endpoint.ts';
import { PAGE } from '#contract/paging.ts';
import { SEARCH_LIMITS } from '#features/bible/bible.rules.ts';
import { JOURNAL_LIMITS } from '#features/journal/journal.rules.ts';
import { PRAYER_LIMITS } from '#features/prayer/prayer.rules.ts';
import type { HeavyPeople } from './heavy-people.ts';
import { worstInputsOfDebates } from './worst-inputs-of-debates.ts';
import { worstInputsOfGroups } from './worst-inputs-of-groups.ts';

/** What is sent for one call. */
export interface Sent {
  method: string;
  path: string;
  cookie?: string;
  body?: string;
}

/** A million bytes is what any body may have (`bodyLimit`). */
const LARGEST_BODY = 1024 * 1024 - 100;
/** The longest query that Node takes with its other headers. */
const LONGEST_QUERY = 12_000;

/** What folding once made four characters of, and UTF-8 three bytes. */
const WIDE = '⁗';
/** 50,000 characters, of which hardly three follow each other twice. */
const VARIED = Array.from({ length: JOURNAL_LIMITS.content }, (_, i) =>
  String.fromCharCode(0x4e00 + ((i * 7919 + (i >> 3) * 104_729) % 20_000)),
).join('');

/** A name whose every character is compared with many others. */
const WIDE_NAME = 'ﬃ'.repeat(40);

const entryOf = (content: string) => JSON.stringify({ content, writingTimeMinutes: 1 });

/**
 * The most that each call accepts, by people who have the most; several for a call where it is not clear which is worst. A
 * call that is not listed gets the largest body and the longest query that reach it, which it refuses.
 */
export function worstInputs(people: HeavyPeople): Record<string, readonly Partial<Sent>[]> {
  const { long, many, favorites, community, requestId } = people;
  const page = (path: string) => [{ cookie: community, path: `${path}?limit=${PAGE.maxLimit}` }];
  const searches = (cookie: string, words: readonly string[]) =>
    words.map((q) => ({
      cookie,
      path: `/api/journal/entries?limit=${PAGE.maxLimit}&q=${encodeURIComponent(q)}`,
    }));
  const bible = (q: string) => ({
    cookie: many,
    path: `/api/bible/search?limit=${SEARCH_LIMITS.maxPage}&q=${encodeURIComponent(q)}`,
  });
  const needles = [
    `${WIDE.repeat(JOURNAL_LIMITS.search - 1)}x`,
    WIDE.repeat(JOURNAL_LIMITS.search),
    'the',
    'zq',
    'lamp kitchen warm nowhere',
    Array.from({ length: JOURNAL_LIMITS.searchWords }, () => `${WIDE.repeat(8)}x`).join(' '),
  ];
  return {
    'GET /api/journal/entries': [
      { cookie: long, path: `/api/journal/entries?limit=${PAGE.maxLimit}` },
      { cookie: many, path: `/api/journal/entries?limit=${PAGE.maxLimit}` },
      ...searches(long, needles),
      ...searches(many, needles),
    ],
    'POST /api/journal/entries': [
      { cookie: long, body: entryOf(WIDE.repeat(JOURNAL_LIMITS.content)) },
      { cookie: long, body: entryOf(VARIED) },
      { cookie: many, body: entryOf(VARIED.slice(0, 10_000)) },
    ],
    'PATCH /api/journal/entries/:entryId': [
      {
        cookie: long,
        path: `/api/journal/entries/${people.entryId}`,
        body: JSON.stringify({ content: VARIED }),
      },
      {
        cookie: long,
        path: `/api/journal/entries/${people.entryId}`,
        body: JSON.stringify({ content: VARIED.slice(0, 10_000) }),
      },
    ],
    'GET /api/journal/on-this-day': [{ cookie: long }, { cookie: many }],
    'GET /api/bible/favorites': [{ cookie: favorites }],
    'GET /api/bible/highlights': [
      `/api/bible/highlights?limit=${PAGE.maxLimit}`,
      '/api/bible/highlights?color=green',
      '/api/bible/highlights?bookId=PSA',
    ].map((path) => ({ cookie: favorites, path })),
    'GET /api/bible/notes': [
      `/api/bible/notes?limit=${PAGE.maxLimit}`,
      `/api/bible/notes?q=${encodeURIComponent('a b c d e f g h i j')}`,
      `/api/bible/notes?q=${encodeURIComponent(`${WIDE.repeat(99)}x`)}`,
    ].map((path) => ({ cookie: favorites, path })),
    'GET /api/bible/books/:bookId/chapters/:chapter/annotations': [
      { cookie: favorites, path: '/api/bible/books/GEN/chapters/1/annotations' },
      { cookie: favorites, path: '/api/bible/books/PSA/chapters/119/annotations' },
    ],
    'GET /api/bible/annotations/export': ['json', 'markdown'].map((format) => ({
      cookie: favorites,
      path: `/api/bible/annotations/export?format=${format}`,
    })),
    'PUT /api/bible/highlights': [
      {
        cookie: favorites,
        body: JSON.stringify({
          verseIds: Array.from({ length: 176 }, (_, i) => `PSA.119.${i + 1}`),
          color: 'green',
        }),
      },
    ],
    'GET /api/bible/chapters-read': [{ cookie: favorites }],
    'GET /api/bible/books/:bookId/chapters/:chapter': [
      { cookie: many, path: '/api/bible/books/PSA/chapters/119' },
    ],
    'GET /api/bible/search': [
      bible('the'),
      bible('"and the"'),
      bible('a e i o u the and of to in that he'),
      bible('the '.repeat(SEARCH_LIMITS.text / 4).trim()),
      bible('x'.repeat(SEARCH_LIMITS.text)),
      bible('the and'),
      bible('th'),
      bible('do not will not can not be afraid of them zzz'),
      bible('Nebuchadnezzarish Methuselahian Arphaxadites'),
      { cookie: many, path: '/api/bible/search?q=the&offset=30000&limit=100' },
    ],
    'GET /api/prayer/overview': [{ cookie: community }],
    'GET /api/prayer/waiting': page('/api/prayer/waiting'),
    'GET /api/prayer/requests': page('/api/prayer/requests'),
    'GET /api/prayer/answered': page('/api/prayer/answered'),
    'GET /api/prayer/list': [{ cookie: community }],
    'GET /api/prayer/audiences': [{ cookie: community }],
    'GET /api/prayer/requests/:requestId': [{ cookie: community, path: `/api/prayer/requests/${requestId}` }],
    'GET /api/prayer/requests/:requestId/encouragements': page(
      `/api/prayer/requests/${requestId}/encouragements`,
    ),
    'POST /api/prayer/requests': [WIDE, 'a\u0301'].map((each) => ({
      cookie: community,
      body: JSON.stringify({
        text: each.repeat(PRAYER_LIMITS.request).slice(0, PRAYER_LIMITS.request),
        audience: { kind: 'only-me', id: null },
        isAnonymous: false,
      }),
    })),
    'PUT /api/prayer/items/order': [
      {
        cookie: community,
        body: JSON.stringify({
          folderId: null,
          itemIds: Array.from({ length: PRAYER_LIMITS.items }, (_, i) => `item${i}`),
        }),
      },
    ],
    'PATCH /api/people/me': [
      { cookie: community, body: JSON.stringify({ chosenName: WIDE_NAME, shownAs: 'chosen' }) },
    ],
    'GET /api/circle': page('/api/circle'),
    'GET /api/people/blocked': page('/api/people/blocked'),
    'GET /api/notifications': page('/api/notifications'),
    'GET /api/notifications/unread': [{ cookie: community }],
    'GET /api/files': [{ cookie: favorites, path: `/api/files?limit=${PAGE.maxLimit}` }],
    'GET /api/files/usage': [{ cookie: favorites }],
    'GET /api/user/sessions': [{ cookie: favorites }],
    ...worstInputsOfGroups(people),
    ...worstInputsOfDebates(people),
    'GET /api/user/export': [long, many, favorites, people.inGroups].map((cookie) => ({ cookie })),
    'POST /api/user/deletion': people.leaving.map((cookie) => ({
      cookie,
      body: JSON.stringify({ password: people.password }),
    })),
    'POST /s3/multipart/:uploadId/complete': [
      {
        cookie: many,
        path: '/s3/multipart/x/complete?key=x',
        body: JSON.stringify({
          parts: Array.from({ length: 10_000 }, (_, i) => ({
            PartNumber: i + 1,
            ETag: `"${'0'.repeat(64)}"`,
          })),
        }),
      },
    ],
  };
}

/** What reaches a call in any case. */
export function largestOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, cookie: string): Sent[] {
  const address = path.replace(/:\w+/g, 'x'.repeat(200));
  if (method === 'GET')
    return [
      { method, path: address, cookie },
      { method, path: `${address}?q=${'x'.repeat(LONGEST_QUERY)}`, cookie },
    ];
  return [
    `{"a":"${WIDE.repeat(LARGEST_BODY / 3)}"}`,
    `{"a":${'['.repeat(LARGEST_BODY / 2 - 5)}${']'.repeat(LARGEST_BODY / 2 - 5)}}`,
    `{${Array.from({ length: LARGEST_BODY / 12 }, (_, i) => `"${i}":0`).join(',')}}`,
  ].map((body) => ({ method, path: address, cookie, body }));
}
