import { Component, type ReactNode, Suspense } from "react";
import { NotLoaded } from "../controls/later";
import { useEditor } from "./editor-context";

/** How long after each failure in a row a part is tried again by itself (ms). */
export type Patience = (failures: number) => number | null;

/** What fails as long after the last failure (ms) begins to be counted anew. */
const FORGOTTEN = 10_000;

interface BoundaryProps {
  readonly patience: Patience;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/**
 * Keeps what fails within from taking anything else along. What foreign hands have done to the page (translations,
 * extensions) is gone when a part is drawn anew, so it is tried again at once, without a word.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false };
  #failures = 0;
  #failedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(): void {
    if (performance.now() - this.#failedAt > FORGOTTEN) this.#failures = 0;
    this.#failedAt = performance.now();
    const wait = this.props.patience(this.#failures++);
    clearTimeout(this.#timer);
    if (wait === 0) this.retry();
    else if (wait !== null) this.#timer = setTimeout(this.retry, wait);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.#timer);
  }

  readonly retry = (): void => {
    const { error } = this.state;
    if (error instanceof NotLoaded) error.again();
    this.setState({ error: null, hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}

interface PartProps {
  /** What the person knows it by. */
  readonly name: string;
  /** Takes it away, where it was asked for. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A panel, a picture, a dialog: when it fails, or can't be loaded, that is told in its place and all else goes on. */
export function Part({ name, onClose, children }: PartProps) {
  return (
    <Boundary
      patience={once}
      fallback={(error, retry) => <Failure name={name} error={error} onRetry={retry} onClose={onClose} />}
    >
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

/** At once the first time; then when the person says so. */
const once: Patience = (failures) => (failures === 0 ? 0 : null);

function Failure(props: Pick<PartProps, "name" | "onClose"> & { error: unknown; onRetry: () => void }) {
  const { name, onClose, error, onRetry } = props;
  const words = useEditor().dictionary.failure;
  return (
    <div className="toulmin-failure" role="alert">
      <p>{error instanceof NotLoaded ? words.notLoaded(name) : words.part(name)}</p>
      <button type="button" className="toulmin-button toulmin-button-small" onClick={onRetry}>
        {words.retry}
      </button>
      {onClose && (
        <button type="button" className="toulmin-button toulmin-button-small" onClick={onClose}>
          {words.close}
        </button>
      )}
    </div>
  );
}
