import { Component, type ReactNode } from 'react';

/** Takes windows away that could not be drawn: the page under them stays. */
export class WindowBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
