/** Whether a menu is open as soon as it is there, and how somebody has asked for it: by a key, its first entry has the focus. */
export type OpenedAtFirst = false | 'by-hand' | 'by-key';
