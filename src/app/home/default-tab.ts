/** The tab of the plain '/': it comes with the home screen, and the server renders it. */
export const DEFAULT_TAB = 'chests';
