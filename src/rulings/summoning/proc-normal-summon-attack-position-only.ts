import { ruling } from '../language';

export default ruling(
  'proc-normal-summon-attack-position-only',
  {
    covers: ['normal-summon', 'set'],
    title: { en: 'A Normal Summon is in Attack Position', ko: '일반 소환은 앞면 공격 표시로' },
    statement: {
      en: 'A monster is Normal Summoned face-up in Attack Position or Set face-down in Defense Position. Face-up Defense Position is not on offer.',
      ko: '일반 소환은 앞면 공격 표시로만, 세트는 뒷면 수비 표시로만 할 수 있다. 앞면 수비 표시로 일반 소환할 수는 없다.',
    },
  },
  ({ given, turnPlayer, inCase, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian');
    then.offersOnly('Celtic Guardian', 'normalSummon', 'setMonster');
    inCase({ en: 'Normal Summoned', ko: '일반 소환' }, () => {
      turnPlayer.normalSummons('Celtic Guardian');
      then.neverAsked('position');
      then.positionIs('Celtic Guardian', 'attack');
    });
    inCase({ en: 'Set', ko: '세트', contrast: 1 }, () => {
      turnPlayer.setsMonster('Celtic Guardian');
      then.neverAsked('position');
      then.positionIs('Celtic Guardian', 'defense', { faceDown: true });
    });
  },
);
