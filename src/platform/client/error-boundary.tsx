import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { ScreenNotArrived } from './loadable-page.ts';

interface ErrorBoundaryProps {
  /** When this value changes (it is the path), the boundary shows its children again. */
  resetKey: string;
  /** Shown instead of the children; by default a message that fills the screen. */
  instead?: ReactNode;
  children: ReactNode;
}

/** When one screen fails, the rest of the app goes on, and the person reads a kind message. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null; resetKey: string }> {
  override state = { error: null as Error | null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const isOnItsWay = this.state.error instanceof ScreenNotArrived;
    const loadAgain = () => {
      // Without a connection the browser would put a page of its own in the place of all this.
      if (isOnItsWay && !navigator.onLine) this.setState({ error: null });
      else window.location.reload();
    };
    return (
      <MainContent className="mx-auto max-w-lg px-4 py-16">
        <Card role="alert" className="text-center">
          <h1 className="text-3xl">
            {isOnItsWay ? 'This screen has not arrived' : 'The lamp went out for a moment'}
          </h1>
          <p className="mt-3 text-ink-soft">
            {isOnItsWay
              ? 'Please look at your connection and try again. What you have saved is safe.'
              : 'Something on this screen failed. What you have saved is safe. Loading the page again usually helps.'}
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button onClick={loadAgain}>{isOnItsWay ? 'Try again' : 'Load again'}</Button>
            <Button variant="secondary" onClick={() => window.location.assign('/')}>
              Go home
            </Button>
          </div>
        </Card>
      </MainContent>
    );
  }
}
