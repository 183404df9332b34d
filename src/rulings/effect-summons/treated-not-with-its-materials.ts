import { ruling } from '../language';

export default ruling(
  'treated-not-with-its-materials',
  {
    covers: ['fusion-summon', 'materials', 'special-summon'],
    title: { en: 'Treated as a Fusion Summon, without the materials', ko: '융합 소환으로 취급해도 소재는 없다' },
    statement: {
      en: 'Instant Fusion Special Summons without materials, treated as a Fusion Summon. That is enough for El Shaddoll Winda, which only asks to be Fusion Summoned, but not for Gem-Knight Seraphinite, which asks for a Fusion Summon with the materials it lists.',
      ko: '인스턴트 퓨전은 소재 없이 특수 소환하고 융합 소환으로 취급한다. "융합 소환으로만" 소환할 수 있는 엘섀도르 미도라시는 소환할 수 있지만, 쓰여진 소재로 융합 소환해야 하는 젬나이트 세라피는 소환할 수 없다.',
    },
    doubtful: {
      en: 'The texts of the two monsters decide here: no materials are used, so a text that asks for them is not met.',
      ko: '두 몬스터의 텍스트에 따라 판단했다. 융합 소재를 사용하지 않으므로, 소재를 요구하는 텍스트는 만족하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Instant Fusion');
    inCase({ en: 'It must be Fusion Summoned', ko: '융합 소환으로만' }, () => {
      given(turnPlayer).hasInExtraDeck('El Shaddoll Winda');
      turnPlayer.activates('Instant Fusion');
      bothPass();
      then.controls(turnPlayer, 'El Shaddoll Winda');
    });
    inCase({ en: 'It must be Summoned with its materials', ko: '상기의 카드를 소재로', contrast: 1 }, () => {
      given(turnPlayer).hasInExtraDeck('Gem-Knight Seraphinite');
      then.cannot(turnPlayer).activate('Instant Fusion', { because: ['nothing-to-do', 'revival-limit'] });
    });
  },
);
