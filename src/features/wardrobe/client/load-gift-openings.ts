/** What opens gifts, with its dialogs and its light. Fetch it ahead (`useChunkAhead`) where something is likely to be opened. */
export const loadGiftOpenings = () => import('./components/gift-openings.tsx');
