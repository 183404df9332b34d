import { Component, type ReactNode } from 'react';
import { useStrings } from './context';

/** Stands in for a page that failed, so that a player is never left with an empty screen. */
export class Crash extends Component<{ children: ReactNode }, { error: string | null }> {
  override state: { error: string | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.error === null ? this.props.children : <Crashed message={this.state.error} />;
  }
}

function Crashed({ message }: { message: string }) {
  const s = useStrings();
  return (
    <main className="crash">
      <h1>{s.notices.crash}</h1>
      <p>{s.notices.crashHint}</p>
      <pre>{message}</pre>
      <button type="button" className="btn solid" onClick={() => window.location.reload()}>
        {s.notices.reload}
      </button>
      <a className="btn" href="#/">
        {s.menu.home}
      </a>
    </main>
  );
}
