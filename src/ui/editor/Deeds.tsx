import { cards } from '@/catalogue';
import { effectNumbers } from '@/catalogue/numbers';
import { type CountedUse, countedUses, isFaceUp, isUsedAt, type PlacedCard } from '@/engine';
import { DEEDS } from '@/engine/terms';
import { type CardChange, did, noteUses, usesOf } from '@/store/editor';
import { useLang } from '../app/context';
import { circled } from '../app/marks';
import { Stepper, Toggle } from './controls';
import { editorStore, useEdited } from './kept';
import { EDITOR_WORDS } from './words';

const MOST_ATTACKS = 9;

/** What a card did this turn, and which of its limited effects were used. */
export function Deeds({ card, p, set }: { card: number; p: PlacedCard; set(fields: CardChange): void }) {
  const words = EDITOR_WORDS[useLang()];
  const { apply } = editorStore.getState();
  const { attacks = 0 } = p;
  const fights = p.place === 'monsterZone';
  const uses = countedUses(cards.get(p.def)).filter(({ by, effects }) =>
    by === 'name'
      ? true
      : p.place !== 'attached' && isUsedAt(p, effects[0]!, cards) && (p.index === undefined || isFaceUp(p)),
  );
  if (!fights && uses.length === 0) return null;
  return (
    <section className="ed-deeds" aria-label={words.happened}>
      <h3>{words.happened}</h3>
      <div className="ed-toggles">
        {fights && (
          <Toggle on={attacks > 0} onChange={(on) => set({ attacks: on ? 1 : null })}>
            {words.attacked}
          </Toggle>
        )}
        {fights &&
          DEEDS.map((deed) => (
            <Toggle
              key={deed}
              on={p.did?.includes(deed) ?? false}
              onChange={(on) => apply((edited) => did(edited, card, deed, on))}
            >
              {words.deeds[deed]}
            </Toggle>
          ))}
        {uses
          .filter(({ most }) => most === 1)
          .map((use) => (
            <Used key={use.key} card={card} use={use} />
          ))}
      </div>
      {attacks > 0 && (
        <Stepper
          label={words.attacks}
          value={attacks}
          min={1}
          max={MOST_ATTACKS}
          onChange={(n) => set({ attacks: n })}
        />
      )}
      {uses
        .filter(({ most }) => most > 1)
        .map((use) => (
          <UsedTimes key={use.key} card={card} use={use} />
        ))}
    </section>
  );
}

/** "Used ① ② (by name)". */
function useUseLabel(def: number, { by, effects, key, perDuel }: CountedUse): string {
  const words = EDITOR_WORDS[useLang()];
  const numbers = effectNumbers(cards.get(def).def);
  const which = [...new Set(effects.map((index) => numbers[index] ?? 0))].filter((n) => n > 0);
  const what = key.endsWith(':activation') ? words.activated : words.used(which.map(circled).join(''));
  return `${what} (${[words.usedBy[by], perDuel ? words.perDuel : ''].filter((text) => text !== '').join(', ')})`;
}

interface UseProps {
  card: number;
  use: CountedUse;
}

function Used({ card, use }: UseProps) {
  const setup = useEdited((state) => state.setup);
  const label = useUseLabel(setup.cards[card]!.def, use);
  return (
    <Toggle
      on={usesOf(setup, card, use) > 0}
      onChange={(on) => editorStore.getState().apply((edited) => noteUses(edited, card, use, on ? 1 : 0))}
    >
      {label}
    </Toggle>
  );
}

function UsedTimes({ card, use }: UseProps) {
  const setup = useEdited((state) => state.setup);
  const label = useUseLabel(setup.cards[card]!.def, use);
  return (
    <Stepper
      label={label}
      value={usesOf(setup, card, use)}
      min={0}
      max={use.most}
      onChange={(n) => editorStore.getState().apply((edited) => noteUses(edited, card, use, n))}
    />
  );
}
