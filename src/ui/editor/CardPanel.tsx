import { Hand, Trash2 } from 'lucide-react';
import { cards } from '@/catalogue';
import { labelOf } from '@/catalogue/text/labels';
import { type CardView, FIELD, isFaceUp, mostCounters, type PlacedCard, type Seat } from '@/engine';
import { COUNTERS, type Counter, SUMMON_METHODS, SUMMON_WAYS, type SummonMethod, type SummonWay } from '@/engine/terms';
import { type CardChange, change, control, count, ownerOf, turnOf } from '@/store/editor';
import { useLang } from '../app/context';
import { CardFace } from '../card/CardFace';
import { Equipped, Materials } from './Attached';
import { Choose, Line, Stepper, Toggle } from './controls';
import { Deeds } from './Deeds';
import { editorStore, useEdited } from './kept';
import { namesFor, placeText, spotOfCard } from './model';
import { faceFor, nameOf } from './palette';
import { StatsNow } from './StatsNow';
import { EDITOR_WORDS } from './words';

interface Props {
  card: number;
  /** As the table shows it. */
  seen: CardView | undefined;
  onMove(card: number): void;
  onRemove(card: number): void;
  onAddMaterial(card: number): void;
}

const MOST = 99;

/** Everything that can be said of one card of the position. */
export function CardPanel({ card, seen, onMove, onRemove, onAddMaterial }: Props) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const setup = useEdited((state) => state.setup);
  const p = setup.cards[card];
  if (!p || !cards.has(p.def)) return null;
  const names = namesFor(setup, lang);
  const { def } = cards.get(p.def);
  const other = lang === 'en' ? 'ko' : 'en';
  const onField = FIELD.includes(p.place);
  const set = (fields: CardChange): void => editorStore.getState().apply((edited) => change(edited, card, fields));
  const seats = ([0, 1] as const).map((seat) => [seat, names.seat(seat)] as const);
  const all =
    onField && isFaceUp(p) ? COUNTERS.filter((one) => mostCounters(cards, p.def, one) > 0 || p.counters?.[one]) : [];
  // Counters its own text speaks of, and those it has; any other is added by choice.
  const counters = all.filter((one) => p.counters?.[one] || cards.get(p.def).holds[one]);
  const others = all.filter((one) => !counters.includes(one));
  const counted = (counter: Counter, n: number): void =>
    editorStore.getState().apply((edited) => count(edited, card, counter, n));
  return (
    <section className="ed-card" aria-label={nameOf(p.def, lang)}>
      <header>
        <CardFace face={faceFor(p.def)} size="m" lang={lang} />
        <div>
          <h2>{nameOf(p.def, lang)}</h2>
          <p lang={other}>{nameOf(p.def, other)}</p>
          <p>{placeText(spotOfCard(setup, card), names.seat, lang)}</p>
        </div>
      </header>
      <Stance p={p} set={set} />
      {seen && p.place === 'monsterZone' && isFaceUp(p) && (
        <StatsNow seen={seen} hasDef={def.frame !== 'link'} hasLevel={def.frame !== 'link' && def.frame !== 'xyz'} />
      )}
      {onField && (
        <Choose<Seat>
          label={words.controller}
          value={p.seat}
          options={seats}
          onChange={(seat) => editorStore.getState().apply((edited) => control(edited, card, seat, cards))}
        />
      )}
      {(onField || p.place === 'attached') && (
        <Choose<Seat> label={words.owner} value={ownerOf(p)} options={seats} onChange={(owner) => set({ owner })} />
      )}
      {def.frame === 'xyz' && p.place === 'monsterZone' && (
        <Materials holder={card} onAdd={() => onAddMaterial(card)} />
      )}
      {p.place === 'spellTrapZone' && <Equipped card={card} set={set} />}
      {counters.map((counter) => (
        <Stepper
          key={counter}
          label={labelOf('counters', counter, lang)}
          value={p.counters?.[counter] ?? 0}
          min={0}
          max={Math.min(MOST, mostCounters(cards, p.def, counter))}
          onChange={(n) => counted(counter, n)}
        />
      ))}
      {others.length > 0 && (
        <Line label={words.counters}>
          <select
            className="ed-select"
            aria-label={words.addCounter}
            value=""
            onChange={(event) => {
              const counter = others.find((one) => one === event.target.value);
              if (counter) counted(counter, 1);
            }}
          >
            <option value="">{words.addCounter}</option>
            {others.map((counter) => (
              <option key={counter} value={counter}>
                {labelOf('counters', counter, lang)}
              </option>
            ))}
          </select>
        </Line>
      )}
      {onField && <History p={p} turn={turnOf(setup)} set={set} />}
      {def.kind === 'monster' && ['monsterZone', 'gy', 'banished'].includes(p.place) && isFaceUp(p) && (
        <div className="ed-toggles">
          <Toggle
            on={p.properlySummoned ?? onField}
            onChange={(on) => set({ properlySummoned: on === onField ? null : on })}
          >
            {words.proper}
          </Toggle>
        </div>
      )}
      <Deeds card={card} p={p} set={set} />
      <div className="ed-actions">
        <button type="button" className="btn" onClick={() => onMove(card)}>
          <Hand className="ico" aria-hidden="true" /> {words.move}
        </button>
        <button type="button" className="btn" onClick={() => onRemove(card)}>
          <Trash2 className="ico" aria-hidden="true" /> {words.remove}
        </button>
      </div>
    </section>
  );
}

/** Face and battle position. */
function Stance({ p, set }: { p: PlacedCard; set(fields: CardChange): void }) {
  const words = EDITOR_WORDS[useLang()];
  const faceUp = isFaceUp(p);
  if (p.place === 'monsterZone') {
    const stance = faceUp ? (p.position ?? 'attack') : 'set';
    return (
      <Choose<'attack' | 'defense' | 'set'>
        label={words.position}
        value={stance}
        options={[
          ['attack', words.attack],
          ['defense', words.defense],
          ['set', words.set],
        ]}
        onChange={(value) =>
          set(value === 'set' ? { faceUp: false, position: 'defense' } : { faceUp: true, position: value })
        }
      />
    );
  }
  if (!['spellTrapZone', 'fieldZone', 'extraDeck', 'banished'].includes(p.place)) return null;
  const onField = p.place === 'spellTrapZone' || p.place === 'fieldZone';
  return (
    <Choose<boolean>
      label={words.face}
      value={faceUp}
      options={[
        [true, words.faceUp],
        [false, onField ? words.set : words.faceDown],
      ]}
      onChange={(value) => set({ faceUp: value })}
    />
  );
}

const USUAL = 'usual';

/** When it came to the field, and how. */
function History({ p, turn, set }: { p: PlacedCard; turn: number; set(fields: CardChange): void }) {
  const lang = useLang();
  const words = EDITOR_WORDS[lang];
  const turns = [
    [false, words.earlier],
    [true, words.thisTurn],
  ] as const;
  if (!isFaceUp(p)) {
    return (
      <Choose<boolean>
        label={words.setSince}
        value={p.setTurn === turn}
        options={turns}
        onChange={(now) => set({ setTurn: now ? turn : null })}
      />
    );
  }
  if (p.place !== 'monsterZone') return null;
  const how = p.way ?? p.method ?? USUAL;
  const choose = (value: string): void => {
    const way = SUMMON_WAYS.find((one) => one === value) ?? null;
    const method: SummonMethod | null = way ? 'special' : (SUMMON_METHODS.find((one) => one === value) ?? null);
    set({ way, method });
  };
  return (
    <>
      <Choose<boolean>
        label={words.since}
        value={p.summonedTurn === turn}
        options={turns}
        onChange={(now) => set({ summonedTurn: now ? turn : null })}
      />
      <Line label={words.how}>
        <select
          className="ed-select"
          aria-label={words.how}
          value={how}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={USUAL}>{words.usual}</option>
          {SUMMON_METHODS.map((method) => (
            <option key={method} value={method}>
              {labelOf('methods', method, lang)}
            </option>
          ))}
          {SUMMON_WAYS.map((way: SummonWay) => (
            <option key={way} value={way}>
              {labelOf('ways', way, lang)}
            </option>
          ))}
        </select>
      </Line>
    </>
  );
}
