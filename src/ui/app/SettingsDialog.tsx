import { NEAR_SIDES, SPEEDS } from '@/store/settings';
import { useSettings, useStrings } from './context';
import { Dialog } from './Dialog';
import { RadioGroup } from './RadioGroup';
import './dialogs.css';

/** Preferences: each holds at once. */
export function SettingsDialog({ onClose }: { onClose(): void }) {
  const s = useStrings();
  const settings = useSettings((state) => state);
  const { change } = settings;
  const t = s.settings;
  return (
    <Dialog title={t.title} sheet onClose={onClose}>
      <div className="settings">
        <RadioGroup
          legend={t.language}
          value={settings.lang}
          options={[
            ['ko', '한국어', 'ko'],
            ['en', 'English', 'en'],
          ]}
          onChange={(lang) => change({ lang })}
        />
        <RadioGroup
          legend={t.theme}
          value={settings.theme}
          options={(['system', 'dark', 'light'] as const).map((theme) => [theme, t.themes[theme]])}
          onChange={(theme) => change({ theme })}
        />
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
        <p className="dialog-note">{t.kept}</p>
      </div>
    </Dialog>
  );
}
