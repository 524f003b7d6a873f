/** A chapter to be read without a connection, in a chunk of its own: `StillChapter`. */
export const loadStillChapter = () => import('./components/still-chapter.tsx');
