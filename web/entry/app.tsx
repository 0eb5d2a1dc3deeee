import { Component, type ComponentType, type ReactNode } from 'react';
import { type Page, PageContext } from '../page/page-context.ts';
import type { Place } from './pages.ts';
import { Shell } from '../shell/shell.tsx';
import { FailedPage } from '../shell/message-page.tsx';

/** A page in its frame, on the server and in the browser. `View` is the component of the place's kind. */
export function App<Props extends object>({
  page,
  place,
  View,
}: {
  page: Page;
  place: Place & { props: Props };
  View: ComponentType<Props>;
}) {
  return (
    <PageContext value={page}>
      <Shell sportId={page.sportId} isList={place.page === 'table'}>
        <FailureBoundary>
          <View {...place.props} />
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
