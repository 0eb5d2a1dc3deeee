import { MessagePage } from '../shell/message-page.tsx';
import { missingText } from '#text/missing.ts';

/** The frame offers all sports (SPORT-07, O-116). */
export const MissingPage = () => <MessagePage title={missingText.title} text={missingText.text} />;
