/** The page that answers a failed navigation below each path, the longest path first. */
export const OFFLINE_PAGES = [['/', '/_offline/']] as const;
