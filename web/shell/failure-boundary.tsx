import { Component, type ReactNode } from 'react';
import { FailedPage } from './message-page.tsx';

export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
