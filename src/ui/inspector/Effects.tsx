import { effectNumbers } from '@/catalogue/numbers';
import type { CardDefinition, CardView, OptionView, PromptView, Refusal } from '@/engine';
import { circled, SpeedMark } from '../app/marks';
import { useTexts } from '../app/texts';
import { holderOf, useTable } from '../duel/table';
import { useActionName, usePrice } from '../prompts/options';
import { speedOf } from '../prompts/speed';
import { isChoice, isWindow } from '../prompts/wording';
import { Missed } from '../why/Missed';
import { Standing } from '../why/Standing';
import { WHY_WORDS } from '../why/words';
import { RuleLink } from './RuleLink';

interface Props {
  card: CardView;
  definition: CardDefinition;
  answer(index: number): void;
}

/** The text of every effect with what it can do now; then what the card can do without an effect. */
export function Effects({ card, definition, answer }: Props) {
  const table = useTable();
  const texts = useTexts();
  const { s, lang, view } = table;
  const words = WHY_WORDS[lang];
  const numbers = effectNumbers(definition);
  const options = table.options(card.id);
  // In the middle of a choice everything is refused for the same reason: it is told once, not under every effect.
  const choosing = table.view.prompt !== null && isChoice(table.view.prompt.kind);
  const refusals = choosing ? [] : table.refusals(card.id);
  // Activating a Pendulum Card is an effect of the rules: it is not in the definition.
  const plain = options.filter(
    ({ option, effect, def }) =>
      (effect === null || (def === null && effect >= definition.effects.length)) && option.do !== 'pick',
  );
  const plainRefusals = refusals.filter(
    ({ effect, def }) => effect === null || (def === undefined && effect >= definition.effects.length),
  );
  if (!texts) return <p className="insp-note">{s.inspector.loadingText}</p>;
  const materials = texts.materialText(definition, lang);
  return (
    <>
      {choosing && (
        <p className="insp-note">{isAbout(table.view.prompt, card.id) ? s.inspector.inUse : s.inspector.choosing}</p>
      )}
      {materials && <p className="effect-text">{materials}</p>}
      <ol className="effects">
        {definition.effects.map((effect, i) => {
          const number = numbers[i] ?? null;
          const speed = speedOf(definition, i);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place in the definition
            <li className="effect" key={i}>
              <span className="effect-no">{number === null ? '' : circled(number)}</span>
              <div>
                <p className="effect-kind">
                  {definition.pendulum && (
                    <b>{effect.pendulum ? s.inspector.pendulumEffect : s.inspector.monsterEffect} · </b>
                  )}
                  {texts.effectKindLabel(effect, lang)}
                  {speed && <SpeedMark speed={speed} label={s.chain.speed(speed)} />}
                </p>
                <p className="effect-text">{texts.effectText(definition, i, lang)}</p>
                <EffectState
                  options={options.filter((option) => option.effect === i && option.def === null)}
                  refusals={refusals.filter((refusal) => refusal.effect === i && refusal.def === undefined)}
                  answer={answer}
                />
                {!choosing && <Standing card={card} effect={effect} index={i} />}
              </div>
            </li>
          );
        })}
        {card.gained.map(({ def, effect }) => (
          <GainedEffect
            key={`${def}.${effect}`}
            lender={table.definition(card.id, def)}
            effect={effect}
            options={options.filter((option) => option.def === def && option.effect === effect)}
            refusals={refusals.filter((refusal) => refusal.def === def && refusal.effect === effect)}
            answer={answer}
          />
        ))}
      </ol>
      {view.viewer !== 'both' && holderOf(card) !== view.viewer && <p className="insp-note">{words.others}</p>}
      {definition.effects.length + card.gained.length === 0 && <p className="insp-note">{s.inspector.noEffects}</p>}
      {(plain.length > 0 || plainRefusals.length > 0) && (
        <section className="others">
          <h3>{s.inspector.otherActions}</h3>
          <ul>
            {plain.map((option) => (
              <li key={option.index}>
                <ActionButton option={option} answer={answer} />
              </li>
            ))}
            {plainRefusals.map((refusal) => (
              <li key={refusal.action}>
                <Refused refusal={refusal} named />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface StateProps {
  options: readonly OptionView[];
  refusals: readonly Refusal[];
  answer(index: number): void;
}

/** An effect it has gained from a card it was Summoned with, in the words of that card. */
function GainedEffect({
  lender,
  effect,
  ...state
}: StateProps & { lender: CardDefinition | undefined; effect: number }) {
  const { s, lang } = useTable();
  const texts = useTexts();
  if (!lender || !texts) return null;
  const speed = speedOf(lender, effect);
  return (
    <li className="effect">
      <span className="effect-no" />
      <div>
        <p className="effect-kind">
          {s.inspector.gainedFrom(lender.name[lang])}
          {speed && <SpeedMark speed={speed} label={s.chain.speed(speed)} />}
        </p>
        <p className="effect-text">{texts.effectText(lender, effect, lang)}</p>
        <EffectState {...state} />
      </div>
    </li>
  );
}

function EffectState({ options, refusals, answer }: StateProps) {
  return (
    <>
      {options.map((option) => (
        <ActionButton key={option.index} option={option} answer={answer} />
      ))}
      {options.length === 0 && refusals.map((refusal) => <Refused key={refusal.action} refusal={refusal} />)}
    </>
  );
}

function ActionButton({ option, answer }: { option: OptionView; answer(index: number): void }) {
  const { s, view } = useTable();
  const actionName = useActionName();
  const price = usePrice()(option);
  const inChain = option.option.do === 'activate' && view.prompt !== null && isWindow(view.prompt.kind);
  const name = inChain ? s.inspector.asLink(view.chain.length + 1) : actionName(option);
  return (
    <button type="button" className={`btn use${inChain ? ' use-chain' : ''}`} onClick={() => answer(option.index)}>
      {name}
      {price && <small> {price}</small>}
    </button>
  );
}

/** The choice that is due was brought about by this card. */
const isAbout = (prompt: PromptView | null, card: number): boolean =>
  prompt !== null &&
  (prompt.card === card ||
    prompt.options.some(
      ({ option, card: about }) => (option.do === 'zone' || option.do === 'position') && about === card,
    ));

/** Every reason why not, never only the first. */
function Refused({ refusal, named = false }: { refusal: Refusal; named?: boolean }) {
  const table = useTable();
  const texts = useTexts();
  const actionName = useActionName();
  const { s, lang } = table;
  if (!texts) return null;
  const defOf = (id: number): number => table.card(id)?.def ?? 0;
  const name = named
    ? actionName({ index: -1, option: bare(refusal), card: refusal.card, effect: null, def: null })
    : s.inspector.notNow;
  return (
    <div className="refused">
      <b>{name}</b>
      <ul>
        {refusal.reasons.map((reason) => (
          <li key={`${reason.rule}${JSON.stringify(reason.params ?? {})}`}>
            {texts.reasonText(reason, lang, table.name)}{' '}
            <RuleLink
              rule={reason.rule}
              card={defOf(refusal.card)}
              action={refusal.action}
              by={defOf(Number(reason.params?.source ?? -1))}
            />
            {reason.rule === 'missed-timing' && <Missed event={Number(reason.params?.event ?? -1)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The option that was refused, only to be named. */
function bare({ action, card }: Refusal): OptionView['option'] {
  switch (action) {
    case 'normalSummon':
    case 'setMonster':
    case 'setCard':
    case 'flipSummon':
    case 'changePosition':
    case 'attack':
    case 'pendulumSummon':
      return { do: action, card };
    case 'materialSummon':
      return { do: action, card, recipe: 0 };
    case 'activate':
      return { do: action, card, effect: -1 };
    default:
      return { do: 'pass' };
  }
}
