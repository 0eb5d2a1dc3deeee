import type { ComponentType } from 'react';
import { type Page, PageContext } from '../page/page-context.ts';
import type { EmbedContent } from './content.ts';
import { EmbedFrame } from './frame.tsx';

/** An embed in its frame, on the server and in the browser. `View` is the component of its kind. */
export const EmbedApp = ({
  page,
  content: { props },
  View,
}: {
  page: Page;
  content: EmbedContent;
  View: ComponentType<object>;
}) => (
  <PageContext value={page}>
    <EmbedFrame href={props.href}>
      <View {...props} />
    </EmbedFrame>
  </PageContext>
);
