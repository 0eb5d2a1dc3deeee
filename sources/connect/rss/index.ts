export { FeedFollower, type FeedPorts } from './follow.ts';
export { type Article, type FeedSubject } from './read.ts';
