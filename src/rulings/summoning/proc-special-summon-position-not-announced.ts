import { ruling } from '../language';

export default ruling(
  'proc-special-summon-position-not-announced',
  {
    covers: ['special-summon-procedure', 'information'],
    title: {
      en: 'Position and zone of a Special Summon stay unsaid',
      ko: '특수 소환의 표시 형식과 존은 미리 밝히지 않아도 된다',
    },
    statement: {
      en: 'When a Special Summon is declared, the opponent may have to decide about negating it before learning position and zone; they are seen when the Summon succeeds.',
      ko: '특수 소환을 선언할 때 표시 형식과 존을 상대에게 알릴 필요는 없다. 상대는 그것을 모른 채 무효로 할지 정해야 할 수 있으며, 소환이 성공했을 때 알게 된다.',
    },
    doubtful: {
      en: 'Position and zone are said to be fixed when the Summon is declared, with the zone taken from then on, and yet need not be told. Here they are fixed at the declaration and shown to the opponent only at the success.',
      ko: '선언할 때 표시 형식과 존이 정해지고 그 존이 사용 중이 된다는 설명과 잘 맞지 않는다. 여기서는 그때 정하되 소환이 성공할 때까지 상대에게 보이지 않는 것으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet('Solemn Judgment');
    turnPlayer.specialSummons('Cyber Dragon', { position: 'defense', zone: 3 });
    then.isAsked(opponent, 'summonNegation');
    then.isIn('Cyber Dragon', 'nowhere');
    then.summonIsHiddenFrom(opponent);
    opponent.passes();
    then.positionIs('Cyber Dragon', 'defense');
    then.happened('moved', { card: 'Cyber Dragon', where: { to: 'monsterZone', index: 3 } });
  },
);
