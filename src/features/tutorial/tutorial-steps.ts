export interface TutorialStep {
  id: string;
  title: string;
  description: string;
  /** The part of the home screen that the step is about; `hintWord` says what the hint calls it. */
  highlight: string | null;
  /** Where the home screen shows that part: its `data-tutorial`. */
  target: string | null;
  /** How the step's picture comes in: a name in tutorial.css. */
  entrance: string;
  durationMs: number;
}

/** The eight steps with their order, highlight keys and durations (docs/product.md, Tutorial). */
export const tutorialSteps = [
  {
    id: 'welcome',
    title: 'Welcome to Lampstand',
    description:
      'A quiet place to read, write and pray. Here is a short look around. Leave it whenever you like.',
    highlight: null,
    target: null,
    entrance: 'dawn',
    durationMs: 3000,
  },
  {
    id: 'xp-system',
    title: 'Your light grows',
    description:
      'Reading and journaling earn XP. It fills the beam of light under your name, and your lamp’s flame grows with each level.',
    highlight: 'currentXP',
    target: 'xp',
    entrance: 'kindle',
    durationMs: 4000,
  },
  {
    id: 'avatar',
    title: 'Someone like you',
    description: 'Choose a figure, its colours and what it wears. More outfits open as you go.',
    highlight: 'avatar',
    target: 'avatar',
    entrance: 'walk',
    durationMs: 3500,
  },
  {
    id: 'chests',
    title: 'Chests worth opening',
    description:
      'Inside are pictures for your screen, and every chest tells you which. Opening one costs nothing: your XP stays yours.',
    highlight: 'chests',
    target: 'chests',
    entrance: 'settle',
    durationMs: 4000,
  },
  {
    id: 'community',
    title: 'Walk with others',
    description:
      'Study groups and friendly debates, with people who look out for one another. Come as you are.',
    highlight: 'community',
    target: 'community',
    entrance: 'gather',
    durationMs: 4500,
  },
  {
    id: 'journaling',
    title: 'A journal of your own',
    description: 'A few honest lines are enough. Nobody but you can read them.',
    highlight: 'journal',
    target: 'journal',
    entrance: 'write',
    durationMs: 3500,
  },
  {
    id: 'prayer',
    title: 'Prayer, given and received',
    description: 'Share what weighs on you, and hold what others carry before God.',
    highlight: 'prayer',
    target: 'prayer',
    entrance: 'lift',
    durationMs: 4000,
  },
  {
    id: 'events',
    title: 'Times to gather',
    description: 'See what is coming up and join what fits your week. Rest is part of it, too.',
    highlight: 'events',
    // Events are a part of the community.
    target: 'community',
    entrance: 'ring',
    durationMs: 3500,
  },
] as const satisfies readonly TutorialStep[];

export type TutorialStepId = (typeof tutorialSteps)[number]['id'];

/** What the hint calls a step's part: its key, except for the one that is no word. */
export function hintWord(highlight: string): string {
  return highlight === 'currentXP' ? 'XP' : highlight;
}
