import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { labelOf } from '@/catalogue/text/labels';
import { PHASES, type Seat } from '@/engine';
import { PROMPT_MODES, type Stop } from '@/store/prompts';
import { NEAR_SIDES, SPEEDS } from '@/store/settings';
import { useSettings, useStrings } from './context';
import { Dialog } from './Dialog';
import { SeatMark } from './marks';
import { RadioGroup } from './RadioGroup';
import './dialogs.css';
import './settings.css';

/** Preferences: each holds at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const s = useStrings();
  const settings = useSettings((state) => state);
  const { change } = settings;
  const t = s.settings;
  return (
    <Dialog title={t.title} sheet wide onClose={onClose}>
      <p className="settings-kept">
        {settings.kept === 'ok' ? (
          <>
            <Check className="ico" aria-hidden="true" /> {t.kept}
          </>
        ) : (
          t.notKept
        )}
      </p>
      <div className="settings">
        <section>
          <h3>{t.duel}</h3>
          <RadioGroup
            legend={t.prompts}
            value={settings.prompts}
            options={PROMPT_MODES.map((mode) => [mode, t.promptModes[mode]])}
            onChange={(prompts) => change({ prompts })}
          />
          <p className="dialog-note">{t.promptsNote}</p>
          <Stops />
          <RadioGroup
            legend={t.speed}
            value={settings.speed}
            options={SPEEDS.map((speed) => [speed, t.speeds[`${speed}`]])}
            onChange={(speed) => change({ speed })}
          />
          <RadioGroup
            legend={t.hands}
            value={settings.openHands}
            options={[
              [true, t.handsOpen],
              [false, t.handsAsked],
            ]}
            onChange={(openHands) => change({ openHands })}
          />
          <RadioGroup
            legend={t.near}
            value={settings.near}
            options={NEAR_SIDES.map((near) => [near, t.nearSides[near]])}
            onChange={(near) => change({ near })}
          />
          <Switch
            label={t.everyWindow}
            on={settings.everyWindow}
            states={[t.off, t.on]}
            onChange={(everyWindow) => change({ everyWindow })}
          >
            {t.everyWindowNote}
          </Switch>
        </section>
        <section>
          <h3>{t.display}</h3>
          <RadioGroup
            legend={t.theme}
            value={settings.theme}
            options={(['system', 'dark', 'light'] as const).map((theme) => [theme, t.themes[theme]])}
            onChange={(theme) => change({ theme })}
          />
          <p className="dialog-note">{t.motion}</p>
          <RadioGroup
            legend={t.language}
            value={settings.lang}
            options={[
              ['ko', '한국어', 'ko'],
              ['en', 'English', 'en'],
            ]}
            onChange={(lang) => change({ lang })}
          />
        </section>
        <section>
          <h3>{t.keyboard}</h3>
          <Switch
            label={t.singleKeys}
            on={settings.singleKeys}
            states={[t.off, t.on]}
            onChange={(singleKeys) => change({ singleKeys })}
          >
            {t.singleKeysNote}
          </Switch>
        </section>
        <button type="button" className="btn wide" onClick={settings.reset}>
          {t.reset}
        </button>
      </div>
    </Dialog>
  );
}

/** The pins of the phase bar, all at once. */
function Stops() {
  const s = useStrings();
  const lang = useSettings((state) => state.lang);
  const stops = useSettings((state) => state.stops);
  const change = useSettings((state) => state.change);
  const toggle = (stop: Stop): void =>
    change({ stops: stops.includes(stop) ? stops.filter((other) => other !== stop) : [...stops, stop] });
  return (
    <fieldset className="settings-stops">
      <legend>{s.settings.stops}</legend>
      <div className="settings-phases" aria-hidden="true">
        <span />
        {PHASES.map((phase) => (
          <span key={phase}>{s.phasesShort[phase]}</span>
        ))}
      </div>
      {([0, 1] as const).map((seat: Seat) => (
        <div className="settings-phases" key={seat}>
          <span title={s.top.turnOf(s.player(seat + 1))}>
            <SeatMark seat={seat} />
          </span>
          {PHASES.map((phase) => {
            const stop: Stop = `${phase}${seat}`;
            return (
              <label key={phase}>
                <input
                  type="checkbox"
                  checked={stops.includes(stop)}
                  onChange={() => toggle(stop)}
                  aria-label={s.top.stop(labelOf('phases', phase, lang), s.player(seat + 1))}
                />
                <Check className="ico" aria-hidden="true" />
              </label>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  on: boolean;
  states: readonly [off: string, on: string];
  onChange(on: boolean): void;
  children: ReactNode;
}

function Switch({ label, on, states, onChange, children }: SwitchProps) {
  const about = useId();
  return (
    <div className="settings-switch">
      <span>
        {label}
        <small id={about}>{children}</small>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        aria-describedby={about}
        onClick={() => onChange(!on)}
      >
        <span aria-hidden="true">{states[on ? 1 : 0]}</span>
      </button>
    </div>
  );
}
