export const HELP_ID = 'hjaelp';
