import { endByLink } from '#contract/secret-address.ts';

/** POST /api/letters/events/stop?token=… */
export const stopGatheringLetters = endByLink({
  path: '/api/letters/events/stop',
  summary: 'Ends letters before what I come to, by the link in one of them: no sign-in is needed.',
});
