import { Plus, X } from 'lucide-react';
import { cards } from '@/catalogue';
import { equipTargets } from '@/engine';
import { type CardChange, change, materialsOf, ownerOf, remove } from '@/store/editor';
import { useLang } from '../app/context';
import { SeatMark } from '../app/marks';
import { CardFace } from '../card/CardFace';
import { Line } from './controls';
import { editorStore, useEdited } from './kept';
import { namesFor, placeText, spotOfCard } from './model';
import { faceFor, nameOf } from './palette';
import { EDITOR_WORDS } from './words';

/** Xyz Materials of a monster: each with its owner, one more, one less. */
export function Materials({ holder, onAdd }: { holder: number; onAdd(): void }) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const apply = editorStore.getState().apply;
  return (
    <Line label={words.materials}>
      <ul className="ed-materials" aria-label={words.materials}>
        {materialsOf(setup, holder).map((at) => {
          const p = setup.cards[at]!;
          const name = nameOf(p.def, lang);
          const owner = ownerOf(p);
          return (
            <li key={at}>
              <CardFace face={faceFor(p.def)} size="s" lang={lang} />
              <span>{name}</span>
              <button
                type="button"
                className="icon-btn"
                aria-label={`${words.materialOwner(name)}: ${names.seat(owner)}`}
                onClick={() => apply((edited) => change(edited, at, { owner: owner === 0 ? 1 : 0 }))}
              >
                <SeatMark seat={owner} />
              </button>
              <button
                type="button"
                className="icon-btn"
                aria-label={words.dropMaterial(name)}
                onClick={() =>
                  apply((edited) => ({ ...remove(edited, at), selected: holder > at ? holder - 1 : holder }))
                }
              >
                <X className="ico" aria-hidden="true" />
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" className="ed-plus" aria-label={words.addMaterial} onClick={onAdd}>
            <Plus className="ico" aria-hidden="true" />
          </button>
        </li>
      </ul>
    </Line>
  );
}

const NOTHING = -1;

/** The monster a card is equipped to. */
export function Equipped({ card, set }: { card: number; set(fields: CardChange): void }) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const names = namesFor(setup, lang);
  const p = setup.cards[card]!;
  const fits = equipTargets(setup, card, cards);
  const all = p.equippedTo === undefined || fits.includes(p.equippedTo) ? fits : [p.equippedTo, ...fits];
  const canBe = cards.get(p.def).def.property === 'equip' || cards.get(p.def).def.kind !== 'spell';
  if (!canBe && p.equippedTo === undefined) return null;
  return (
    <Line label={words.equipped}>
      <select
        className="ed-select"
        aria-label={words.equipped}
        value={p.equippedTo ?? NOTHING}
        onChange={(event) => {
          const to = Number(event.target.value);
          set(to === NOTHING ? { equippedTo: null } : { equippedTo: to, faceUp: true });
        }}
      >
        <option value={NOTHING}>{words.nobody}</option>
        {all.map((to) => (
          <option key={to} value={to}>
            {`${nameOf(setup.cards[to]?.def ?? 0, lang)}, ${placeText(spotOfCard(setup, to), names.seat, lang)}`}
          </option>
        ))}
      </select>
    </Line>
  );
}
