import { Component, type ComponentType, type ReactNode } from 'react';
import { type Page, PageContext } from '../page/page-context.ts';
import type { PageContent } from './pages.ts';
import { Shell } from '../shell/shell.tsx';
import { FailedPage } from '../shell/message-page.tsx';

/** A page in its frame, on the server and in the browser. `View` is the component of its kind. */
export function App<Props extends object>({
  page,
  content,
  View,
}: {
  page: Page;
  content: PageContent & { props: Props };
  View: ComponentType<Props>;
}) {
  return (
    <PageContext value={page}>
      <Shell sportId={page.sportId} isList={content.kind === 'table'}>
        <FailureBoundary>
          <View {...content.props} />
        </FailureBoundary>
      </Shell>
    </PageContext>
  );
}

export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
