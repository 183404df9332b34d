import { card, ruling } from '../language';

export default ruling(
  'attack-only-faceup-attack-position',
  {
    covers: ['attack-declaration', 'position', 'not-in-attack-position'],
    title: { en: 'Only from face-up Attack Position', ko: '앞면 공격 표시에서만' },
    statement: {
      en: 'A monster in Defense Position or face-down cannot attack.',
      ko: '수비 표시 몬스터와 뒷면 표시 몬스터는 공격할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls(card('Gemini Elf', { position: 'defense' }), 'Vorse Raider')
      .hasSet('Celtic Guardian');
    then.cannot(turnPlayer).attack('Gemini Elf', { because: 'not-in-attack-position' });
    then.cannot(turnPlayer).attack('Celtic Guardian', { because: 'not-in-attack-position' });
    then.can(turnPlayer).attack('Vorse Raider');
    turnPlayer.attacks('Vorse Raider', 'directly');
    then.lpIs(opponent, 6100);
    then.wasNeverOffered('Gemini Elf', 'attack');
    then.wasNeverOffered('Celtic Guardian', 'attack');
  },
);
