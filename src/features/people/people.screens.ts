import type { FeatureScreens } from '#contract/define-screen.ts';

/** No screen of its own, but every screen says who is here. */
export const peopleScreens: FeatureScreens = { everywhere: ['/api/auth/user'] };
