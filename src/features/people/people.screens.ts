import type { FeatureScreens } from '#contract/define-screen.ts';

/** This feature has no screen of its own, but every screen shows who is signed in. */
export const peopleScreens: FeatureScreens = { everywhere: ['/api/auth/user'] };
