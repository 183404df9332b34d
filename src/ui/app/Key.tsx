import { useSettings } from './context';

/** The key that presses a button, for the eye: screen readers hear the button. */
export function Key({ name }: { name: string | number }) {
  const single = useSettings((settings) => settings.singleKeys);
  if (!single && typeof name === 'number') return null;
  return (
    <span aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
