import type { CallOutput } from '#contract/define-endpoint.ts';
import { isolated } from '#ui/isolated.ts';
import type { getAudiences, PrayerRequest } from '../prayer.contract.ts';
import type { Audience, AudienceKind } from '../prayer.rules.ts';

export type AudienceChoice = CallOutput<typeof getAudiences>['options'][number];

const titles: Record<AudienceKind, string> = {
  'only-me': 'Only me',
  group: 'My group',
  circle: 'My circle',
  everyone: 'Everyone here',
};

/** '14 people', 'one person', 'more than 1,000 people'. */
function peopleInWords({ people, isMore }: Pick<AudienceChoice, 'people' | 'isMore'>): string {
  if (people === 1) return 'one person';
  return `${isMore ? 'more than ' : ''}${people.toLocaleString('en-US')} people`;
}

/**
 * The same of whoever will see a request. Of everyone here it is about as many: whom a block parts from its author is counted, and sees
 * it only without a name. In a group, where they are not counted, that is one more then.
 */
export function peopleWhoSee(choice: AudienceChoice, isAnonymous: boolean): string {
  const { kind } = choice.audience;
  const isAbout = !choice.isMore && (kind === 'everyone' || (kind === 'group' && isAnonymous));
  return `${isAbout ? 'about ' : ''}${peopleInWords(choice)}`;
}

/** What a tile says. */
export function audienceTexts(choice: AudienceChoice): { title: string; hint: string } {
  const { kind } = choice.audience;
  const title = choice.name ?? titles[kind];
  if (kind === 'only-me') return { title, hint: 'Nobody else' };
  if (choice.people === 0) return { title, hint: 'Nobody yet' };
  const words = peopleWhoSee(choice, false);
  return { title, hint: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** The verb on the button that asks. */
export function askLabel({ audience: { kind } }: Pick<AudienceChoice, 'audience'>): string {
  return {
    'only-me': 'Keep for myself',
    group: 'Ask my group',
    circle: 'Ask my circle',
    everyone: 'Ask everyone here',
  }[kind];
}

/** 'Your circle sees this' */
function whoSees(audience: Audience, groupName: string | null): string {
  return {
    'only-me': 'Only you see this',
    // A group that is gone, or that its author has left, sees it no more.
    group: groupName === null ? 'Only you see this' : `${isolated(groupName)} sees this`,
    circle: 'Your circle sees this',
    everyone: 'Everyone here sees this',
  }[audience.kind];
}

/** The same of a request of mine as it stands: while it rests, is held or was hidden, others do not see it. */
export function whoSeesNow({
  audience,
  groupName,
  state,
  own,
}: Pick<PrayerRequest, 'audience' | 'groupName' | 'state' | 'own'>): {
  kind: AudienceKind;
  words: string;
} {
  if (own?.hidden) return { kind: 'only-me', words: 'You and moderators see this' };
  const now: Audience = audience === null || state === 'resting' ? { kind: 'only-me', id: null } : audience;
  return { kind: now.kind, words: whoSees(now, groupName) };
}

/** Beside the name of whoever asks: how a request came to me. */
export function howItCame({
  audience,
  groupName,
}: Pick<PrayerRequest, 'audience' | 'groupName'>): string | null {
  if (audience === null) return null;
  if (audience.kind === 'group') return groupName && isolated(groupName);
  return audience.kind === 'circle' ? 'Your circle' : null;
}

export function sameAudience(one: Audience, other: Audience): boolean {
  return one.kind === other.kind && one.id === other.id;
}
