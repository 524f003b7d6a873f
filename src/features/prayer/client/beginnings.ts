import type { Audience } from '../prayer.rules.ts';

/** What somebody may begin with who is alone here: the composer opens with its question, for them alone. */
export const BEGINNINGS = {
  family: { label: 'Someone in my family', question: 'Who in your family is on your heart?' },
  'hard-to-love': { label: 'Someone I find hard to love', question: 'What do you wish them, before God?' },
  thanks: { label: 'Something I am thankful for', question: 'What are you thankful for?' },
} as const;

/** What an address asks to begin with ('?begin=family'); null for none. */
export function askedBeginning(search: string): { question: string } | null {
  const asked = new URLSearchParams(search).get('begin');
  if (asked === null) return null;
  const known: Readonly<Record<string, { question: string }>> = BEGINNINGS;
  return known[asked] ?? { question: 'What shall we pray for?' };
}

/** The group that an address asks to ask ('?group=ID'); null for none. Whether it can be asked, the server says. */
export function groupIn(search: string): Audience | null {
  const id = new URLSearchParams(search).get('group');
  return id === null ? null : { kind: 'group', id };
}
