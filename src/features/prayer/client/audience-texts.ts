import type { CallOutput } from '#contract/define-endpoint.ts';
import type { getAudiences, PrayerRequest } from '../prayer.contract.ts';
import type { Audience, AudienceKind } from '../prayer.rules.ts';

export type AudienceChoice = CallOutput<typeof getAudiences>['options'][number];

const titles: Record<AudienceKind, string> = {
  'only-me': 'Only me',
  circle: 'My circle',
  everyone: 'Everyone here',
};

/** '14 people', 'one person', 'more than 1,000 people'. */
export function peopleInWords({ people, isMore }: Pick<AudienceChoice, 'people' | 'isMore'>): string {
  if (people === 1) return 'one person';
  return `${isMore ? 'more than ' : ''}${people.toLocaleString('en-US')} people`;
}

/** What a tile says. */
export function audienceTexts(choice: AudienceChoice): { title: string; hint: string } {
  const { kind } = choice.audience;
  const title = titles[kind];
  if (kind === 'only-me') return { title, hint: 'Nobody else' };
  if (choice.people === 0) return { title, hint: 'Nobody yet' };
  const words = peopleInWords(choice);
  return { title, hint: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** The verb on the button that asks. */
export function askLabel(kind: AudienceKind): string {
  return { 'only-me': 'Keep for myself', circle: 'Ask my circle', everyone: 'Ask everyone here' }[kind];
}

/** 'Your circle sees this' */
function whoSees(audience: Audience): string {
  return {
    'only-me': 'Only you see this',
    circle: 'Your circle sees this',
    everyone: 'Everyone here sees this',
  }[audience.kind];
}

/** The same of a request of mine as it stands: while it rests, is held or was hidden, others do not see it. */
export function whoSeesNow({ audience, state, own }: Pick<PrayerRequest, 'audience' | 'state' | 'own'>): {
  kind: AudienceKind;
  words: string;
} {
  if (own?.hidden) return { kind: 'only-me', words: 'You and moderators see this' };
  const now: Audience = audience === null || state === 'resting' ? { kind: 'only-me', id: null } : audience;
  return { kind: now.kind, words: whoSees(now) };
}

/** Beside the name of whoever asks: how a request came to me. */
export function howItCame(audience: Audience | null): string | null {
  if (audience === null) return null;
  return audience.kind === 'circle' ? 'Your circle' : null;
}

export function sameAudience(one: Audience, other: Audience): boolean {
  return one.kind === other.kind && one.id === other.id;
}
