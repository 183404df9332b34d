/** The key that presses a button, for the eye: screen readers hear the button. */
export function Key({ name }: { name: string | number }) {
  return (
    <span aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
