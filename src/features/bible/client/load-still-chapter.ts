/** A chapter to be read and nothing else, in a chunk of its own: `StillChapter`. */
export const loadStillChapter = () => import('./components/still-chapter.tsx');
