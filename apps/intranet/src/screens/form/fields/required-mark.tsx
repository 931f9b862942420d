import "./required-mark.css";

/** Says of a field, behind its label, that it has to be filled. */
export function RequiredMark() {
  return (
    <span className="required">
      <span aria-hidden="true"> *</span>
      <span className="only-read"> (필수)</span>
    </span>
  );
}
